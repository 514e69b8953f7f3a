import type { components } from '~/api/schema'
import { createClock, type Clock } from './clock'
import { createContractLog, type ContractLog } from '../contract/log'
import type { ContractCheck } from '../contract/types'
import { createDb, type Db } from '../db/db'
import type { Snapshot } from '../db/snapshot'
import type { DialectHabit } from './dialect'
import { createDice, type Dice } from './dice'
import { createFaults, type Faults } from './faults'
import { createSeeding, type OpenedWorlds } from './seeding'
import { createRouter } from '../handlers/router'
import { faultIds, handlersOf } from '../handlers/index'
import { toResponse, type HandlerResponse } from '../handlers/json-response'
import type { OperationId } from '../handlers/operation-id'
import { createHub, type Hub } from '../hub/hub'
import { systemTimers, type Timers } from '../hub/timers'
import { createIds, type Ids } from './ids'
import { createJournal, type Journal } from './journal'
import { Problem } from '../lib/problem'
import type { PushService } from '../push-service/push-service'
import type { Scenario } from '../scenarios/define'
import { authSession } from '../serializers/auth-session'
import { fullName } from '../serializers/golfer'
import { createStaleReads, type StaleReads } from './stale-reads'
import { createStoryPlayer, type Stage, type StoryPlayer } from '../story/player'
import { createTokens, type Tokens } from './tokens'
import type { WireRequest } from '../lib/wire-request'

type AuthSession = components['schemas']['AuthSession']

/** Runs the work when it may change the world. */
export type RunExclusive = <T>(work: () => Promise<T>) => Promise<T>

/** One world of the fake: its data, its time, its hub and its faults. Worlds do not affect each other. */
export type Backend = {
  readonly scenario: Scenario
  readonly seed: number
  readonly clock: Clock
  readonly ids: Ids
  readonly dice: Dice
  readonly db: Db
  readonly hub: Hub
  readonly faults: Faults
  /** Habits of real hosts that every response of this world shows; a fault can add one to a single operation. */
  readonly dialect: Set<DialectHabit>
  readonly staleReads: StaleReads
  readonly tokens: Tokens
  readonly journal: Journal
  readonly contract: ContractLog
  /** The scripted story of this world, if it has one. */
  readonly story: StoryPlayer
  /** Timers of delayed responses. */
  readonly timers: Timers
  /** Sends pushes to browsers; when undefined, they are only recorded. */
  readonly pushService: PushService | undefined
  /** What getVersion answers. */
  version: string
  /** False: a host that does not know `idempotencyKey`, and records a repeated post as a second score. */
  honorsIdempotencyKeys: boolean
  /** Answers any /api or /hubs request. `Response.error()` means: cut off. */
  answer(request: WireRequest): Promise<HandlerResponse>
  /** The same for adapters that need a Fetch `Response`. */
  handle(request: WireRequest): Promise<Response>
  /** The operation at an address; undefined where there is none. */
  operationAt(method: string, path: string): OperationId | undefined
  /** Resolves when the rows are there: at once, unless the world was opened `lazy`. */
  ready(): Promise<void>
  /** All golfers with an account; empty before `ready`. */
  users(): readonly { id: number; name: string; email: string }[]
  /** Tokens of a golfer without a request, as the scenario opens; throws for an unknown email. */
  signIn(email: string): Promise<AuthSession>
  /** All rows, time, ids and dice as plain JSON. */
  snapshot(): Snapshot
  /** Replaces this world by a saved one; throws a Problem 400 for one of another build. */
  restore(snapshot: Snapshot): Promise<void>
  /** Calls the listener after each request or restore that may have changed rows. Returns an unsubscribe function. */
  onChange(listener: () => void): () => void
  /** Notifies the listeners. */
  changed(): void
  /** Runs a change. When several tabs share this world, only one runs a change at a time, on the newest state. */
  readonly runExclusive: RunExclusive
  /** Ends this world's connections and its story. */
  close(): void
}

/** How a world is opened. */
export type BackendOptions = {
  seed?: number | undefined
  /** The opening moment, ISO 8601; the scenario's own when left out. */
  now?: string | undefined
  /** Milliseconds since the start; without it time stands still. */
  elapsed?: (() => number) | undefined
  /** Opens with this saved state instead of seeding; throws like `restore`. */
  snapshot?: Snapshot | undefined
  /** `createContractCheck()` of contract/contract-check.ts; a parameter, so that the demo can load it later. */
  contract?: ContractCheck | 'off' | undefined
  /** Answers without waiting for the check, whose findings only the demo shows. */
  checksLater?: boolean | undefined
  timers?: Timers | undefined
  pushService?: PushService | undefined
  /** Name of the story to play, unless the snapshot is in the middle of one. Throws a Problem 400 for an unknown name. */
  story?: string | undefined
  /** Lets only one of the tabs that share this world play the story. */
  stage?: Stage | undefined
  runExclusive?: RunExclusive | undefined
  /** Makes the rows only when a request needs them, so that the demo's first screen is shown sooner. */
  lazy?: boolean | undefined
  /** Seeded rows that worlds share. */
  opened?: OpenedWorlds | undefined
}

/** The only constructor of a world. */
export async function createBackend(
  scenario: Scenario,
  options: BackendOptions = {},
): Promise<Backend> {
  const { seed = 1, timers = systemTimers, contract = 'off' } = options
  const now = options.now ?? scenario.now
  const clock = createClock({ now, zone: scenario.zone, elapsed: options.elapsed })
  const db = createDb()
  const ids = createIds()
  const dice = createDice(seed)
  const tokens = createTokens({
    db,
    clock,
    ids,
    key: `linx golf ${seed}`,
    onEnd: (userId, sessionId) => backend.hub.expel(userId, sessionId),
  })
  const listeners = new Set<() => void>()
  const router = lazily(() => createRouter(backend, handlersOf(backend)))

  const backend: Backend = {
    scenario,
    seed,
    clock,
    ids,
    dice,
    db,
    tokens,
    timers,
    pushService: options.pushService,
    hub: createHub({ userOf: tokens.userOf, newId: () => String(ids.next()), timers }),
    faults: createFaults(faultIds),
    dialect: new Set(),
    staleReads: createStaleReads(timers),
    journal: createJournal(),
    contract: createContractLog(contract === 'off' ? undefined : contract, !options.checksLater),
    version: '2026.6.1',
    honorsIdempotencyKeys: true,
    answer: (request) => router().answer(request),
    handle: async (request) => toResponse(await router().answer(request)),
    operationAt: (method, path) => router().operationAt(method, path),
    ready: () => seeding.ready(),
    users: () =>
      db.users.rows().map((user) => ({ id: user.id, name: fullName(user), email: user.email })),

    async signIn(email) {
      await backend.ready()
      const [user] = db.users.where('email', email.toLowerCase())
      if (!user) throw new Problem(404, `There is no golfer with the email ${email}.`)
      const issued = await tokens.issue(user.id)
      if (scenario.sessionHasLapsed) await endSession(issued.accessToken)
      return authSession(user, issued)
    },

    snapshot: () => seeding.snapshot(),
    async restore(snapshot) {
      await seeding.restore(snapshot)
      backend.changed()
    },

    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    changed: () => listeners.forEach((listener) => listener()),
    runExclusive: options.runExclusive ?? ((work) => work()),
    get story() {
      return story
    },
    close() {
      story.close()
      backend.hub.close()
    },
  }
  const story = createStoryPlayer(backend, options.stage)
  async function endSession(accessToken: string): Promise<void> {
    await db.sessions.change(tokens.require(accessToken).sessionId, { isRevoked: true })
  }

  scenario.trouble?.(backend)
  const seeding = createSeeding(backend, options)
  if (!options.lazy) await seeding.ready()
  if (options.story !== undefined && backend.story.state().name === null) {
    await backend.story.start(options.story)
  }
  backend.changed() // resumes a story that the snapshot is in the middle of
  return backend
}

function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
