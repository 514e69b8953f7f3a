import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  needsHdcpCheck,
  hdcpIdOf,
  profileFault,
  sameProfile,
  tidyProfile,
  type Profile,
  type ProfileFault,
} from '~/domain/people/profile'
import { failureText } from '~/domain/account/failure-text'
import { profileMessages } from '~/domain/messages/profile'

export type SaverState = {
  /** The values of the fields. */
  readonly form: Profile
  readonly saving: 'idle' | 'saving' | 'saved'
  /** The association is checking the HDCP ID. */
  readonly checking: boolean
  /** The validation error that prevents saving. */
  readonly fault: ProfileFault | undefined
  /** Why the last save failed; the input stays. */
  readonly failure: string | undefined
}

export type ProfileSaver = Omit<StoreApi<SaverState>, 'setState'> & {
  change(patch: Partial<Profile>): void
  /** Called on blur: saves changes, if they are valid. */
  commit(): void
}

type Parts = {
  saved: Profile
  /** Sends all fields. Rejects with an error that can be shown. */
  save: (profile: Profile) => Promise<void>
  /** The association's verdict on number, last name and gender. Rejects when there is none. */
  check: (profile: Profile) => Promise<{ isValid: boolean; message: string }>
  /** The old HDCP ID was restored, for this reason. */
  onRestored: (message: string) => void
  /** Saved, and nothing more to save. */
  onSaved: () => void
  /** Reads from the host whether the posts are private; undefined when unknown. May reject. */
  readPrivate: () => Promise<boolean | undefined>
}

/**
 * The auto-save of the profile page (R23). Saves run one after another, and the server ends up with the last input. A
 * changed HDCP ID waits for the association's verdict; unless it is valid, the old ID is restored. After a failed save
 * the input stays and is saved again on the next blur; Private Posts is a switch, so it shows the host's value.
 */
export function createProfileSaver(parts: Parts): ProfileSaver {
  let saved = tidyProfile(parts.saved)
  let running = false
  let again = false
  const { setState, ...store } = createStore<SaverState>(() => ({
    form: parts.saved,
    saving: 'idle',
    checking: false,
    fault: undefined,
    failure: undefined,
  }))
  const { getState } = store

  /** Whether the number may be saved; if not, the old one is restored unless it was edited meanwhile. */
  async function verified(edited: Profile): Promise<boolean> {
    if (!needsHdcpCheck(edited, saved)) return true
    setState({ checking: true })
    const verdict = await parts.check(edited).catch(() => undefined)
    setState({ checking: false })
    if (verdict?.isValid) return true
    if (hdcpIdOf(getState().form) !== hdcpIdOf(edited)) return false
    const message = verdict?.message || profileMessages.hdcpInvalid
    const { ghinNumber } = saved
    const sameNumber = hdcpIdOf(edited) === hdcpIdOf(saved)
    const field = tidyProfile(edited).lastName === saved.lastName ? 'gender' : 'lastName'
    // With an unchanged number it is the name or gender that does not match: it stays unsaved, to be corrected.
    setState({
      form: { ...getState().form, ghinNumber },
      fault: sameNumber ? { field, message } : undefined,
    })
    parts.onRestored(message)
    return false
  }

  /**
   * Private Posts reverts to the last known value, then to the host's: a save whose response was lost may have
   * succeeded.
   */
  async function restorePrivate(edited: Profile): Promise<void> {
    if (again || edited.private === saved.private) return
    setState({ form: { ...getState().form, private: saved.private } })
    const isPrivate = await parts.readPrivate().catch(() => undefined)
    const isPressedAnew = running || getState().form.private !== saved.private
    if (isPrivate !== edited.private || isPressedAnew) return
    saved = { ...saved, private: isPrivate }
    setState({ form: { ...getState().form, private: isPrivate } })
    if (sameProfile(getState().form, saved)) setState({ saving: 'saved', failure: undefined })
  }

  async function run(): Promise<void> {
    for (;;) {
      const edited = getState().form
      if (sameProfile(edited, saved)) return
      const fault = profileFault(edited)
      if (fault) return setState({ fault })
      if (!(await verified(edited))) {
        if (sameProfile(getState().form, edited) || getState().fault) return
        continue
      }
      setState({ saving: 'saving', failure: undefined, fault: undefined })
      try {
        await parts.save(tidyProfile(edited))
      } catch (error) {
        setState({ saving: 'idle', failure: failureText(error) })
        void restorePrivate(edited)
        return
      }
      saved = tidyProfile(edited)
      setState({ saving: 'saved' })
      parts.onSaved()
    }
  }

  async function runAll(): Promise<void> {
    running = true
    while (again) {
      again = false
      await run()
    }
    running = false
  }

  return {
    ...store,
    change(patch) {
      setState({ form: { ...getState().form, ...patch }, fault: undefined })
    },
    commit() {
      again = true
      if (!running) void runAll()
    },
  }
}
