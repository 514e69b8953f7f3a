import { asJson, isJson, parsedJson, type Json } from '../lib/json'
import { createContractCheck } from './contract-check'
import { answerDrift, preflightDrift } from './conformance-cors'
import { ONLY_REFUSED, whyNot, type SkipReason } from './conformance-reasons'
import { refusalDrift, refusalsOf, type Refusal } from './conformance-refusals'
import { excerptOf, unusableLogin } from './conformance-login'
import type { Difference, Outcome } from './conformance-report'
import { contractDocument, operationsOf, type DocumentedOperation } from './document'

export type ConformanceOptions = {
  /** Scheme and authority, e.g. http://localhost:8787. */
  host: string
  email: string
  password: string
  /** The operator's key; without it the usage report is left out. */
  operatorKey?: string | undefined
  /** The origin the app's pages will have; without it neither preflights nor the headers of CORS are looked at. */
  origin?: string | undefined
  /** Also asks what changes something; each change is taken back or repeats what is there. */
  write?: boolean
}

type Asked = { path: string; body?: Json; headers?: Record<string, string> }

/**
 * Asks every operation of the document that can be asked without harm, and compares the answers with it. What one
 * answer names (a course, a golfer, an item) is what the next is asked with, so it runs on any host's data.
 * @throws {UnusableHost} when no golfer can be signed in, so that nothing can be compared
 */
export async function conform(options: ConformanceOptions): Promise<Outcome[]> {
  const { email, password, operatorKey, write = false } = options
  const check = createContractCheck()
  const operations = operationsOf(contractDocument)
  const outcomes = new Map<string, Outcome>()
  /** The head of an operation's last answer. */
  const heads = new Map<string, Headers>()
  const fromPage: Record<string, string> =
    options.origin === undefined ? {} : { Origin: options.origin }
  let token = ''

  async function ask(operationId: string, { path, body, headers }: Asked): Promise<unknown> {
    const operation = operations.get(operationId)
    if (!operation) throw new RangeError(`No operation ${operationId}.`)
    const response = await fetch(options.host + path, {
      method: operation.method,
      headers: {
        ...fromPage,
        ...(operation.isSignedIn && token !== '' && { Authorization: `Bearer ${token}` }),
        ...(body && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    heads.set(operationId, response.headers)
    const found = await check.response(operationId, response, text)
    const drift: Difference[] = found.map(({ pointer, message }) => ({
      pointer,
      message: /^content type|not JSON/.test(message) ? message + excerptOf(text) : message,
    }))
    if (!response.ok) drift.push({ pointer: '', message: `answers ${response.status}` })
    if (operationId === 'login') {
      const unusable = unusableLogin(options.host, email, response, text)
      if (unusable) throw unusable
    }
    outcomes.set(operationId, { operationId, status: response.status, drift })
    return parsedJson(text)
  }

  /** Adds to what is known of an operation; `note` says how it was asked when that was not in full. */
  function add(operationId: string, status: number, drift: readonly Difference[]): void {
    const known = outcomes.get(operationId)
    const note = ONLY_REFUSED[operationId] ?? 'only its refusals'
    outcomes.set(operationId, {
      ...(known ?? { operationId, status, note }),
      drift: [...(known?.drift ?? []), ...drift],
    })
  }

  async function refuse(refusal: Refusal): Promise<void> {
    const { operationId, isSignedIn, path, body } = refusal
    const operation = operations.get(operationId)
    if (!operation) throw new RangeError(`No operation ${operationId}.`)
    const response = await fetch(
      options.host + (path ?? operation.path.replaceAll(/\{\w+\}/g, '1')),
      {
        method: operation.method,
        headers: {
          ...fromPage,
          ...(isSignedIn && { Authorization: `Bearer ${token}` }),
          ...(body && { 'Content-Type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      },
    )
    const text = await response.text()
    heads.set(operationId, response.headers)
    // An operation that was tested only by its refusals is marked so.
    add(operationId, response.status, await refusalDrift(check, refusal, response, text))
  }

  const session = asJson(await ask('login', { path: '/api/auth/login', body: { email, password } }))
  token = textAt(session, 'accessToken') || textAt(session, 'authToken')
  const refreshToken = textAt(session, 'refreshToken')
  if (token === '') {
    return all(operations, outcomes, () => ({
      why: 'the response to a sign-in has no token',
      remedy: 'See what differs in login.',
    }))
  }

  const user = asJson(await ask('getCurrentUser', { path: '/api/user/current' }))
  const me = numberAt(user, 'us_id')
  await ask('getVersion', { path: '/api/diagnostic/version' })
  await ask('getDeploymentTime', { path: '/api/diagnostic/deployment-time' })
  const verification = `/api/auth/debug/check-verification?email=${encodeURIComponent(email)}`
  await ask('checkEmailVerification', { path: verification })

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
  await ask('negotiateHub', { path: '/hubs/linx/negotiate?negotiateVersion=1' })
  if (operatorKey !== undefined) {
    await ask('getUsageReport', {
      path: '/api/usage/report',
      headers: { 'X-Access-Key': operatorKey },
    })
  }

  if (write) {
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
    const [golfer] = rows(suggested['items'])
    if (golfer) {
      const userId = numberAt(golfer, 'userId')
      await ask('followGolfer', { path: `/api/follow/follow/${userId}` })
      await ask('unfollowGolfer', { path: `/api/follow/unfollow/${userId}` })
    }
  }
  const cannot = whyNot(operations, outcomes, write)
  for (const refusal of refusalsOf(operations.values())) await refuse(refusal)
  if (options.origin !== undefined) {
    for (const operation of operations.values()) {
      const head = heads.get(operation.id)
      const drift = [
        ...(await preflightDrift(options.host, options.origin, operation)),
        ...(head ? answerDrift(head, options.origin, operation) : []),
      ]
      if (drift.length > 0) add(operation.id, 0, drift)
    }
  }
  if (refreshToken !== '') {
    await ask('refreshToken', { path: '/api/auth/refresh-token', body: { refreshToken } })
  }

  for (const [id, notTested] of cannot) {
    const known = outcomes.get(id)
    // A refusal that differs is worth more than the reason why no more was asked.
    if (!known || known.drift.length === 0)
      outcomes.set(id, { operationId: id, drift: [], notTested })
  }
  return all(operations, outcomes, () => ({
    why: 'no test was written for it',
    remedy: 'Add it to mocks/contract/conformance.ts.',
  }))
}

/** One outcome for each operation, in the document's order. */
const all = (
  operations: ReadonlyMap<string, DocumentedOperation>,
  outcomes: ReadonlyMap<string, Outcome>,
  why: () => SkipReason,
): Outcome[] =>
  [...operations.values()].map(
    ({ id }) => outcomes.get(id) ?? { operationId: id, drift: [], notTested: why() },
  )

const rows = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : [])
const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === 'string') : []
const textAt = (value: Json, key: string): string => {
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
