import { expect, test } from 'vitest'
import { sessionMessages } from '~/domain/messages/session'
import { cut, json, never } from '~/testing/responses'
import { aFeedPage, aLastNotify, aSession, marcus } from '~/testing/builders'
import { storeTokens } from '../browser.fake'
import {
  authKeys,
  browserWith,
  LOGIN,
  nora,
  REFRESH,
  refused,
  type Replies,
  USER,
} from '../session-world.fake'

async function twoTabs(replies: Replies = {}) {
  const world = browserWith(replies)
  storeTokens(world.storage)
  const tabs = [world.browser.openTab(), world.browser.openTab()] as const
  await Promise.all(tabs.map(({ session }) => session.start()))
  return { ...world, tabs, states: () => tabs.map(({ session }) => session.state().status) }
}

test('logging out clears every tab, its flags and all other data of the golfer, without a network', async () => {
  const world = await twoTabs()
  const [one, two] = world.tabs
  const reasons: string[] = []
  one.session.onEnd((reason) => void reasons.push(`one ${reason}`))
  two.session.onEnd((reason) => void reasons.push(`two ${reason}`))
  two.flags.set('linxVisited')
  one.connection.set(false)
  await one.session.logout()
  expect(world.states()).toEqual(['anonymous', 'anonymous'])
  expect(reasons).toEqual(['one logout', 'two elsewhere'])
  expect(two.flags.has('linxVisited')).toBe(false)
  expect(authKeys(world)).toEqual([])
  expect(world.server.requests).toHaveLength(2) // the two starts
})

test('calls under way end quietly, and none starts afterwards (SES-05)', async () => {
  const world = await twoTabs({ 'GET /api/linx': never })
  const [one] = world.tabs
  const call = one.api
    .GET('/api/linx', { params: { query: { view: 'Following' } } })
    .catch((error: unknown) => error)
  await world.timers.advance(0)
  await one.session.logout()
  expect(await call).toMatchObject({ name: 'AbortError' })
  expect(world.server.count('GET /api/linx')).toBe(1)
})

test('when stored data is cleared while the app is open, no call is sent without a token, not even the second one (HST-01)', async () => {
  const anonymous = refused(401, 'Please sign in first.')
  const world = await twoTabs({
    'GET /api/linx': (request) =>
      request.headers.has('Authorization') ? json(aFeedPage()) : anonymous(),
  })
  const [{ api, session }] = world.tabs
  world.storage.values.clear()
  const call = () =>
    api
      .GET('/api/linx', { params: { query: { view: 'Following' } } })
      .catch((error: unknown) => error)
  for (const end of await Promise.all([call(), call(), call()]))
    expect(end).toMatchObject({ name: 'AbortError' })
  expect(world.server.count('GET /api/linx')).toBe(0)
  expect(session.state().status).toBe('anonymous')
  await session.login('nora@whitcombe.example', 'linxgolf1')
  await call()
  expect(world.server.count('GET /api/linx')).toBe(1)
})

test('a listener that never finishes delays a logout by 2 s only; no error is shown meanwhile', async () => {
  const world = await twoTabs()
  const [one] = world.tabs
  one.session.onEnd(() => new Promise(() => {}))
  let over = false
  const logout = one.session.logout().finally(() => {
    over = true
  })
  expect(one.session.state().status).toBe('anonymous')
  expect(one.session.isLoggingOut()).toBe(true)
  await world.timers.advance(1999)
  expect(over).toBe(false)
  await world.timers.advance(1)
  await logout
  expect(one.session.isLoggingOut()).toBe(false)
})

test('the other tabs end within a second of the press, even if a listener never finishes (SES-06)', async () => {
  const world = await twoTabs({ 'GET /api/linx': never })
  const [one, two] = world.tabs
  const endless = () => new Promise<void>(() => {})
  for (const { session } of world.tabs) session.onEnd(endless)
  one.session.beforeLogout(endless)
  const call = two.api
    .GET('/api/linx', { params: { query: { view: 'Following' } } })
    .catch((error: unknown) => error)
  void one.session.logout()
  await world.timers.advance(1000)
  expect(world.states()).toEqual(['anonymous', 'anonymous'])
  expect(await call).toMatchObject({ name: 'AbortError' })
})

test('what still has to be sent is sent before a logout, with the golfer’s tokens', async () => {
  const world = await twoTabs()
  const [one] = world.tabs
  one.session.beforeLogout(() => undefined)
  one.session.beforeLogout(async () => {
    await one.api.POST('/api/comments/woohoo', {
      body: { SourceTable: 'golf_scores', SourceId: 1 },
    })
  })
  await one.session.logout()
  expect(one.session.state().status).toBe('anonymous')
  expect(world.server.count('POST /api/comments/woohoo')).toBe(1)
})

test('a listener that never finishes sending delays a logout by 1 s only', async () => {
  const world = await twoTabs()
  const [one] = world.tabs
  one.session.beforeLogout(() => new Promise(() => {}))
  const logout = one.session.logout()
  await world.timers.advance(999)
  expect(one.session.state().status).toBe('signed-in')
  await world.timers.advance(1)
  await logout
  expect(one.session.state().status).toBe('anonymous')
})

test('a failing listener does not stop the others from clearing data', async () => {
  const world = await twoTabs()
  const [one] = world.tabs
  let cleared = false
  one.session.onEnd(() => {
    throw new Error('no')
  })
  one.session.onEnd(() => {
    cleared = true
  })
  await one.session.logout()
  expect(cleared).toBe(true)
})

test('tokens that vanish from storage count as a logout (R22)', async () => {
  const world = await twoTabs()
  world.storage.values.clear()
  for (const { visibility } of world.tabs) visibility.set(true)
  expect(world.states()).toEqual(['anonymous', 'anonymous'])
})

test("another golfer's sign-in ends the first golfer's session in every tab, and the tabs follow", async () => {
  const isMarcus = (request: Request) => request.headers.get('Authorization') === 'Bearer marcus'
  const world = await twoTabs({
    [USER]: (request) => (isMarcus(request) ? json(marcus) : nora()),
    [LOGIN]: () => json(aSession({ accessToken: 'marcus', refreshToken: 'marcus-r', userId: 2 })),
  })
  const [one, two] = world.tabs
  const reasons: string[] = []
  two.session.onEnd((reason) => void reasons.push(reason))
  await one.session.login('marcus@bell.example', 'linxgolf1')
  expect(reasons).toEqual(['changed'])
  await world.timers.advance(0)
  for (const { session } of [one, two])
    expect(session.state()).toMatchObject({ user: { us_firstname: 'Marcus' } })
})

test('a logout that waits for something to be sent keeps the tokens of another golfer who signs in meanwhile in another tab', async () => {
  const world = await twoTabs({
    [USER]: (_request, count) => (count <= 2 ? nora() : json(marcus)),
    [LOGIN]: () => json(aSession({ accessToken: 'marcus', refreshToken: 'marcus-r', userId: 2 })),
  })
  const [one, two] = world.tabs
  one.session.beforeLogout(() => new Promise(() => {}))
  const logout = one.session.logout()
  await two.session.login('marcus@bell.example', 'linxgolf1')
  await world.timers.advance(1000)
  await logout
  expect(world.states()).toEqual(['anonymous', 'signed-in'])
  expect(world.storage.get('auth_token')).toBe('marcus')
})

test("a write started on the first golfer's screen is not sent with the second golfer's token (R10)", async () => {
  const world = await twoTabs({ 'POST /api/linx/update-us_last_notify': () => json(aLastNotify()) })
  const [one] = world.tabs
  storeTokens(world.storage, { auth_token: 'marcus', refresh_token: 'marcus-r', user_id: '2' })
  const write = one.api.POST('/api/linx/update-us_last_notify').catch((error: unknown) => error)
  await world.timers.advance(100)
  expect(await write).toMatchObject({ name: 'AbortError' })
  expect(world.server.count('POST /api/linx/update-us_last_notify')).toBe(0)
})

test('the auth-refresh-failure event ends the session, whoever fires it', async () => {
  const world = await twoTabs()
  const [one] = world.tabs
  one.events.dispatchEvent(new Event('auth-refresh-failure'))
  expect(world.states()).toEqual(['anonymous', 'anonymous'])
})

test.each([401, 403, 404])(
  'reloading the golfer answered with %d ends the session',
  async (status) => {
    const world = await twoTabs({
      [USER]: (_request, count) => (count <= 2 ? nora() : refused(status)()),
      [REFRESH]: refused(400),
    })
    const [one] = world.tabs
    const reload = one.session.reloadUser()
    await world.timers.advance(100)
    await reload
    expect(one.session.state()).toEqual({ status: 'anonymous' })
    expect(one.session.endError()?.status).toBe(status)
  },
)

test('the reason why a session was refused is known until the next sign-in, and never after a logout', async () => {
  const world = await twoTabs({
    [USER]: (_request, count) => (count === 3 ? refused(403)() : nora()),
  })
  const [one] = world.tabs
  await one.session.reloadUser()
  expect(one.session.endError()?.status).toBe(403)
  expect(one.flags.has('refused')).toBe(true) // so that the sign-in page shows it after a reload
  await one.session.login('nora@whitcombe.example', 'x')
  expect(one.session.endError()).toBeUndefined()
  await one.session.logout()
  expect(one.session.endError()).toBeUndefined()
  expect(one.flags.has('refused')).toBe(false)
})

test('every tab shows why the host ended the session; after a logout only the other tabs say so', async () => {
  const world = await twoTabs({
    [USER]: (_request, count) => (count === 3 ? refused(403)() : nora()),
  })
  const [one, two] = world.tabs
  const visitor = world.browser.openTab()
  await one.session.reloadUser()
  expect(two.session.endError()?.status).toBe(403)
  expect(two.flags.has('refused')).toBe(true)
  await visitor.session.start() // opened afterwards: it was never signed in
  expect(visitor.session.endError()).toBeUndefined()

  await one.session.login('nora@whitcombe.example', 'x')
  await world.timers.advance(0)
  expect(two.session.state().status).toBe('signed-in')
  await one.session.logout()
  expect(world.states()).toEqual(['anonymous', 'anonymous'])
  expect(one.session.endError()).toBeUndefined()
  expect(two.session.endError()?.message).toBe(sessionMessages.elsewhere)
  expect(two.flags.has('refused')).toBe(false)

  await two.session.login('nora@whitcombe.example', 'x')
  expect(two.session.endError()).toBeUndefined()
})

test('the reason is shown even in a tab that noticed the empty storage first', async () => {
  const world = await twoTabs({
    [USER]: (_request, count) => (count === 3 ? refused(403)() : nora()),
  })
  const [one, two] = world.tabs
  const shown: unknown[] = []
  two.session.subscribe(() => shown.push(two.session.endError()?.status))
  world.storage.remove('auth_token')
  world.storage.remove('refresh_token')
  two.visibility.set(true)
  expect(two.session.state().status).toBe('anonymous')
  storeTokens(world.storage)
  await one.session.reloadUser()
  expect(shown.at(-1)).toBe(403)
})

test('reloading the golfer without a response keeps the session and rejects', async () => {
  const world = await twoTabs({ [USER]: (_request, count) => (count <= 2 ? nora() : cut()) })
  const [one] = world.tabs
  await expect(one.session.reloadUser()).rejects.toMatchObject({ status: 0 })
  expect(one.session.state().status).toBe('signed-in')
})
