import {
  asksAssociation,
  hdcpIdOf,
  profileFault,
  sameProfile,
  tidyProfile,
  type Profile,
  type ProfileFault,
} from '~/domain/profile'
import { failureText } from '~/domain/failure-text'
import { profileMessages } from '~/domain/messages/profile'
import { createListeners } from '~/lib/listeners'

export type SaverState = {
  /** What stands in the fields. */
  readonly shown: Profile
  readonly saving: 'idle' | 'saving' | 'saved'
  /** The association is being asked about the HDCP ID. */
  readonly checking: boolean
  /** What keeps the profile from being saved. */
  readonly fault: ProfileFault | undefined
  /** Why the last save did not work; what was typed stays. */
  readonly failure: string | undefined
}

export type ProfileSaver = {
  state(): SaverState
  subscribe(listener: () => void): () => void
  change(patch: Partial<Profile>): void
  /** A field was left: saves what has changed, if it may be. */
  commit(): void
}

type Parts = {
  saved: Profile
  /** Sends all fields. Rejects with an error fit to show. */
  save: (profile: Profile) => Promise<void>
  /** The association's verdict on number, last name and gender. Rejects when there is none. */
  check: (profile: Profile) => Promise<{ isValid: boolean; message: string }>
  /** The old HDCP ID is back: why. */
  onRestored: (message: string) => void
  /** Saved, and nothing more to save. */
  onSaved: () => void
  /** Asks the host whether the posts are private there; undefined when it does not say. May reject. */
  readPrivate: () => Promise<boolean | undefined>
}

/**
 * The auto-save of the profile page (R23). Saves run one after another, and the last typed values are
 * what the server ends up with. A changed HDCP ID waits for the association's verdict; without a good one the old ID is
 * back. A save that failed leaves what was typed, and is tried again when a field is left; Private Posts, which nobody types,
 * shows what the host has.
 */
export function createProfileSaver(parts: Parts): ProfileSaver {
  const changes = createListeners()
  let saved = tidyProfile(parts.saved)
  let running = false
  let again = false
  let state: SaverState = {
    shown: parts.saved,
    saving: 'idle',
    checking: false,
    fault: undefined,
    failure: undefined,
  }
  const put = (patch: Partial<SaverState>) => {
    state = { ...state, ...patch }
    changes.notify()
  }

  /** Whether the number may be saved; otherwise the old one is back, unless another was typed meanwhile. */
  async function verified(wanted: Profile): Promise<boolean> {
    if (!asksAssociation(wanted, saved)) return true
    put({ checking: true })
    const verdict = await parts.check(wanted).catch(() => undefined)
    put({ checking: false })
    if (verdict?.isValid) return true
    if (hdcpIdOf(state.shown) !== hdcpIdOf(wanted)) return false
    const message = verdict?.message || profileMessages.hdcpInvalid
    const { ghinNumber } = saved
    const sameNumber = hdcpIdOf(wanted) === hdcpIdOf(saved)
    const field = tidyProfile(wanted).lastName === saved.lastName ? 'gender' : 'lastName'
    // With the old number the name or gender is what does not fit: it stays to be corrected, unsaved.
    put({
      shown: { ...state.shown, ghinNumber },
      fault: sameNumber ? { field, message } : undefined,
    })
    parts.onRestored(message)
    return false
  }

  /** Private Posts goes back to what the host had, and then to what it has: a save whose answer was lost may have been made. */
  async function restorePrivate(wanted: Profile): Promise<void> {
    if (again || wanted.private === saved.private) return
    put({ shown: { ...state.shown, private: saved.private } })
    const isPrivate = await parts.readPrivate().catch(() => undefined)
    const isPressedAnew = running || state.shown.private !== saved.private
    if (isPrivate !== wanted.private || isPressedAnew) return
    saved = { ...saved, private: isPrivate }
    put({ shown: { ...state.shown, private: isPrivate } })
    if (sameProfile(state.shown, saved)) put({ saving: 'saved', failure: undefined })
  }

  async function run(): Promise<void> {
    for (;;) {
      const wanted = state.shown
      if (sameProfile(wanted, saved)) return
      const fault = profileFault(wanted)
      if (fault) return put({ fault })
      if (!(await verified(wanted))) {
        if (sameProfile(state.shown, wanted) || state.fault) return
        continue
      }
      put({ saving: 'saving', failure: undefined, fault: undefined })
      try {
        await parts.save(tidyProfile(wanted))
      } catch (error) {
        put({ saving: 'idle', failure: failureText(error) })
        void restorePrivate(wanted)
        return
      }
      saved = tidyProfile(wanted)
      put({ saving: 'saved' })
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
    state: () => state,
    subscribe: changes.add,
    change(patch) {
      put({ shown: { ...state.shown, ...patch }, fault: undefined })
    },
    commit() {
      again = true
      if (!running) void runAll()
    },
  }
}
