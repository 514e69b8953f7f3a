import { createBackend, type Backend } from '../backend/backend'
import type { ContractCheck, Violation } from '../contract/types'
import { createDice } from '../backend/dice'
import { manualTimers } from '../hub/manual-timers'
import { asJson } from '../lib/json'
import { scenarioNamed } from '../scenarios/index'
import { brokenBets, brokenRows } from './invariants'
import { planRequest, type Memory } from './plan'
import { createSender, type PlannedRequest, type Result } from './planned-request'

/** What a run sends, and what it checks. */
export type FuzzOptions = {
  seed: number
  requests: number
  /** Compares every exchange with the document. */
  contract: ContractCheck
  scenario?: string
  /** The maximum number of attempts to shorten a failing list. */
  tries?: number
}

/** What a run has sent and found. */
export type FuzzReport = {
  seed: number
  requests: number
  /** How many responses of each status each operation has sent. */
  statuses: Record<string, Record<string, number>>
  /** All problems found, each once. */
  problems: readonly Problem[]
  /** The shortest list found that still reproduces the first problem. */
  shortest: readonly PlannedRequest[]
}

/** A fault that a request or a check has found. `problem` is the same text whenever it occurs; `detail` helps to find it. */
export type Problem = { problem: string; detail: string }

/** A world under test; `send` returns what is wrong with the response. */
type FuzzedWorld = { backend: Backend; send(planned: PlannedRequest): Promise<Problem | undefined> }

/** The number of requests between two checks of the rows, and of the bets, which take longer. */
const ROWS_EVERY = 250
const BETS_EVERY = 1000
/** Each try sends the whole list again. */
const MAX_TRIES = 60

/** Sends random requests to a fresh world and checks the responses and the world. */
export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const { seed, requests } = options
  const statuses: FuzzReport['statuses'] = {}
  const dice = createDice(seed)
  const memory: Memory = { hubTokens: new Map(), refreshTokens: [] }
  const sent: PlannedRequest[] = []
  const world = await openWorld(options, (planned, result) => {
    const counts = (statuses[planned.operationId] ??= {})
    counts[result.status] = (counts[result.status] ?? 0) + 1
    remember(memory, planned, result)
  })
  const found = new Map<string, Problem>()
  let upToFirst: readonly PlannedRequest[] = []
  const note = (fault: Problem | undefined) => {
    if (!fault || found.has(fault.problem)) return
    if (found.size === 0) upToFirst = sent.slice()
    found.set(fault.problem, fault)
  }
  while (sent.length < requests) {
    const planned = planRequest(world.backend, dice, memory)
    sent.push(planned)
    note(await world.send(planned))
    if (sent.length % ROWS_EVERY === 0) note(problemInRows(world.backend))
    if (sent.length % BETS_EVERY === 0) note(problemInBets(world.backend))
  }
  note(problemInRows(world.backend))
  note(problemInBets(world.backend))
  note(await problemOnRestore(world.backend, options))
  world.backend.close()
  const problems = [...found.values()]
  const [first] = problems
  const shortest = first ? await shortened(upToFirst, first.problem, options) : []
  return { seed, requests: sent.length, statuses, problems, shortest }
}

/** Sends a list of requests to a fresh world. Returns the first problem. */
export async function replay(
  list: readonly PlannedRequest[],
  options: Pick<FuzzOptions, 'contract' | 'scenario'>,
): Promise<Problem | undefined> {
  const world = await openWorld(options)
  try {
    for (const planned of list) {
      const fault = await world.send(planned)
      if (fault) return fault
    }
    return problemInRows(world.backend) ?? problemInBets(world.backend)
  } finally {
    world.backend.close()
  }
}

/** Opens a fresh world; `onResult` is called after each request. */
async function openWorld(
  { contract, scenario = 'saturday-round' }: Pick<FuzzOptions, 'contract' | 'scenario'>,
  onResult: (planned: PlannedRequest, result: Result) => void = () => {},
): Promise<FuzzedWorld> {
  const named = scenarioNamed(scenario)
  if (!named) throw new RangeError(`There is no scenario ${scenario}.`)
  const timers = manualTimers()
  const backend = await createBackend(named, { contract, timers })
  backend.faults.clear() // a delayed response would wait for timers that only requests advance
  const sender = createSender(backend, timers)
  return {
    backend,
    async send(planned) {
      const result = await sender(planned)
      onResult(planned, result)
      const fault = problemWith(backend, planned, result)
      backend.contract.clear()
      return fault
    },
  }
}

/** Operations that may write although they refuse: a reused refresh token ends its session, and a device that is gone is removed. */
const MAY_WRITE_AND_REFUSE = new Set(['refreshToken', 'sendTestPush'])

/** The first thing that is wrong with a response; undefined if nothing is. */
function problemWith(
  { contract }: Backend,
  { operationId }: PlannedRequest,
  { status, text, wrote }: Result,
): Problem | undefined {
  const wrong = (problem: string, detail: string) => ({
    problem: `${operationId}: ${problem}`,
    detail,
  })
  const violation = contract.violations.find(({ direction }) => direction === 'response')
  if (violation)
    return wrong(`the response violates the document at ${violation.pointer}`, violation.message)
  if (status >= 500) return wrong(`status ${status}`, text)
  const mistake = contract.violations.find(mustBeRefused)
  if (mistake && status < 300 && status >= 200) {
    return wrong(`accepted what the document does not allow at ${mistake.pointer}`, mistake.message)
  }
  if (status >= 400 && wrote && !MAY_WRITE_AND_REFUSE.has(operationId)) {
    return wrong('refused, and rows changed', `status ${status}: ${text}`)
  }
  return undefined
}

/** Whether a host must refuse a request with this violation; it may ignore unknown members and an unexpected body. */
const mustBeRefused = ({ direction, message, pointer }: Violation): boolean =>
  direction === 'request' && message !== 'is not declared' && pointer !== '/header/Content-Type'

function problemInRows(backend: Backend): Problem | undefined {
  const [problem] = brokenRows(backend)
  return problem === undefined ? undefined : { problem, detail: 'in the rows' }
}

function problemInBets(backend: Backend): Problem | undefined {
  const [problem] = brokenBets(backend)
  return problem === undefined ? undefined : { problem, detail: 'in the bets' }
}

/** Saves the world and opens it again; returns the problem if that fails. */
async function problemOnRestore(
  backend: Backend,
  { contract }: FuzzOptions,
): Promise<Problem | undefined> {
  const snapshot: ReturnType<Backend['snapshot']> = JSON.parse(JSON.stringify(backend.snapshot()))
  try {
    const again = await createBackend(backend.scenario, { contract, snapshot })
    again.close()
    return undefined
  } catch (error) {
    return { problem: 'the saved world cannot be opened', detail: String(error) }
  }
}

/** Shortens a list by removing halves, then quarters and so on, as long as the same problem remains. */
async function shortened(
  sent: readonly PlannedRequest[],
  problem: string,
  options: FuzzOptions,
): Promise<readonly PlannedRequest[]> {
  const fails = async (candidate: readonly PlannedRequest[]) =>
    (await replay(candidate, options))?.problem === problem
  const last = sent.slice(-1)
  if (await fails(last)) return last
  let list = sent
  let size = Math.ceil(list.length / 2)
  let at = 0
  for (let tries = options.tries ?? MAX_TRIES; tries > 0 && size >= 1; tries--) {
    const candidate = [...list.slice(0, at), ...list.slice(at + size)]
    if (await fails(candidate)) list = candidate
    else at += size
    if (at < list.length) continue
    at = 0
    size = Math.floor(size / 2)
  }
  return list
}

/** Adds the tokens of a response to those that later requests use. */
function remember(
  memory: Memory,
  { as, operationId }: PlannedRequest,
  { status, text }: Result,
): void {
  // The response of connectHub is a series of messages, each of them JSON.
  if (status !== 200 || operationId === 'connectHub' || !text.startsWith('{')) return
  const { connectionToken, refreshToken } = asJson(JSON.parse(text))
  if (typeof refreshToken === 'string')
    memory.refreshTokens = newest(memory.refreshTokens, refreshToken)
  if (typeof connectionToken !== 'string' || as === null) return
  const tokens = newest(memory.hubTokens.get(as) ?? [], connectionToken)
  memory.hubTokens.delete(as) // so that this golfer becomes the last
  memory.hubTokens.set(as, tokens)
}

/** The newest five, with this one. */
const newest = (list: readonly string[], text: string): string[] => [...list, text].slice(-5)
