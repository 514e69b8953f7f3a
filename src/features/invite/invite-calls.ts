import { api, unwrap } from '~/api/client'
import { assertDone } from '~/api/done'
import { serverMessage } from '~/api/errors'
import { inviteMessages as say } from '~/domain/messages/invite'

/** Whom to invite. */
export type Invitation = { firstName: string; lastName: string; email: string }

/** Has the host send one invitation, once. Answers its words, if it has any; rejects with an `ApiError` fit to show. */
export async function sendInvite({
  firstName,
  lastName,
  email,
}: Invitation): Promise<string | undefined> {
  const body = {
    FirstName: firstName.trim(),
    LastName: lastName.trim(),
    Email: email.trim(),
    Message: '', // the host's own words: no screen asks for others
  }
  const answer = await api.POST('/api/invite', { body })
  assertDone(answer, say.failed)
  return serverMessage(unwrap(answer))
}
