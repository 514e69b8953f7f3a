import type { Backend } from '../backend/backend'
import { isCurrentSnapshot, whyNotTaken, type Snapshot } from '../db/snapshot'
import { mailbox } from '../mail/mailbox'
import { Problem } from '../lib/problem'
import { deliveries } from '../push-service/push-service'
import { expectSpeed } from '../story/player'
import { storyNames } from '../story/stories'
import type { WireRequest } from '../lib/wire-request'
import { setFault } from './fault-controls'
import { count, flag, list, needed, number, oneOf, read, status, text } from './fields'
import type { World } from '../backend/world'

/** The path of a world's controls, on every adapter. */
export const CONTROLS_PATH = '/__fake/'

type Control = (world: World, body: unknown) => unknown

const stateOf = (backend: Backend) => ({
  scenario: backend.scenario.name,
  seed: backend.seed,
  now: backend.clock.iso(),
  users: backend.users(),
  connections: backend.hub.connections(),
  isFrozen: backend.clock.isFrozen(),
})

const state: Control = (world) => stateOf(world.backend())

const reset: Control = async (world, body) =>
  stateOf(await world.reset(read(body, { scenario: text, seed: count, now: text, story: text })))

const clock: Control = async (world, body) => {
  const { advanceMs, now, freeze } = read(body, { advanceMs: number, now: text, freeze: flag })
  const moves = [advanceMs, now].filter((move) => move !== undefined).length
  if (moves > 1 || (moves === 0 && freeze === undefined)) {
    throw new Problem(400, "Give either 'advanceMs' or 'now'; 'freeze' with or without them.")
  }
  const backend = world.backend()
  await backend.ready() // rows seeded later would be dated relative to the new time
  if (now !== undefined) backend.clock.set(now)
  if (advanceMs !== undefined) backend.clock.advance(advanceMs)
  if (freeze === true) backend.clock.freeze()
  if (freeze === false) backend.clock.run()
  backend.changed()
  return { now: backend.clock.iso(), isFrozen: backend.clock.isFrozen() }
}

const listFaults: Control = (world) => world.backend().faults.list()

const clearFaults: Control = (world, body) => {
  world.backend().faults.clear(read(body, { operationId: text }).operationId)
  return world.backend().faults.list()
}

const tokens: Control = (world, body) => {
  const { expire, ...patch } = read(body, {
    ttlSeconds: count,
    rotate: flag,
    onReuse: oneOf('reject', 'revoke'),
    padding: count,
    expire: flag,
  })
  const { tokens: issued } = world.backend()
  issued.configure(patch)
  if (expire) issued.expire()
  return issued.policy
}

function userNamed(backend: Backend, email: string): number {
  const users = backend.users()
  const user = users.find((one) => one.email === email)
  if (user) return user.id
  throw new Problem(
    400,
    `Unknown email '${email}'. Known: ${users.map((one) => one.email).join(', ')}.`,
  )
}

const sendEvent: Control = (world, body) => {
  const { event, args = [], email } = read(body, { event: text, args: list, email: text })
  const backend = world.backend()
  const name = needed(event, 'event')
  const reached =
    email === undefined
      ? backend.hub.sendAll(name, ...args)
      : backend.hub.send(userNamed(backend, email), name, ...args)
  return { reached }
}

/** The response of the hub's controls: how many clients are connected. */
const connections = (world: World) => ({ connections: world.backend().hub.connections() })

const sendRaw: Control = (world, body) => {
  world.backend().hub.raw(needed(read(body, { frame: text }).frame, 'frame'))
  return connections(world)
}

const dropHub: Control = (world) => {
  world.backend().hub.drop()
  return connections(world)
}

const flapHub: Control = (world, body) => {
  const { hub } = world.backend()
  hub.flap(needed(read(body, { everyMs: count }).everyMs, 'everyMs'))
  return { everyMs: hub.flaps() }
}

const closeHub: Control = (world, body) => {
  world.backend().hub.closeFrame(read(body, { error: text, allowReconnect: flag }))
  return connections(world)
}

const refuseHub: Control = (world, body) => {
  world.backend().hub.refuse(needed(read(body, { status }).status, 'status'))
  return connections(world)
}

const allowHub: Control = (world) => {
  world.backend().hub.allow()
  return connections(world)
}

const version: Control = (world, body) => {
  const backend = world.backend()
  backend.version = needed(read(body, { version: text }).version, 'version')
  backend.changed()
  return { version: backend.version }
}

const requests: Control = (world) => world.backend().journal.entries

const clearRequests: Control = (world) => {
  world.backend().journal.clear()
  return world.backend().journal.entries
}

const contract: Control = (world) => {
  const { exchanges, violations, unknown, coverage } = world.backend().contract
  return { exchanges, violations, unknown, coverage }
}

const mails: Control = (world) => mailbox(world.backend())

const pushes: Control = (world) => deliveries(world.backend())

const story: Control = (world) => world.backend().story.state()

const changeStory: Control = async (world, body) => {
  const { name, paused, speed } = read(body, { name: text, paused: flag, speed: number })
  const player = world.backend().story
  if (speed !== undefined) expectSpeed(speed)
  if (name !== undefined) await player.start(name)
  else if (player.state().name === null)
    throw new Problem(400, `No story is under way. Start one with 'name': ${storyNames()}.`)
  if (speed !== undefined) await player.speed(speed)
  if (paused !== undefined) await (paused ? player.pause() : player.play())
  return player.state()
}

const stopStory: Control = async (world) => {
  await world.backend().story.stop()
  return world.backend().story.state()
}

const exportWorld: Control = (world) => world.backend().snapshot()

/** Tables that worlds exported by earlier builds do not have. */
const LATER_TABLES: readonly string[] = ['attempts']

/** Refuses a world with missing or unknown tables: importing it would lose rows without an error. */
function expectTables({ isSeeded, rows }: Snapshot, tables: readonly string[]): void {
  const required = isSeeded ? tables.filter((name) => !LATER_TABLES.includes(name)) : []
  const missing = required.filter((name) => !Object.hasOwn(rows, name))
  const unknown = Object.keys(rows).filter((name) => !tables.includes(name))
  const needs = `A world has the tables ${tables.join(', ')}.`
  if (missing.length > 0)
    throw new Problem(400, `This world has no table ${missing.join(', ')}. ${needs}`)
  if (unknown.length > 0)
    throw new Problem(400, `This world has an unknown table ${unknown.join(', ')}. ${needs}`)
}

/** Replaces the world by an exported one. Throws a Problem 400 that says why when it cannot, and keeps the present world. */
export async function importWorld(world: World, body: unknown) {
  if (!isCurrentSnapshot(body)) throw new Problem(400, whyNotTaken(body))
  const { scenario, seed } = body
  const before = world.backend()
  expectTables(body, Object.keys(before.db.tables))
  const isOther = before.scenario.name !== scenario || before.seed !== seed
  if (!isOther) {
    await before.restore(body)
    before.hub.drop() // clients reconnect and then read everything again, as after a reset
    return stateOf(before)
  }
  const snapshot = before.snapshot()
  const backend = await world.reset({ scenario, seed })
  try {
    await backend.restore(body)
  } catch (error) {
    const again = await world.reset({ scenario: snapshot.scenario, seed: snapshot.seed })
    await again.restore(snapshot)
    throw error
  }
  return stateOf(backend)
}

/** The controls, by method and path below /__fake/. */
const controls: Readonly<Record<string, Control>> = {
  'GET state': state,
  'POST reset': reset,
  'POST clock': clock,
  'GET faults': listFaults,
  'POST faults': (world, body) => setFault(world.backend(), body),
  'DELETE faults': clearFaults,
  'POST tokens': tokens,
  'POST hub': sendEvent,
  'POST hub/raw': sendRaw,
  'POST hub/drop': dropHub,
  'POST hub/flap': flapHub,
  'POST hub/close': closeHub,
  'POST hub/refuse': refuseHub,
  'POST hub/allow': allowHub,
  'POST version': version,
  'GET requests': requests,
  'DELETE requests': clearRequests,
  'GET mailbox': mails,
  'GET pushes': pushes,
  'GET contract': contract,
  'GET story': story,
  'POST story': changeStory,
  'DELETE story': stopStory,
  'GET export': exportWorld,
  'POST import': importWorld,
}

/** The request's JSON body. An empty body counts as {}, since most controls can be called without one. */
async function bodyOf(request: WireRequest): Promise<unknown> {
  const sent = await new Response(request.body).text()
  if (sent.trim() === '') return {}
  try {
    return JSON.parse(sent)
  } catch {
    throw new Problem(400, 'The body is not JSON.')
  }
}

function failed(error: unknown): Response {
  if (error instanceof Problem)
    return Response.json({ message: error.message }, { status: error.status })
  // Thrown for a moment that no clock can be set to.
  if (error instanceof RangeError) return Response.json({ message: error.message }, { status: 400 })
  throw error
}

/** Answers one call of /__fake/*. A wrong call gets a 400 or 404 whose message lists the possibilities. */
export async function control(request: WireRequest, world: World): Promise<Response> {
  const { pathname } = new URL(request.url)
  const wanted = `${request.method} ${pathname.slice(CONTROLS_PATH.length)}`
  const run = Object.hasOwn(controls, wanted) ? controls[wanted] : undefined
  try {
    if (!run)
      throw new Problem(404, `No control '${wanted}'. Known: ${Object.keys(controls).join(', ')}.`)
    return Response.json(await run(world, await bodyOf(request)))
  } catch (error) {
    return failed(error)
  }
}
