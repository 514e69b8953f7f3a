import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Contact } from '~/domain/people/contact-names'
import { failureText } from '~/domain/account/failure-text'
import { inviteMessages } from '~/domain/messages/invite'
import { isAbort } from '~/lib/abort'
import { realTimers } from '~/lib/timers'
import type { Invited, UserInviteHistory } from './invite-history'
import type { ContactsSetting } from './contacts-setting'
import type { MicrosoftContacts } from './microsoft-contacts'

/** The steps to the picker. */
export type ContactsStage =
  | { at: 'closed'; problem?: string }
  | { at: 'opening' }
  | { at: 'gathering'; count: number }
  | { at: 'picking'; contacts: readonly Contact[]; invited: Invited }

/** Loads the code that speaks with Microsoft; replaced in tests. */
export type OpenContacts = (setting: ContactsSetting) => Promise<MicrosoftContacts>

const openOnDemand: OpenContacts = async (setting) => {
  const code = await import('./microsoft-contacts').catch(() => {
    throw new Error(inviteMessages.notLoaded)
  })
  return code.openMicrosoftContacts(setting).catch(() => {
    throw new Error(inviteMessages.notLoaded)
  })
}

type Parts = {
  setting: ContactsSetting | undefined
  /** What the sign-in sent back, in the hash of the address; '' when nothing came. */
  returned: string
  history: UserInviteHistory
  /** The golfer is about to leave for the sign-in's page. */
  onLeave: () => Promise<void>
  open?: OpenContacts | undefined
}

/** From the button to the picker: sign-in, gathering, choosing. */
export function useContacts({ setting, returned, history, onLeave, open = openOnDemand }: Parts) {
  const [stage, setStage] = useState<ContactsStage>(
    returned === '' ? { at: 'closed' } : { at: 'opening' },
  )
  const work = useRef<AbortController>(undefined)

  async function gather(contacts: MicrosoftContacts, token: string, signal: AbortSignal) {
    const onCount = (count: number) => setStage({ at: 'gathering', count })
    onCount(0)
    const gathered = await contacts.gather({ token, signal, onCount })
    const invited = await history.invited()
    signal.throwIfAborted()
    setStage({ at: 'picking', contacts: gathered, invited })
  }

  async function attempt(hash: string): Promise<void> {
    if (work.current) return
    const control = new AbortController()
    const { signal } = control
    work.current = control
    try {
      const contacts = await (setting
        ? open(setting)
        : Promise.reject(new Error(inviteMessages.notConfigured)))
      signal.throwIfAborted() // before the returned sign-in is used, which is possible only once
      const token = hash === '' ? await contacts.token() : await contacts.finish(hash)
      signal.throwIfAborted()
      if (token !== undefined) return await gather(contacts, token, signal)
      await onLeave()
      await contacts.requestAccess(signal)
      setStage({ at: 'closed' }) // so that the button works again after the browser's Back
    } catch (error) {
      if (signal.aborted) return
      const problem = isAbort(error)
        ? inviteMessages.gatherFailed
        : failureText(error, inviteMessages.gatherFailed)
      setStage({ at: 'closed', problem })
    } finally {
      if (work.current === control) work.current = undefined
    }
  }

  // After the page has rendered.
  const finish = useEffectEvent(() => void attempt(returned))
  useEffect(() => (returned === '' ? undefined : realTimers.after(0, finish)), [returned])

  useEffect(
    () => () => {
      work.current?.abort()
      work.current = undefined
    },
    [],
  )

  return {
    stage,
    start() {
      if (work.current) return
      setStage({ at: 'opening' })
      void attempt('')
    },
    /** Cancel, at any stage. */
    close() {
      work.current?.abort()
      work.current = undefined
      setStage({ at: 'closed' })
    },
  }
}
