import { beforeEach, expect, test, vi } from 'vitest'
import { callControl, openAnyWorld } from './controls.fixture'
import type { World } from '../backend/world'
import { NORA } from '../testing'

const OPENED = '2026-06-13T23:30:00.000+00:00'
let world: World

beforeEach(async () => {
  world = await openAnyWorld()
})

const call = (method: string, path: string, body?: unknown) =>
  callControl(world, method, path, body)

const currentUser = async (token?: string) =>
  world
    .backend()
    .handle(
      new Request(
        'http://golf.test/api/user/current',
        token ? { headers: { Authorization: `Bearer ${token}` } } : {},
      ),
    )

test('the state of the controls names the world', async () => {
  expect(await call('GET', 'state')).toEqual({
    status: 200,
    answer: {
      scenario: 'saturday-round',
      seed: 1,
      now: OPENED,
      users: expect.arrayContaining([{ id: 1, name: 'Nora Whitcombe', email: NORA }]),
      connections: 0,
      isFrozen: false,
    },
  })
})

test('reset opens a fresh world, as it was first opened or as asked', async () => {
  const before = world.backend()
  before.version = 'changed'
  const reset = await call('POST', 'reset', { seed: 7, now: '2026-07-01T12:00:00Z' })
  expect(reset.answer).toMatchObject({ seed: 7, now: '2026-07-01T12:00:00.000+00:00' })
  expect(world.backend()).not.toBe(before)
  expect((await call('POST', 'reset')).answer).toMatchObject({ seed: 1, now: OPENED })
})

test('a reset that is refused leaves the world alone', async () => {
  const before = world.backend()
  expect(await call('POST', 'reset', { scenario: 'nowhere' })).toEqual({
    status: 400,
    answer: {
      message: expect.stringMatching(/^Unknown scenario 'nowhere'. Known: .*saturday-round/),
    },
  })
  expect((await call('POST', 'reset', { now: 'soon' })).status).toBe(400)
  expect(world.backend()).toBe(before)
})

test('the clock moves by an amount or to a moment', async () => {
  expect((await call('POST', 'clock', { advanceMs: 90_000 })).answer).toEqual({
    now: '2026-06-13T23:31:30.000+00:00',
    isFrozen: false,
  })
  expect((await call('POST', 'clock', { now: '2026-06-20T10:00:00Z' })).answer).toEqual({
    now: '2026-06-20T10:00:00.000+00:00',
    isFrozen: false,
  })
})

test('a moment that no answer could be dated with is refused, and the clock stays', async () => {
  for (const body of [{ advanceMs: 1e18 }, { advanceMs: 1e15 }, { now: '+012026-01-01T00:00:00Z' }])
    expect((await call('POST', 'clock', body)).status).toBe(400)
  expect((await call('GET', 'state')).answer).toMatchObject({
    now: '2026-06-13T23:30:00.000+00:00',
  })
})

test.each(['postScore', 'listContacts'])('a fault of %s can be named as in a link', async (id) => {
  const { answer } = await call('POST', 'faults', { fault: `${id}:drop-after-commit:times-1` })
  expect(answer).toEqual([{ operationId: id, fault: { drop: 'after', times: 1 } }])
})

test('a world without a table, or with an unknown one, is not taken', async () => {
  await world.backend().ready()
  const { rows, ...rest } = world.backend().snapshot()
  const { users, ...others } = rows
  const missing = await call('POST', 'import', { ...rest, rows: others })
  expect(missing).toEqual({
    status: 400,
    answer: {
      message: expect.stringContaining('This world has no table users. A world has the tables'),
    },
  })
  const unknown = await call('POST', 'import', { ...rest, rows: { ...rows, caddies: [] } })
  expect(unknown).toEqual({
    status: 400,
    answer: { message: expect.stringContaining('This world has an unknown table caddies.') },
  })
  expect(world.backend().users()).toHaveLength(users?.length ?? 0)
})

test('a fault set by the controls takes effect, is listed, and is removed', async () => {
  const fault = { operationId: 'getVersion', status: 503, message: 'Resting', times: 5 }
  const { operationId, ...rest } = fault
  expect((await call('POST', 'faults', fault)).answer).toEqual([{ operationId, fault: rest }])
  const version = () =>
    world.backend().handle(new Request('http://golf.test/api/diagnostic/version'))
  expect((await version()).status).toBe(503)
  const other = { operationId: 'login', status: 500 }
  expect((await call('POST', 'faults', other)).answer).toHaveLength(2)
  expect((await call('DELETE', 'faults', { operationId: 'login' })).answer).toHaveLength(1)
  expect((await call('DELETE', 'faults')).answer).toEqual([])
  expect((await version()).status).toBe(200)
})

test('token behavior changes by what is given only', async () => {
  expect((await call('POST', 'tokens', { ttlSeconds: 5 })).answer).toEqual({
    ttlSeconds: 5,
    rotate: true,
    onReuse: 'revoke',
    padding: 0,
  })
  expect((await call('POST', 'tokens', { rotate: false, onReuse: 'reject' })).answer).toEqual({
    ttlSeconds: 5,
    rotate: false,
    onReuse: 'reject',
    padding: 0,
  })
})

test('hub events go to one golfer or to all, with their arguments', async () => {
  const { hub } = world.backend()
  const send = vi.spyOn(hub, 'send')
  const sendAll = vi.spyOn(hub, 'sendAll')
  const event = 'ReceiveFollowRequestsUpdate'
  expect((await call('POST', 'hub', { event, args: [3], email: NORA })).answer).toEqual({
    reached: 0,
  })
  await call('POST', 'hub', { event })
  expect(send).toHaveBeenCalledExactlyOnceWith(1, event, 3)
  expect(sendAll).toHaveBeenCalledExactlyOnceWith(event)
})

test('the hub is refused, allowed, dropped, closed and fed garbage', async () => {
  const { hub } = world.backend()
  const raw = vi.spyOn(hub, 'raw')
  const drop = vi.spyOn(hub, 'drop')
  const closeFrame = vi.spyOn(hub, 'closeFrame')
  await call('POST', 'hub/refuse', { status: 503 })
  expect(hub.refused()).toBe(503)
  await call('POST', 'hub/allow')
  expect(hub.refused()).toBeUndefined()
  await call('POST', 'hub/raw', { frame: 'garbage' })
  expect(raw).toHaveBeenCalledExactlyOnceWith('garbage')
  await call('POST', 'hub/drop')
  expect(drop).toHaveBeenCalledOnce()
  await call('POST', 'hub/close', { allowReconnect: true })
  expect(closeFrame).toHaveBeenCalledExactlyOnceWith({ allowReconnect: true })
  expect((await call('POST', 'hub/flap', { everyMs: 5000 })).answer).toEqual({ everyMs: 5000 })
  expect((await call('POST', 'hub/flap', { everyMs: 0 })).answer).toEqual({ everyMs: 0 })
})

test('the controls change the version that the host answers', async () => {
  await call('POST', 'version', { version: '2026.7.0' })
  const response = await world
    .backend()
    .handle(new Request('http://golf.test/api/diagnostic/version'))
  expect(await response.json()).toEqual({ version: '2026.7.0' })
})

test('the contract log counts the exchanges', async () => {
  await currentUser()
  expect((await call('GET', 'contract')).answer).toEqual({
    exchanges: 1,
    violations: [],
    unknown: [],
    coverage: { getCurrentUser: { 401: 1 } },
  })
})

test('a world goes out as one file and comes back', async () => {
  const { accessToken } = await world.backend().signIn(NORA)
  world.backend().version = 'exported'
  await call('POST', 'clock', { advanceMs: 60_000 })
  const { answer: file } = await call('GET', 'export')
  await call('POST', 'reset', { seed: 7 })
  expect((await call('POST', 'import', file)).answer).toMatchObject({
    seed: 1,
    now: '2026-06-13T23:31:00.000+00:00',
  })
  expect(world.backend().version).toBe('exported')
  expect((await currentUser(accessToken)).status).toBe(200)
})

test.each<[string, string, unknown, number, string]>([
  ['GET', 'nothing', undefined, 404, "No control 'GET nothing'. Known: GET state"],
  ['GET', 'toString', undefined, 404, "No control 'GET toString'"],
  ['PUT', 'reset', {}, 404, "No control 'PUT reset'"],
  ['POST', 'clock', '{', 400, 'The body is not JSON.'],
  ['POST', 'clock', '[]', 400, 'The body must be a JSON object.'],
  ['POST', 'clock', 'null', 400, 'The body must be a JSON object.'],
  ['POST', 'clock', {}, 400, "Give either 'advanceMs' or 'now'"],
  ['POST', 'clock', { advanceMs: 1, now: '2026-07-01' }, 400, "Give either 'advanceMs' or 'now'"],
  ['POST', 'clock', { advanceMs: '1' }, 400, "'advanceMs' must be a number."],
  ['POST', 'clock', { now: 'soon' }, 400, 'Not a moment: soon. Write one such as 2026-06-13T17:30'],
  ['POST', 'clock', { advance: 1 }, 400, "Unknown field 'advance'. Known: advanceMs, now, freeze."],
  ['POST', 'clock', '{"__proto__": 1}', 400, "Unknown field '__proto__'."],
  ['POST', 'faults', { status: 500 }, 400, "'operationId' is missing."],
  [
    'POST',
    'faults',
    { operationId: 'nothing', status: 500 },
    400,
    'Unknown operation nothing. Known: ',
  ],
  [
    'POST',
    'faults',
    { operationId: 'login', status: 99 },
    400,
    "'status' must be a status from 200 to 599.",
  ],
  [
    'POST',
    'faults',
    { operationId: 'login', drop: 'during' },
    400,
    "'drop' must be one of before, after.",
  ],
  [
    'POST',
    'faults',
    { operationId: 'login', delayMs: -1 },
    400,
    "'delayMs' must be a whole number from 0 up.",
  ],
  [
    'POST',
    'faults',
    { operationId: 'login', headers: { a: 1 } },
    400,
    "'headers.a' must be a text.",
  ],
  [
    'POST',
    'faults',
    { operationId: 'login', headers: 'a' },
    400,
    "'headers' must be an object of texts.",
  ],
  [
    'POST',
    'faults',
    { operationId: 'login', times: 1 },
    400,
    'This fault has no effect. Give at least one of: status, message, body, type, headers, delayMs,',
  ],
  ['POST', 'faults', { operationId: 'login', status: 500, times: 0 }, 400, "'times' must be 1"],
  ['POST', 'faults', { operationId: 'login', status: 500, share: 0 }, 400, "'share' must be above"],
  [
    'POST',
    'faults',
    { fault: 'postScore:explode' },
    400,
    "Unknown fault 'postScore:explode'. Known: postScore:503, or another status from 200 to 599, postScore:wait-800",
  ],
  ['POST', 'faults', { fault: 'postscore:503' }, 400, "Unknown fault 'postscore:503'. Known: "],
  [
    'POST',
    'faults',
    { fault: 'postScore:503', times: 1 },
    400,
    "Give either 'fault', in the words of a link, or the other fields.",
  ],
  ['POST', 'tokens', { rotate: 'yes' }, 400, "'rotate' must be true or false."],
  ['POST', 'tokens', { onReuse: 'ignore' }, 400, "'onReuse' must be one of reject, revoke."],
  ['POST', 'hub', {}, 400, "'event' is missing."],
  ['POST', 'hub', { event: 'X', args: 'a' }, 400, "'args' must be a list."],
  [
    'POST',
    'hub',
    { event: 'X', email: 'no@body.example' },
    400,
    "Unknown email 'no@body.example'. Known: nora@",
  ],
  ['POST', 'hub/raw', {}, 400, "'frame' is missing."],
  ['POST', 'hub/refuse', {}, 400, "'status' is missing."],
  ['POST', 'version', { version: 2 }, 400, "'version' must be a text."],
  ['POST', 'tokens', { ttlSeconds: -5 }, 400, "'ttlSeconds' must be a whole number from 0 up."],
  ['POST', 'reset', { seed: '7' }, 400, "'seed' must be a whole number from 0 up."],
  ['POST', 'reset', { seed: 1.5 }, 400, "'seed' must be a whole number from 0 up."],
  ['POST', 'import', {}, 400, 'This is not an exported world.'],
])('%s %s with %j is refused with %i', async (method, path, body, status, message) => {
  const response = await call(method, path, body)
  expect(response).toEqual({ status, answer: { message: expect.stringContaining(message) } })
})
