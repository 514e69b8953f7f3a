import type { Fault } from '../backend/faults'
import { isClockMoment } from '../backend/clock'
import { faultOfWords } from './fault-kinds'
import type { WorldOptions } from '../backend/world'

/** The network: offline, or milliseconds added to every request. */
export type Net = 'offline' | number

/** Conditions that are either on or off. */
export const FLAGS = [
  'clock-frozen',
  '401-storm',
  'hub-flap',
  'hub-refused',
  'storage-full',
  'notices-blocked',
  'push-blocked',
  'session-cleaned',
  'refresh-token-cleaned',
  'keys-ignored',
] as const

/** The name of a flag. */
export type Flag = (typeof FLAGS)[number]

/** The contents of a scenario link. */
export type DemoLink = {
  readonly world: WorldOptions
  /** Email of the golfer to sign in as. */
  readonly as?: string
  readonly net: Net
  /** By how many percent the latency of `net` varies in either direction. */
  readonly jitter: number
  readonly faults: readonly { operationId: string; fault: Fault }[]
  /** The time to set once the world has opened, ISO 8601; rows keep their times. */
  readonly clock?: string
  /** Minutes by which the device's own clock is ahead of the server's; negative: behind. */
  readonly skew: number
  readonly flags: readonly Flag[]
  /** Whether the demo's bar is shown; off for pictures of the product. */
  readonly bar: boolean
  /** Name of the exported world of a failed story, which `npm start` serves. */
  readonly import?: string
  /** Whether it is a demo on a stand, which starts over when it is not used and opens no links to other sites. */
  readonly kiosk: boolean
}

/** The link `/`: the default world without any trouble. */
export const EMPTY_LINK: DemoLink = {
  world: {},
  net: 0,
  jitter: 0,
  faults: [],
  skew: 0,
  flags: [],
  bar: true,
  kiosk: false,
}

/** A part of the address that is not known, and the possible values. */
export type LinkProblem = {
  parameter: string
  value: string
  known: readonly string[]
  /** Set if the parameter itself is misspelled: the one that is probably meant. */
  meant?: string
}

/** A parsed link, or its first unknown part. */
export type LinkResult = { ok: true; link: DemoLink } | { ok: false; problem: LinkProblem }

/** The names that a link may use. */
export type Known = {
  scenarios: readonly string[]
  operations: readonly string[]
  stories: readonly string[]
}

/** The parameters of a scenario link; any other belongs to the app. */
export const LINK_PARAMETERS: readonly string[] = [
  'scenario',
  'as',
  'seed',
  'now',
  'story',
  'net',
  'jitter',
  'fault',
  'clock',
  'skew',
  'flag',
  'bar',
  'kiosk',
  'import',
]

const SLOW_NET_MS = 1500
const MAX_LATENCY_MS = 600_000

const NETS = ['offline', 'slow', 'milliseconds, such as 800']

/** Thrown and caught in this file: parsing stops at the first unknown part. */
class Unknown extends Error {
  readonly problem: LinkProblem

  constructor(parameter: string, value: string, known: readonly string[]) {
    super(`Unknown ${parameter}: ${value}`)
    this.problem = { parameter, value, known }
  }
}

const wholeNumber = (text: string): number | undefined =>
  /^\d{1,9}$/.test(text) ? Number(text) : undefined

function oneOf(parameter: string, value: string, known: readonly string[]): string {
  if (known.includes(value)) return value
  throw new Unknown(parameter, value, known)
}

function seedIn(value: string): number {
  const seed = wholeNumber(value)
  if (seed === undefined) throw new Unknown('seed', value, ['a whole number, such as 7'])
  return seed
}

function momentIn(parameter: string, value: string): string {
  // In a query a plus sign stands for a space, so 2026-05-02T17:40+02:00 arrives without its plus.
  const iso = value.replace(' ', '+')
  const isMoment = /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/.test(iso) && isClockMoment(iso)
  if (!isMoment) throw new Unknown(parameter, value, ['a moment, such as 2026-06-13T17:30-06:00'])
  return iso
}

function netIn(value: string): Net {
  const ms = wholeNumber(value)
  if (value === 'offline') return 'offline'
  if (value === 'slow') return SLOW_NET_MS
  if (ms !== undefined && ms <= MAX_LATENCY_MS) return ms
  throw new Unknown('net', value, NETS)
}

function jitterIn(value: string): number {
  const percent = wholeNumber(value)
  if (percent !== undefined && percent <= 100) return percent
  throw new Unknown('jitter', value, ['a percentage from 0 to 100, such as 25'])
}

function skewIn(value: string): number {
  const minutes = /^-?\d{1,6}$/.test(value) ? Number(value) : undefined
  if (minutes === undefined) throw new Unknown('skew', value, ['minutes, such as 120 or -5'])
  return minutes
}

function flagIn(value: string): Flag {
  const flag = FLAGS.find((one) => one === value)
  if (!flag) throw new Unknown('flag', value, FLAGS)
  return flag
}

function barIn(value: string): boolean {
  if (value !== 'on' && value !== 'off') throw new Unknown('bar', value, ['on', 'off'])
  return value === 'on'
}

function kioskIn(value: string): boolean {
  if (value !== '1' && value !== '0') throw new Unknown('kiosk', value, ['1', '0'])
  return value === '1'
}

function importIn(value: string): string {
  if (!/^[a-z0-9-]{1,80}$/.test(value))
    throw new Unknown('import', value, ['the name of a world that a failed story has left'])
  return value
}

function faultIn(value: string, known: Known): { operationId: string; fault: Fault } {
  const read = faultOfWords(value, known.operations)
  if ('known' in read) throw new Unknown('fault', value, read.known)
  return read
}

/**
 * Parses a scenario link's query (`fault` may be repeated). Ignores parameters of the app. Whether the email of `as` exists is
 * checked later, once the world is open: see `checkGolfer`.
 */
export function parseLink(search: string, known: Known): LinkResult {
  const query = new URLSearchParams(search)
  const given = <T>(name: string, take: (value: string) => T): T | undefined => {
    const value = query.get(name)
    return value === null ? undefined : take(value)
  }
  try {
    const clock = given('clock', (value) => momentIn('clock', value))
    const as = given('as', (email) => email.toLowerCase())
    const world = given('import', importIn)
    const link: DemoLink = {
      world: {
        scenario: given('scenario', (value) => oneOf('scenario', value, known.scenarios)),
        seed: given('seed', seedIn),
        now: given('now', (value) => momentIn('now', value)),
        story: given('story', (value) => oneOf('story', value, known.stories)),
      },
      ...(as !== undefined && { as }),
      net: given('net', netIn) ?? 0,
      jitter: given('jitter', jitterIn) ?? 0,
      faults: query.getAll('fault').map((value) => faultIn(value, known)),
      ...(clock !== undefined && { clock }),
      skew: given('skew', skewIn) ?? 0,
      flags: [...new Set(query.getAll('flag').map(flagIn))],
      bar: given('bar', barIn) ?? true,
      kiosk: given('kiosk', kioskIn) ?? false,
      ...(world !== undefined && { import: world }),
    }
    return { ok: true, link }
  } catch (error) {
    if (error instanceof Unknown) return { ok: false, problem: error.problem }
    throw error
  }
}

/** The problem with the link's golfer in this world; undefined if the golfer exists or none is named. */
export function checkGolfer(link: DemoLink, emails: readonly string[]): LinkProblem | undefined {
  if (link.as === undefined || emails.some((email) => email.toLowerCase() === link.as))
    return undefined
  return { parameter: 'as', value: link.as, known: emails }
}
