import { expect, test } from 'vitest'
import type { Backend, BackendOptions } from '../backend/backend'
import { followPair } from '../db/follows'
import { subscribe } from '../handlers/push/device.fixture'
import { manualTimers } from '../hub/manual-timers'
import { deliveries } from '../push-service/push-service'
import { BEA, KEIKO } from '../scenarios/saturday/golfers'
import { firstDay } from '../scenarios/first-day'
import { saturdayRound } from '../scenarios/saturday-round'
import { season10k } from '../scenarios/season-10k'
import { HAL, MARCUS, NORA } from '../scenarios/seed/members'
import { call, openWorld, NORA as VIEWER } from '../testing'
import { saturday } from './saturday'

const LASTS = saturday.steps.at(-1)?.at ?? 0

/** Connects a viewer to the hub and returns the messages it receives. It pings, since a silent client is disconnected. */
function connectViewer({ hub, timers }: Backend, userId = NORA): string[] {
  const messages: string[] = []
  const { connectionToken } = hub.negotiate(userId, { stateful: false })
  const connection = hub.find(connectionToken)
  connection?.attach({ send: (text) => messages.push(text), close: () => {}, cut: () => {} })
  connection?.receive('{"protocol":"json","version":1}\u001e')
  timers.every(1000, () => connection?.receive('{"type":6}\u001e'))
  return messages
}

type RunningStory = {
  backend: Backend
  messages: string[]
  pass: (seconds: number) => Promise<void>
}

async function startStory(options: BackendOptions = {}): Promise<RunningStory> {
  const timers = manualTimers()
  const backend = await openWorld({ story: 'saturday', timers, ...options })
  const messages = connectViewer(backend)
  const pass = async (seconds: number) => {
    for (let ticks = 0; ticks < seconds * 4; ticks++) {
      backend.clock.advance(250)
      timers.advance(250)
      await settle()
    }
  }
  return { backend, messages, pass }
}

/** Lets work that a timer has started finish. */
const settle = () => new Promise<void>((done) => setImmediate(done))

const happened = ({ db }: Backend) => ({
  rounds: db.scores.count(),
  cheers: db.likes.count(),
  comments: db.comments.count(),
})

const rows = (backend: Backend) => backend.snapshot().rows

test('a story played twice, or ten times as fast, writes identical rows', async () => {
  const once = await startStory()
  const again = await startStory()
  await once.pass(LASTS)
  await again.pass(LASTS)
  expect(rows(once.backend)).toEqual(rows(again.backend))
  expect(once.backend.story.state()).toMatchObject({ state: 'ended', seconds: LASTS })

  const fast = await startStory()
  await fast.backend.story.speed(10)
  await fast.pass(LASTS / 10 + 1)
  expect(fast.backend.story.state()).toMatchObject({ state: 'ended', speed: 10 })
  const texts = ({ db }: Backend) => db.comments.rows().map(({ userId, text }) => [userId, text])
  expect(texts(fast.backend)).toEqual(texts(once.backend))
  expect(happened(fast.backend)).toEqual(happened(once.backend))
})

test('the card at the top is cheered within 10 s and commented on within 20; then come a request and a score', async () => {
  const { backend, pass } = await startStory()
  const top = async () => {
    const { json } = await call(backend, 'GET', '/api/linx?view=Following&pageSize=25', {
      as: VIEWER,
    })
    const [first] = json.items
    return first
  }
  const { commentCount = 0, likeCount = 0 } = await top()
  await pass(10)
  expect(await top()).toMatchObject({ userId: MARCUS, commentCount, likeCount: likeCount + 1 })
  await pass(10)
  expect(await top()).toMatchObject({ userId: MARCUS, commentCount: commentCount + 1 })
  const [request] = backend.db.follows.where('pair', followPair(BEA, NORA))
  expect(request).toMatchObject({ status: 'Pending' })
  await pass(10)
  expect(await top()).toMatchObject({ userId: HAL })
})

test('every step happens, and the viewer is notified of each', async () => {
  const { backend, messages, pass } = await startStory()
  const before = happened(backend)
  await pass(30)
  expect(backend.db.scores.where('userId', HAL).at(-1)).toMatchObject({ oldIndex: null })
  expect(backend.db.users.get(HAL)?.handicapIndex).not.toBeNull()
  expect(messages.filter((text) => text.includes('ReceiveLinxUpdate')).length).toBeGreaterThan(2)
  await pass(LASTS - 30)
  const count = (kind: string) => saturday.steps.filter(({ action }) => action.kind === kind).length
  expect(happened(backend)).toEqual({
    rounds: before.rounds + count('post'),
    cheers: before.cheers + count('cheer'),
    comments: before.comments + count('comment'),
  })
  const requestCounts = messages.filter((text) => text.includes('ReceiveFollowRequestsUpdate'))
  expect(requestCounts).toHaveLength(1)
  expect(requestCounts[0]).toContain('[3]')
  expect(backend.db.follows.where('pair', followPair(BEA, NORA))).toMatchObject([
    { status: 'Pending' },
  ])
})

test('a score that a friend posts in a story is pushed to the device of the viewer', async () => {
  const { backend, pass } = await startStory()
  await subscribe(backend, VIEWER)
  await pass(30)
  expect(deliveries(backend)).toMatchObject([
    { userId: NORA, title: 'Hal Winters', body: 'Posted 96 at Bellwether Links', badgeCount: 1 },
  ])
})

test('a story waits until a client is connected, and while it is paused', async () => {
  const timers = manualTimers()
  const backend = await openWorld({ story: 'saturday', timers })
  const cheers = () => backend.db.likes.count()
  const before = cheers()
  const pass = async (seconds: number) => {
    timers.advance(seconds * 1000)
    await settle()
  }
  await pass(60)
  expect([cheers(), backend.story.state().state]).toEqual([before, 'waiting'])
  connectViewer(backend)
  await backend.story.pause()
  await pass(60)
  expect([cheers(), backend.story.state().state]).toEqual([before, 'paused'])
  await backend.story.play()
  await pass(6)
  expect([cheers(), backend.story.state().state]).toEqual([before + 1, 'playing'])
})

test('a story goes on where a saved world left it, paused if it was', async () => {
  const first = await startStory()
  await first.pass(12)
  const second = await startStory({ snapshot: first.backend.snapshot() })
  expect(second.backend.story.state()).toMatchObject({ state: 'playing', seconds: 11 })
  await second.pass(LASTS - 11)
  expect(happened(second.backend)).toEqual(
    await startStory().then(async ({ backend, pass }) => {
      await pass(LASTS)
      return happened(backend)
    }),
  )
  await first.backend.story.pause()
  const third = await startStory({ snapshot: first.backend.snapshot() })
  expect(third.backend.story.state().state).toBe('paused')
})

test('of several tabs only the one whose turn it is plays the story', async () => {
  let play = () => Promise.resolve()
  const { backend, pass } = await startStory({ stage: (mine) => (play = mine) })
  await pass(20)
  expect(backend.story.state().seconds).toBe(0)
  void play()
  await pass(6)
  expect(backend.story.state().seconds).toBe(6)
})

test('the steps of the signed-in golfer, and those that the world does not allow, are skipped', async () => {
  const timers = manualTimers()
  const backend = await openWorld({ story: 'saturday', timers }, firstDay)
  connectViewer(backend, MARCUS)
  const comments = () => backend.db.comments.rows().filter(({ userId }) => userId === MARCUS).length
  const before = comments()
  timers.advance(1000)
  await backend.story.speed(10)
  for (let ticks = 0; ticks < 100; ticks++) {
    timers.advance(250)
    await settle()
  }
  expect(backend.story.state().state).toBe('ended')
  expect(comments()).toBe(before)
  expect(backend.db.scores.where('userId', KEIKO).length).toBeGreaterThan(0)
})

test('in a world with other golfers, nobody acts under the name of a golfer who is not there', async () => {
  const timers = manualTimers()
  const backend = await openWorld({ story: 'saturday', timers }, season10k)
  connectViewer(backend)
  const before = new Set(backend.db.comments.rows())
  await backend.story.speed(10)
  for (let ticks = 0; ticks < 60; ticks++) {
    timers.advance(250)
    await settle()
  }
  expect(backend.story.state().state).toBe('ended')
  const said = backend.db.comments.rows().filter((row) => !before.has(row))
  expect(said.map(({ userId }) => userId)).toEqual([HAL, MARCUS])
})

test.each([
  [HAL, 26, 'Bea asks to follow you'],
  [MARCUS, 32, 'Hal posts the round that gives him a Handicap Index'],
  [NORA, 32, 'Marcus cheers Hal'],
])('the latest step for golfer %i after %i seconds is: %s', async (golfer, seconds, latest) => {
  const timers = manualTimers()
  const backend = await openWorld({ story: 'saturday', timers }, saturdayRound)
  connectViewer(backend, golfer)
  for (let ticks = 0; ticks < seconds * 4; ticks++) {
    timers.advance(250)
    await settle()
  }
  expect(backend.story.state()).toMatchObject({ seconds, latest })
})

test('an unknown story and an impossible speed are refused; a stopped one is over', async () => {
  const { backend, pass } = await startStory()
  await expect(backend.story.start('sunday')).rejects.toThrow('Known: saturday.')
  await expect(backend.story.speed(11)).rejects.toThrow('from 1 to 10')
  await backend.story.stop()
  const before = happened(backend)
  await pass(20)
  expect(happened(backend)).toEqual(before)
  expect(backend.story.state().state).toBe('none')
})
