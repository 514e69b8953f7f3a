import { asJson, isJson, type Json } from '../lib/json'
import type { DocumentedOperation } from './document'

/** A request of an operation. Its address is made from the document's path, except where the host itself has named one. */
export type HostRequest = {
  /** The values of the path's parameters. */
  params?: Readonly<Record<string, string | number>>
  /** The query's parameters. */
  query?: Readonly<Record<string, string | number>>
  /** Path and query of a picture or video, as an earlier response has them. */
  path?: string
  body?: Json
  headers?: Record<string, string>
}

/**
 * Path and query of a request. A parameter of the path without a value is 1.
 * @throws {RangeError} for a parameter that the document does not have
 */
export function addressOf(
  { id, path, parameters }: DocumentedOperation,
  { params = {}, query = {}, path: named }: Pick<HostRequest, 'params' | 'query' | 'path'>,
): string {
  if (named !== undefined) return named
  for (const [place, values] of Object.entries({ path: params, query })) {
    const known = parameters.filter((parameter) => parameter.in === place).map(({ name }) => name)
    const unknown = Object.keys(values).find((name) => !known.includes(name))
    if (unknown !== undefined) throw new RangeError(`${id} has no parameter ${unknown}.`)
  }
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? 1))
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString()
  return search === '' ? filled : `${filled}?${search}`
}

/** Sends the request of an operation, compares the response with the document, and returns its JSON. */
export type Call = (operationId: string, request?: HostRequest) => Promise<unknown>

/** Reads the golfer's own feed, the comments on its newest entry, the golfer's picture, and one picture or video of the feed. */
export async function callFeed(call: Call, user: Json): Promise<void> {
  const feed = asJson(await call('listLinx', { query: { view: 'My Linx', pageSize: 25 } }))
  const [item] = rows(feed['items'])
  if (item) {
    const sourceTable = textAt(item, 'sourceTable')
    const sourceId = numberAt(item, 'sourceId')
    await call('listCommentDetails', { query: { sourceTable, sourceId, type: 'comments' } })
  }
  const picture = textAt(user, 'us_picture_url')
  if (picture.startsWith('/api/')) await call('getProfilePicture', { path: picture })
  const media = rows(feed['items']).flatMap(({ imageUrls }) => texts(imageUrls))[0]
  if (media?.startsWith('/api/')) await call('getScoreMedia', { path: media })
}

/** Reads lists of golfers, groups and bets, and whatever needs no data from earlier responses. Returns the suggested golfers. */
export async function callLists(call: Call): Promise<Json[]> {
  for (const operationId of [
    'listFollowing',
    'listFollowers',
    'listFollowRequests',
    'countFollowRequests',
    'listAvailableGroups',
    'getVapidPublicKey',
  ]) {
    await call(operationId)
  }
  await call('listMyBets', { query: { skip: 0, take: 25 } })
  await call('searchGolfers', { query: { q: 'a', entity: 'users', scope: 'following', limit: 10 } })
  await call('checkPushSubscription', { query: { endpoint: 'https://x.example' } })
  const suggested = asJson(
    await call('listFollowSuggestions', { query: { page: 1, pageSize: 30 } }),
  )
  const [group] = rows(await call('listMyGroups'))
  if (group) {
    await call('listGroupMembers', { params: { groupId: numberAt(group, 'groupId') } })
  }
  return rows(suggested['items'])
}

/** Reads courses, the tees and holes of one, and the handicap association's record of the golfer. */
export async function callCourses(call: Call, user: Json): Promise<void> {
  const recent = rows(await call('listRecentCourses'))
  const found = rows(await call('searchCourses', { query: { name: 'golf' } }))
  const courseId = numberAt(recent[0] ?? {}, 'courseID') || numberAt(found[0] ?? {}, 'CourseID')
  if (courseId !== 0) {
    const [tee] = rows(await call('listTeeSets', { params: { courseId } }))
    if (tee) {
      const teeSetId = numberAt(tee, 'TeeSetRatingId')
      await call('listHoles', { params: { courseId, teeSetId } })
    }
  }
  const ghin = {
    hdcpId: String(numberAt(user, 'us_ghinnumber') || 1000),
    lastName: textAt(user, 'us_lastname'),
    gender: textAt(user, 'us_gender') || 'M',
  }
  await call('validateGolferData', { body: ghin })
}

/** Calls operations that change data; each change is undone or repeats existing data. */
export async function callWrites(
  call: Call,
  user: Json,
  suggested: readonly Json[],
): Promise<void> {
  const me = numberAt(user, 'us_id')
  await call('updateLastNotify')
  await call('recordFormUse', {
    body: { oldForm: 'Linx', newForm: 'Linx', userId: me },
  })
  await call('logError', {
    body: {
      message: 'Conformance suite: no error, a test of this address',
      stackTrace: '',
      component: 'conformance',
      severity: 'info',
      userId: me,
      httpStatusCode: null,
    },
  })
  await call('updateCurrentUser', { body: unchanged(user) })
  const [golfer] = suggested
  if (golfer) {
    const params = { userId: numberAt(golfer, 'userId') }
    await call('followGolfer', { params })
    await call('unfollowGolfer', { params })
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
