import type { Outcome } from './conformance-report'
import type { DocumentedOperation } from './document'

const LEAVES = 'only its refusals: a success would leave permanent data'
const TRANSPORT = 'only its refusals: the app’s own client tests the connection'
const MAILS = 'only its refusals: it sends mail or ends sessions'

/** Operations whose success is never tested, because the host may be a real one, and the reason for each. */
export const ONLY_REFUSED: Readonly<Record<string, string>> = {
  createUser: LEAVES,
  completeRegistration: LEAVES,
  verifyEmail: LEAVES,
  forceEmailVerification: LEAVES,
  requestPasswordReset: MAILS,
  resetPassword: MAILS,
  loginWithProvider: 'only its refusals: it needs an identity provider',
  deleteCurrentUser: LEAVES,
  uploadProfilePicture: LEAVES,
  uploadSignupPicture: LEAVES,
  deleteProfilePicture: LEAVES,
  addComment: LEAVES,
  sendWoohoo: LEAVES,
  approveFollow: LEAVES,
  rejectFollow: LEAVES,
  postScore: LEAVES,
  subscribeToPush: LEAVES,
  declinePush: LEAVES,
  sendTestPush: LEAVES,
  sendInvite: MAILS,
  checkAccessKey: 'only its refusals: the usage report proves the key',
  connectHub: TRANSPORT,
  sendToHub: TRANSPORT,
  disconnectHub: TRANSPORT,
}

/** Why the success of an operation was not tested. */
export type SkipReason = NonNullable<Outcome['notTested']>

/** Why the success of each other operation was not tested, and what to do about it. */
export function whyNot(
  operations: ReadonlyMap<string, DocumentedOperation>,
  outcomes: ReadonlyMap<string, Outcome>,
  write: boolean,
): Map<string, SkipReason> {
  const found = new Map<string, SkipReason>()
  for (const { id, method } of operations.values()) {
    if (outcomes.has(id) || ONLY_REFUSED[id] !== undefined || id === 'refreshToken') continue
    if (id === 'getUsageReport') {
      found.set(id, { why: 'there is no operator’s key', remedy: 'Set LINX_OPERATOR_KEY.' })
    } else if (method !== 'GET' && !write) {
      found.set(id, {
        why: 'it changes data',
        remedy: 'Run again with --write; the change is undone.',
      })
    } else {
      found.set(id, {
        why: 'this golfer has no data for it',
        remedy: `Sign in as a golfer with ${SUBJECTS[id] ?? 'more data'}.`,
      })
    }
  }
  return found
}

/** What a golfer must have before an operation can be tested. */
const SUBJECTS: Readonly<Record<string, string>> = {
  listCommentDetails: 'an entry on My Linx',
  getProfilePicture: 'a profile picture',
  getScoreMedia: 'a photo among the newest 25 entries of My Linx',
  listGroupMembers: 'a group',
  listTeeSets: 'a recent course',
  listHoles: 'a recent course whose tees have holes',
  followGolfer: 'a suggestion to follow',
  unfollowGolfer: 'a suggestion to follow',
}
