import { mutationOptions } from '@tanstack/react-query'
import { api, unwrap } from '~/api/client'
import { assertDone } from '~/api/done'
import { ApiError, serverMessage } from '~/api/errors'
import { sessionEnd } from '~/api/events'
import { inviteMessages } from '~/domain/messages/invite'
import { randomKey } from '~/lib/random-key'

/** The person to invite. */
export type Invitation = { firstName: string; lastName: string; email: string }

/**
 * The idempotency keys of invitations with an unknown outcome, by person; an invitation that is sent again keeps its key.
 */
const openKeys = new Map<string, string>()
sessionEnd.add(() => openKeys.clear())

const mayHaveArrived = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status < 400 || error.status === 408 || error.status > 500

/** Sends one invitation once. Returns the host's message, if any; rejects with an `ApiError` that can be shown. */
export async function sendInvite({
  firstName,
  lastName,
  email,
}: Invitation): Promise<string | undefined> {
  const person = JSON.stringify([firstName, lastName, email])
  const idempotencyKey = openKeys.get(person) ?? randomKey()
  openKeys.set(person, idempotencyKey)
  const body = {
    FirstName: firstName.trim(),
    LastName: lastName.trim(),
    Email: email.trim(),
    Message: '', // the host uses its own text
    idempotencyKey,
  }
  const response = await api.POST('/api/invite', { body }).catch((error: unknown) => {
    if (!mayHaveArrived(error)) openKeys.delete(person)
    throw error
  })
  openKeys.delete(person)
  assertDone(response, inviteMessages.failed)
  return serverMessage(unwrap(response))
}

/** Invites one person; several are sent one after another. */
export const invitePerson = () =>
  mutationOptions({
    mutationKey: ['invite'],
    scope: { id: 'invite' },
    mutationFn: sendInvite,
  })
