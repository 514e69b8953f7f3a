import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Contact } from '~/domain/people/contact-names'
import type { UserInviteHistory } from './invite-history'
import { invitePerson } from './mutations'
import { sendInvitations, type Outcome, type Run } from './send-invitations'

/** The invitations sent from an open picker: their progress, and the result of each by address. */
export function useInvitations(history: UserInviteHistory) {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>(new Map())
  const [progress, setProgress] = useState<{ at: number; total: number }>()
  const [run, setRun] = useState<Run>()
  const { mutateAsync: sendInvite } = useMutation(invitePerson())
  const currentRun = useRef<AbortController>(undefined)

  // Leaving the page stops the run.
  useEffect(() => () => currentRun.current?.abort(), [])

  return {
    outcomes,
    progress,
    run,
    /** Sends to these; undefined when others are being sent to. */
    async send(contacts: readonly Contact[]): Promise<Run | undefined> {
      if (currentRun.current) return undefined
      const control = new AbortController()
      currentRun.current = control
      setRun(undefined)
      setProgress({ at: 1, total: contacts.length })
      const ended = await sendInvitations({
        contacts,
        send: sendInvite,
        history,
        signal: control.signal,
        onStart: (at) => setProgress({ at, total: contacts.length }),
        onOutcome: ({ email }, outcome) =>
          setOutcomes((known) => new Map(known).set(email, outcome)),
      })
      currentRun.current = undefined
      setProgress(undefined)
      setRun(ended)
      return ended
    },
    /** Stops after the current one. */
    stop: () => currentRun.current?.abort(),
    clear() {
      setOutcomes(new Map())
      setRun(undefined)
    },
  }
}

/** The state of an open picker's invitations. */
export type Invitations = ReturnType<typeof useInvitations>
