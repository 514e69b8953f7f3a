import { asJson, parsedJson } from '../lib/json'
import type { HostRequest } from './conformance-calls'
import type { Difference } from './conformance-report'
import type { DocumentedOperation } from './document'
import type { ContractCheck } from './types'

/** A call that a host must refuse, so it changes nothing there. */
export type Refusal = Pick<HostRequest, 'params' | 'query' | 'body'> & {
  operationId: string
  status: number
  /** Whether the call is sent with the access token. */
  isSignedIn?: boolean
}

const UNKNOWN_EMAIL = 'unknown@example.invalid'
const UNKNOWN_ID = 2_000_000_000

/** One for each operation that writes without a token, and the failures that a golfer can meet. */
const REFUSALS: readonly Refusal[] = [
  { operationId: 'login', status: 401, body: { email: UNKNOWN_EMAIL, password: 'not a password' } },
  { operationId: 'login', status: 400, body: {} },
  { operationId: 'refreshToken', status: 401, body: { refreshToken: 'unknown' } },
  { operationId: 'createUser', status: 400, body: {} },
  { operationId: 'completeRegistration', status: 404, body: { email: UNKNOWN_EMAIL } },
  { operationId: 'verifyEmail', status: 400, body: { token: 'unknown', email: UNKNOWN_EMAIL } },
  { operationId: 'forceEmailVerification', status: 400 },
  {
    operationId: 'requestPasswordReset',
    status: 422,
    body: { email: UNKNOWN_EMAIL, baseUrl: 'nowhere' },
  },
  {
    operationId: 'resetPassword',
    status: 400,
    body: { token: 'unknown', email: UNKNOWN_EMAIL, newPassword: 'not a password' },
  },
  { operationId: 'loginWithProvider', status: 401, body: { idToken: 'x', accessToken: 'x' } },
  { operationId: 'uploadSignupPicture', status: 415, body: {} },
  { operationId: 'checkAccessKey', status: 401, body: { accessKey: 'unknown' } },
  { operationId: 'validateGolferData', status: 400, body: {} },
  {
    operationId: 'listCommentDetails',
    status: 404,
    isSignedIn: true,
    query: { sourceTable: 'golf_scores', sourceId: UNKNOWN_ID, type: 'comments' },
  },
  {
    operationId: 'listTeeSets',
    status: 404,
    isSignedIn: true,
    params: { courseId: UNKNOWN_ID },
  },
  { operationId: 'getProfilePicture', status: 404, params: { id: UNKNOWN_ID } },
  { operationId: 'getScoreMedia', status: 404, params: { mediaId: 'unknown.jpg' } },
  { operationId: 'connectHub', status: 404, isSignedIn: true, query: { id: 'unknown' } },
  { operationId: 'sendToHub', status: 404, isSignedIn: true, query: { id: 'unknown' } },
  { operationId: 'disconnectHub', status: 404, isSignedIn: true, query: { id: 'unknown' } },
]

/** A call without a token to every operation that needs one, and the refusals above. */
export const refusalsOf = (operations: Iterable<DocumentedOperation>): Refusal[] => [
  ...[...operations]
    .filter(({ isSignedIn }) => isSignedIn)
    .map(({ id }) => ({ operationId: id, status: 401 })),
  ...REFUSALS,
]

/** How a refusal differs from the document: first in its status, then in its body. */
export async function refusalDrift(
  check: ContractCheck,
  { operationId, status }: Refusal,
  response: Response,
  text: string,
): Promise<Difference[]> {
  const condition = status === 401 ? 'without a token that is good' : 'where it has to refuse'
  const wrong: Difference[] =
    response.status === status
      ? []
      : [{ pointer: '', message: `answers ${response.status} ${condition}, not ${status}` }]
  const habit = understood(response, text)
  if (habit !== undefined) return [...wrong, { pointer: '', message: habit, isUnderstood: true }]
  const found = await check.response(operationId, response, text)
  return [...wrong, ...found.map(({ pointer, message }) => ({ pointer, message }))]
}

/** Describes a deviation from the document that the app understands; undefined for any other. */
function understood(response: Response, text: string): string | undefined {
  if (response.ok) return undefined
  if (text === '') return `${response.status} has no body; the app shows the status`
  if (!response.headers.get('Content-Type')?.startsWith('application/problem+json'))
    return undefined
  const value = asJson(parsedJson(text))
  const hasText = ['message', 'detail', 'title'].some((name) => typeof value[name] === 'string')
  return hasText
    ? `${response.status} is ProblemDetails; the app shows its detail, else its title`
    : undefined
}
