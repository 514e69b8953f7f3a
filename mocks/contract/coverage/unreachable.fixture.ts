/** Declared statuses that the fake never answers with by itself, and why. Only faults can simulate them. */
type Unreachable = Readonly<Record<string, Readonly<Record<number, string>>>>

const LIMITS = 'The fake has no rate limits; a host may.'
const NOTHING_WRONG =
  'It takes no body and no parameter that could be wrong; a host may refuse a request as such.'
const NO_DEPENDENCY =
  'The fake answers it by itself: it depends on no other service that could fail.'
const CONSTANT = 'The response is constant: nothing can fail before it is sent.'

/** Statuses of every operation. */
export const nowhereReached: Readonly<Record<number, string>> = { 429: LIMITS }

/** Why operations other than those that ask the association never answer 503. */
export const withoutAssociation = NO_DEPENDENCY

export const unreachable: Unreachable = {
  getCurrentUser: {
    400: NOTHING_WRONG,
    403: 'A real host may block an account; the fake has no such accounts. The app signs out.',
    404: 'The token of a golfer whose account is gone is 401 here; a host may say 404. The app signs out alike.',
  },
  deleteCurrentUser: { 400: NOTHING_WRONG },
  deleteProfilePicture: { 400: NOTHING_WRONG },
  updateLastNotify: { 400: NOTHING_WRONG },
  listFollowing: { 400: NOTHING_WRONG },
  listFollowers: { 400: NOTHING_WRONG },
  listFollowRequests: { 400: NOTHING_WRONG },
  countFollowRequests: { 400: NOTHING_WRONG },
  listMyGroups: { 400: NOTHING_WRONG },
  listAvailableGroups: { 400: NOTHING_WRONG },
  listRecentCourses: { 400: NOTHING_WRONG },
  getVersion: { 400: NOTHING_WRONG },
  getDeploymentTime: { 400: NOTHING_WRONG, 500: CONSTANT },
  getUsageReport: { 400: NOTHING_WRONG },
  getVapidPublicKey: { 400: NOTHING_WRONG, 500: CONSTANT },
  checkAccessKey: { 500: CONSTANT },
  negotiateHub: { 400: 'Unknown versions and flags are ignored, as SignalR does.' },
  getScoreMedia: { 400: 'An address of another shape leads to nothing: 404.' },
  postScore: {
    409: 'The same score sent twice is recorded twice; a real association may call the second a conflict.',
  },
}

/** Declared fields that the fake's responses never have, as `Schema.field`, and why. */
export const unansweredFields: Readonly<Record<string, string>> = {
  'ApiError.data': 'The fake has nothing more to say of a failure; a host may.',
  'ProviderSession.accessToken':
    'The token comes under one of two names: the fake sends the other one, authToken.',
}
