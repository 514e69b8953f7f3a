import { beforeEach, expect, test } from 'vitest'
import { control } from '../controls/controls'
import { openWorld, wantedScenario, type World } from '../backend/world'
import { createBackend } from '../backend/backend'

let world: World

beforeEach(async () => {
  world = await openWorld(({ scenario, ...options }) =>
    createBackend(wantedScenario(scenario), options),
  )
})

async function call(method: string, path: string, body?: unknown) {
  const response = await control(
    new Request(`http://golf.test/__fake/${path}`, {
      method,
      body: body === undefined ? null : JSON.stringify(body),
    }),
    world,
  )
  const answer: unknown = await response.json()
  return { status: response.status, answer }
}

test('a story is started, made faster, paused and stopped; a reset restarts it', async () => {
  expect((await call('GET', 'story')).answer).toMatchObject({ name: null, state: 'none' })
  const started = await call('POST', 'story', { name: 'saturday', speed: 5 })
  expect(started.answer).toMatchObject({ name: 'saturday', state: 'waiting', speed: 5, seconds: 0 })
  expect((await call('POST', 'story', { paused: true })).answer).toMatchObject({ state: 'paused' })
  await call('POST', 'reset', { seed: 7 })
  expect((await call('GET', 'story')).answer).toMatchObject({ state: 'waiting', speed: 1 })
  expect((await call('DELETE', 'story')).answer).toMatchObject({ state: 'none' })
  await call('POST', 'reset')
  expect((await call('GET', 'story')).answer).toMatchObject({ state: 'none' })
})

test.each([
  [{ name: 'sunday' }, 'Known: saturday.'],
  [{ name: 'saturday', speed: 11 }, 'from 1 to 10'],
])('invalid story options are refused: %j', async (body, why) => {
  const { status, answer } = await call('POST', 'story', body)
  expect([status, JSON.stringify(answer)]).toEqual([400, expect.stringContaining(why)])
  expect((await call('GET', 'story')).answer).toMatchObject({ state: 'none' })
})

test.each([{ paused: true }, { paused: false }, { speed: 5 }, {}])(
  'without a story, %j is refused with the names of the stories',
  async (body) => {
    const { status, answer } = await call('POST', 'story', body)
    const message = "No story is under way. Start one with 'name': saturday."
    expect([status, answer]).toEqual([400, { message }])
  },
)
