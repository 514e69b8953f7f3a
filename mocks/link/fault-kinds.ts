import { DIALECT_HABITS } from '../backend/dialect'
import type { Fault } from '../backend/faults'
import { likeFirst } from '../lib/text'

const SLOW_ANSWER_MS = 4000
const MAX_WAIT_MS = 600_000
/** Enough bytes to begin a JSON object, too few to complete it. */
const PART_BYTES = 40
/** A phone with one bar of signal, which takes 20 s for a photo of 1 MB. */
const SLOW_UPLOAD_BYTES = 50_000
const RETRY_AFTER = { 'Retry-After': '2' }

/** Named faults, the most frequent ones first. */
const faultsByKind: Readonly<Record<string, Fault>> = {
  'drop-before-commit': { drop: 'before' },
  'drop-after-commit': { drop: 'after' },
  // Only on the server: cuts a connection that was used before, so that the browser itself sends the request again.
  'reset-reused-before': { drop: 'before', onReusedConnection: true },
  'reset-reused-after': { drop: 'after', onReusedConnection: true },
  malformed: { status: 200, body: '{"unfinished":', type: 'application/json' },
  partial: { sendBytes: PART_BYTES },
  empty: { status: 200, body: '', type: 'application/json' },
  html: { status: 200, type: 'text/html' },
  // A successful status with a body that reports failure without a reason.
  unsuccessful: { status: 200, body: '{"success":false}', type: 'application/json' },
  gateway: { status: 502, type: 'text/html', wordless: true },
  hostile: { hostile: true },
  slow: { delayMs: SLOW_ANSWER_MS },
  'slow-upload': { uploadBytesPerSecond: SLOW_UPLOAD_BYTES },
  'rate-limited': {
    status: 429,
    message: 'Too many requests. Please wait a moment.',
    headers: RETRY_AFTER,
  },
  ...Object.fromEntries(
    DIALECT_HABITS.map((habit): [string, Fault] => [habit, { dialect: habit }]),
  ),
}

/** The names of faults; a fault may also be written as a status or a delay. */
export const FAULT_NAMES: readonly string[] = Object.keys(faultsByKind)

/** The possible values of KIND, for the message about an unknown one. */
const FAULT_KINDS: readonly string[] = [
  '503, or another status from 200 to 599',
  'wait-800, or another number of milliseconds',
  ...FAULT_NAMES,
  '503:times-2, the first two times, which any of these can have',
  '503:share-10, about one time in ten, which any of these can have',
]

/** The number in a text like `name-12`; undefined unless it is from `least` to `most`. */
function numbered(text: string, name: string, least: number, most: number): number | undefined {
  const [, digits] = new RegExp(`^${name}(\\d{1,9})$`).exec(text) ?? []
  const value = digits === undefined ? undefined : Number(digits)
  return value !== undefined && value >= least && value <= most ? value : undefined
}

function kindOnly(kind: string): Fault | undefined {
  const status = numbered(kind, '', 200, 599)
  if (status !== undefined) return { status }
  const delayMs = numbered(kind, 'wait-', 0, MAX_WAIT_MS)
  if (delayMs !== undefined) return { delayMs }
  return Object.hasOwn(faultsByKind, kind) ? faultsByKind[kind] : undefined
}

/** The fault that `KIND`, `KIND:times-N` or `KIND:share-PERCENT` stands for; undefined for any other text. */
export function faultOfKind(text: string): Fault | undefined {
  const [kind = '', often, ...more] = text.split(':')
  const fault = kindOnly(kind)
  if (!fault || more.length > 0) return undefined
  if (often === undefined) return fault
  const times = numbered(often, 'times-', 1, 999)
  if (times !== undefined) return { ...fault, times }
  const percent = numbered(often, 'share-', 1, 100)
  return percent === undefined ? undefined : { ...fault, share: percent / 100 }
}

const isSame = (one: Fault, other: Fault): boolean => {
  const keys = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...keys].every((key) => Reflect.get(one, key) === Reflect.get(other, key))
}

/** The inverse of `faultOfKind`: the text for a fault; undefined for a fault that has none, such as one with its own body. */
export function kindOfFault({ times, share, ...fault }: Fault): string | undefined {
  const often =
    times === undefined
      ? share === undefined
        ? ''
        : `:share-${Math.round(share * 100)}`
      : `:times-${times}`
  const { status, delayMs } = fault
  const texts = [...FAULT_NAMES, String(status), `wait-${delayMs}`].map((kind) => kind + often)
  return texts.find((text) => {
    const read = faultOfKind(text)
    return (
      read &&
      isSame(read, {
        ...fault,
        ...(times !== undefined && { times }),
        ...(share !== undefined && { share }),
      })
    )
  })
}

/** The fault that OPERATION:KIND stands for, or the possible values if it is unknown; operations with a similar name come first. */
export function faultOfWords(
  words: string,
  operations: readonly string[],
): { operationId: string; fault: Fault } | { known: readonly string[] } {
  const at = words.indexOf(':')
  const operationId = at < 0 ? words : words.slice(0, at)
  if (operationId !== '*' && !operations.includes(operationId))
    return { known: [...likeFirst(operations, operationId), '*'].map((name) => `${name}:KIND`) }
  const fault = at < 0 ? undefined : faultOfKind(words.slice(at + 1))
  return fault
    ? { operationId, fault }
    : { known: FAULT_KINDS.map((kind) => `${operationId}:${kind}`) }
}
