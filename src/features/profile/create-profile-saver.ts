import { createStore, type StoreApi } from 'zustand/vanilla'
import {
  editsOf,
  hdcpKey,
  needsHdcpCheck,
  isAbout,
  profileFault,
  sameProfile,
  tidyProfile,
  type Profile,
  type ProfileFault,
} from '~/domain/people/profile'
import { hdcpIdOf } from '~/domain/account/credentials'
import { failureText } from '~/domain/account/failure-text'
import { isHostMissing, mayHaveHappened } from '~/api/errors'
import { profileMessages } from '~/domain/messages/profile'
import type { Timers } from '~/lib/timers'

/** What the profile form shows. */
export type SaverState = {
  /** The values of the fields. */
  readonly form: Profile
  readonly saving: 'idle' | 'saving' | 'saved'
  /** The association is checking the HDCP ID. */
  readonly checking: boolean
  /** What it has compared last, if it matches: the `hdcpKey` of that input. */
  readonly matched: string | undefined
  /** The validation error that prevents saving. */
  readonly fault: ProfileFault | undefined
  /** Why the last save failed; the input stays. */
  readonly failure: string | undefined
}

/** A form that was not saved. */
export type Unsaved = { typed: Profile; saved: Profile }

/** The profile form's values and their auto-save. */
export type ProfileSaver = Omit<StoreApi<SaverState>, 'setState'> & {
  change(patch: Partial<Profile>): void
  /** Called on blur: saves changes, if they are valid. */
  commit(): void
  /** Called when the network is back: saves what got no response, unless a field is being typed in, which will be left. */
  retry(): void
  /**
   * The form has an older record than this one: fields that differ show it, unless the golfer has edited them. A record
   * may have been read before this tab's last save, unless it is known to be newer.
   */
  follow(profile: Profile, known?: { isAfterSaves: boolean }): void
  /** What is typed and not saved, and what it was typed over; undefined when all is saved. */
  unsaved(): Unsaved | undefined
  /** Shows what another form could not save, and a message. It is saved when a field is left. */
  restore(unsaved: Unsaved): void
  /** How many saves have begun or ended: a record that was read while it changed may be older than one of them. */
  saves(): number
  /** Resolves once no save runs. */
  idle(): Promise<void>
}

type Parts = {
  saved: Profile
  /** Sends all fields. Rejects with an error that can be shown. */
  save: (profile: Profile) => Promise<void>
  /** The association's verdict on number, last name and gender. Rejects when it gave none. */
  check: (profile: Profile) => Promise<{ isValid: boolean; message: string }>
  /** The old HDCP ID was restored, for this reason. */
  onRestored: (message: string) => void
  /** Saved, and nothing more to save. */
  onSaved: () => void
  /** Reads from the host whether the posts are private; undefined when unknown. May reject. */
  readPrivate: () => Promise<boolean | undefined>
  timers: Timers
}

/** Milliseconds, so that a press that leaves a field reaches its button before an alert can cover it. */
const ALERT_DELAY_MS = 300

/**
 * The auto-save of the profile page: saves run one after another, and the server ends up with the last input (R23). What
 * could not be saved stays and is saved on the next blur, but a refused HDCP ID is replaced by the old one, and Private
 * Posts shows the host's value.
 */
export function createProfileSaver(parts: Parts): ProfileSaver {
  let saved = tidyProfile(parts.saved)
  let running = false
  let lastRun = Promise.resolve()
  let saves = 0
  /** The last save or check got no response. */
  let isUnanswered = false
  /** A save got no clear response: the host may have what the form had then. */
  let isUnclear = false
  /** The golfer has edited the form since the last run, or that run has failed to set it back. */
  let hasEdits = false
  let again = false
  let hasSaved = false
  const { setState, ...store } = createStore<SaverState>(() => ({
    form: parts.saved,
    saving: 'idle',
    checking: false,
    matched: undefined,
    fault: undefined,
    failure: undefined,
  }))
  const { getState } = store

  /** The last refusal; its fault is shown as long as what it is about stays. */
  let refused: { key: string; fault: ProfileFault } | undefined
  let isTyping = false
  /** The message of a refusal that was not shown yet. */
  let pendingAlert: string | undefined

  /** Shows the alert, but never over a field that is being typed in. */
  function showPendingAlert(): void {
    if (pendingAlert === undefined || isTyping) return
    const message = pendingAlert
    pendingAlert = undefined
    parts.onRestored(message)
  }

  /** Whether number, last name and gender may be saved. */
  async function verified(edited: Profile): Promise<boolean> {
    if (!needsHdcpCheck(edited, saved)) return true
    const key = hdcpKey(edited)
    if (refused?.key === key) {
      setState({ fault: refused.fault })
      return false
    }
    setState({ checking: true, matched: undefined })
    const verdict = await parts.check(edited).catch(() => undefined)
    setState({ checking: false, matched: verdict?.isValid ? key : undefined })
    if (verdict?.isValid) return true
    if (hdcpKey(getState().form) === key) refuse(edited, verdict)
    return false
  }

  /** Restores the old number, or marks what does not match it; without a verdict everything stays as typed. */
  function refuse(edited: Profile, verdict: { message: string } | undefined): void {
    const sameNumber = hdcpIdOf(edited) === hdcpIdOf(saved)
    const sameName = tidyProfile(edited).lastName === saved.lastName
    const field = !sameNumber ? 'ghinNumber' : sameName ? 'gender' : 'lastName'
    if (!verdict) {
      isUnanswered = true
      return setState({ fault: { field, message: profileMessages.hdcpLater } })
    }
    const message = verdict.message || profileMessages.hdcpInvalid
    if (sameNumber) {
      refused = { key: hdcpKey(edited), fault: { field, message } }
      setState({ fault: refused.fault })
    } else {
      setState({ form: { ...getState().form, ghinNumber: saved.ghinNumber }, fault: undefined })
      again = true // the rest of the input is still to be saved,
      hasEdits = true // or to be set back
    }
    pendingAlert = message
    showPendingAlert()
  }

  /**
   * Private Posts reverts to the last known value, then to the host's: a save whose response was lost may have
   * succeeded.
   */
  async function restorePrivate(edited: Profile): Promise<void> {
    if (again || edited.private === saved.private) return
    setState({ form: { ...getState().form, private: saved.private } })
    let before: number
    let isPrivate: boolean | undefined
    do {
      await idle()
      before = saves
      isPrivate = await parts.readPrivate().catch(() => undefined)
    } while (saves !== before) // what was read may be older than a save
    const isPressedAgain = getState().form.private !== saved.private
    if (isPrivate !== edited.private || isPressedAgain) return
    saved = { ...saved, private: isPrivate }
    setState({ form: { ...getState().form, private: isPrivate } })
    if (sameProfile(getState().form, saved)) setState({ saving: 'saved', failure: undefined })
  }

  async function run(): Promise<void> {
    const edited = getState().form
    const isSetBack = hasEdits && sameProfile(edited, saved)
    hasEdits = false
    if (isSetBack) setState({ failure: undefined })
    if (sameProfile(edited, saved) && !(isSetBack && isUnclear)) return
    const fault = profileFault(edited)
    if (fault) return setState({ fault })
    if (!(await verified(edited))) return
    setState({ saving: 'saving', failure: undefined, fault: undefined })
    hasSaved = true
    try {
      await parts.save(tidyProfile(edited))
    } catch (error) {
      isUnanswered = isHostMissing(error)
      isUnclear ||= mayHaveHappened(error)
      hasEdits ||= isSetBack
      setState({ saving: 'idle', failure: failureText(error) })
      void restorePrivate(edited)
      return
    }
    isUnclear = false
    saved = tidyProfile(edited)
    setState({ saving: sameProfile(getState().form, saved) ? 'saved' : 'idle' })
    parts.onSaved()
  }

  async function runAll(): Promise<void> {
    running = true
    saves += 1
    while (again) {
      again = false
      isUnanswered = false
      await run()
    }
    running = false
    saves += 1
  }

  function start(): void {
    if (again && !running) lastRun = runAll()
  }

  async function idle(): Promise<void> {
    const awaited = lastRun
    await awaited
    if (awaited !== lastRun) await idle()
  }

  return {
    ...store,
    change(patch) {
      isTyping = true
      hasEdits = true
      const { form, fault, saving } = getState()
      setState({
        form: { ...form, ...patch },
        fault: fault && isAbout(fault, patch) ? undefined : fault,
        saving: saving === 'saved' ? 'idle' : saving,
      })
    },
    commit() {
      isTyping = false
      if (pendingAlert !== undefined) parts.timers.after(ALERT_DELAY_MS, showPendingAlert)
      again = true
      start()
    },
    retry() {
      again ||= isUnanswered && !isTyping
      start()
    },
    saves: () => saves,
    idle,
    unsaved() {
      const typed = getState().form
      return sameProfile(typed, saved) ? undefined : { typed, saved }
    },
    restore({ typed, saved: before }) {
      // Private Posts shows the host's value.
      const { private: _private, ...edits } = editsOf(typed, before)
      const now = getState().form
      const form = { ...now, ...edits, ...editsOf(now, saved) }
      if (sameProfile(form, saved)) return
      hasEdits = true
      setState({ form, failure: profileMessages.restored })
    },
    follow(profile, known) {
      if (known?.isAfterSaves ? running : hasSaved) return
      const now = getState().form
      const form = { ...now, ...editsOf(profile, saved), ...editsOf(now, saved) }
      const wasEdited = !sameProfile(now, saved)
      saved = tidyProfile(profile)
      setState({ form, ...(wasEdited && sameProfile(form, saved) && { failure: undefined }) })
    },
  }
}
