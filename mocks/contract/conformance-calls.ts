import { asJson, isJson, type Json } from '../lib/json'

/** A request to the host; `path` includes the query. */
export type HostRequest = { path: string; body?: Json; headers?: Record<string, string> }

/** Sends the request of an operation, compares the response with the document, and returns its JSON. */
export type Ask = (operationId: string, request: HostRequest) => Promise<unknown>

/** Reads the golfer's own feed, the comments on its newest entry, the golfer's picture, and one picture or video of the feed. */
export async function askFeed(ask: Ask, user: Json): Promise<void> {
  const feed = asJson(await ask('listLinx', { path: '/api/linx?view=My+Linx&pageSize=25' }))
  const [item] = rows(feed['items'])
  if (item) {
    const name = `sourceTable=${textAt(item, 'sourceTable')}&sourceId=${numberAt(item, 'sourceId')}`
    await ask('listCommentDetails', { path: `/api/comments/details?${name}&type=comments` })
  }
  const picture = textAt(user, 'us_picture_url')
  if (picture.startsWith('/api/')) await ask('getProfilePicture', { path: picture })
  const media = rows(feed['items']).flatMap(({ imageUrls }) => texts(imageUrls))[0]
  if (media?.startsWith('/api/')) await ask('getScoreMedia', { path: media })
}

/** Reads lists of golfers, groups and bets, and whatever needs no data from earlier responses. Returns the suggested golfers. */
export async function askLists(ask: Ask): Promise<Json[]> {
  for (const [operationId, path] of [
    ['listFollowing', '/api/follow/following'],
    ['listFollowers', '/api/follow/followers'],
    ['listFollowRequests', '/api/follow/requests'],
    ['countFollowRequests', '/api/follow/requests/count'],
    ['listAvailableGroups', '/api/group/available'],
    ['listMyBets', '/api/Ghin/MyBets?skip=0&take=25'],
    ['searchGolfers', '/api/search?q=a&entity=users&scope=following&limit=10'],
    ['getVapidPublicKey', '/api/pushnotification/vapid-public-key'],
    [
      'checkPushSubscription',
      '/api/pushnotification/check-subscription?endpoint=https%3A%2F%2Fx.example',
    ],
  ] as const) {
    await ask(operationId, { path })
  }
  const suggested = asJson(
    await ask('listFollowSuggestions', { path: '/api/follow/suggestions?page=1&pageSize=30' }),
  )
  const [group] = rows(await ask('listMyGroups', { path: '/api/group/mygroups' }))
  if (group) {
    await ask('listGroupMembers', { path: `/api/group/${numberAt(group, 'groupId')}/members` })
  }
  return rows(suggested['items'])
}

/** Reads courses, the tees and holes of one, and the handicap association's record of the golfer. */
export async function askCourses(ask: Ask, user: Json): Promise<void> {
  const recent = rows(await ask('listRecentCourses', { path: '/api/Scores/RecentCourses' }))
  const found = rows(await ask('searchCourses', { path: '/api/Ghin/SearchCourses?name=golf' }))
  const courseId = numberAt(recent[0] ?? {}, 'courseID') || numberAt(found[0] ?? {}, 'CourseID')
  if (courseId !== 0) {
    const tees = `/api/Ghin/Courses/${courseId}/TeeSets`
    const [tee] = rows(await ask('listTeeSets', { path: tees }))
    if (tee) await ask('listHoles', { path: `${tees}/${numberAt(tee, 'TeeSetRatingId')}/Holes` })
  }
  const ghin = {
    hdcpId: String(numberAt(user, 'us_ghinnumber') || 1000),
    lastName: textAt(user, 'us_lastname'),
    gender: textAt(user, 'us_gender') || 'M',
  }
  await ask('validateGolferData', { path: '/api/Ghin/ValidateGolferData', body: ghin })
}

/** Calls operations that change data; each change is undone or repeats existing data. */
export async function askWrites(ask: Ask, user: Json, suggested: readonly Json[]): Promise<void> {
  const me = numberAt(user, 'us_id')
  await ask('updateLastNotify', { path: '/api/linx/update-us_last_notify' })
  await ask('recordFormUse', {
    path: '/api/usage/form-use',
    body: { oldForm: 'Linx', newForm: 'Linx', userId: me },
  })
  await ask('logError', {
    path: '/api/logging/log-error',
    body: {
      message: 'Conformance suite: no error, a test of this address',
      stackTrace: '',
      component: 'conformance',
      severity: 'info',
      userId: me,
      httpStatusCode: null,
    },
  })
  await ask('updateCurrentUser', { path: '/api/user/current', body: unchanged(user) })
  const [golfer] = suggested
  if (golfer) {
    const userId = numberAt(golfer, 'userId')
    await ask('followGolfer', { path: `/api/follow/follow/${userId}` })
    await ask('unfollowGolfer', { path: `/api/follow/unfollow/${userId}` })
  }
}

const rows = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : [])
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
/** The string at a key of an object; '' for any other value. */
export const textAt = (value: Json, key: string): string => {
  const found = value[key]
  return typeof found === 'string' ? found : ''
}
const numberAt = (value: Json, key: string): number => Number(value[key] ?? 0) || 0

/** The current profile as the body of an update. */
const unchanged = (user: Json): Json => ({
  firstName: user['us_firstname'],
  lastName: user['us_lastname'],
  email: user['us_email'],
  city: user['us_city'] ?? null,
  state: user['us_state'] ?? null,
  gender: user['us_gender'],
  private: user['us_private'],
  ghinNumber: user['us_ghinnumber'] ?? null,
})
