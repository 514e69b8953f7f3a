import { ApiError } from '~/api/errors'
import type { Contact } from '~/domain/people/contact-names'
import { failureText } from '~/domain/account/failure-text'
import { isOnline } from '~/lib/online'
import type { Invitation } from './mutations'
import type { UserInviteHistory } from './invite-history'

/** The result of one invitation. */
export type Outcome = { kind: 'sent' } | { kind: 'failed'; message: string }

/** The result of all invitations. */
export type Run = { total: number; sent: number; failed: readonly Contact[]; stopped: boolean }

type Parts = {
  contacts: readonly Contact[]
  send: (invitation: Invitation) => Promise<unknown>
  history: Pick<UserInviteHistory, 'remember'>
  /** When it is aborted, the current invitation is finished and no other is sent. */
  signal: AbortSignal
  onStart: (at: number) => void
  onOutcome: (contact: Contact, outcome: Outcome) => void
}

/** Errors after which no other invitation could succeed: signed out, too many requests, no network. */
const stopsAll = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 401 || error.status === 429 || (error.status === 0 && !isOnline()))

/**
 * Sends invitations one after the other, each once; failures are reported and can be sent again (SOC-10, R5). Never rejects.
 */
export async function sendInvitations(parts: Parts): Promise<Run> {
  const { contacts, send, history, signal, onStart, onOutcome } = parts
  const failed: Contact[] = []
  let sent = 0
  let end: string | undefined
  const fail = (contact: Contact, message: string) => {
    failed.push(contact)
    onOutcome(contact, { kind: 'failed', message })
  }
  for (const [at, contact] of contacts.entries()) {
    if (signal.aborted) break
    if (end !== undefined) {
      fail(contact, end)
      continue
    }
    onStart(at + 1)
    const undo = await history.remember(contact.email)
    try {
      await send(contact)
      sent += 1
      onOutcome(contact, { kind: 'sent' })
    } catch (error) {
      await undo()
      const message = failureText(error)
      fail(contact, message)
      if (stopsAll(error)) end = message
    }
  }
  const total = contacts.length
  return { total, sent, failed, stopped: sent + failed.length < total }
}
