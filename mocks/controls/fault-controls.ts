import type { Backend } from '../backend/backend'
import { DIALECT_HABITS } from '../backend/dialect'
import type { Fault } from '../backend/faults'
import { faultIds } from '../handlers/index'
import { Problem } from '../lib/problem'
import { faultOfWords } from '../link/fault-kinds'
import {
  count,
  flag,
  headers,
  headerValue,
  needed,
  number,
  oneOf,
  read,
  status,
  text,
} from './fields'

/** Every field of a fault: a missing one does not compile. */
const faultFields = {
  status,
  message: text,
  body: text,
  type: headerValue,
  headers,
  delayMs: count,
  uploadBytesPerSecond: count,
  drop: oneOf('before', 'after'),
  onReusedConnection: flag,
  sendBytes: count,
  hostile: flag,
  dialect: oneOf(...DIALECT_HABITS),
  wordless: flag,
  times: count,
  share: number,
} satisfies Record<keyof Fault, unknown>

/** Sets a fault, given by its fields or as a link names it. Refuses a fault without any effect. */
export function setFault({ faults }: Backend, body: unknown) {
  const { fault: words, ...fields } = read(body, {
    fault: text,
    operationId: text,
    ...faultFields,
  })
  if (words === undefined) {
    const { operationId, ...fault } = fields
    expectEffect(fault)
    faults.set(needed(operationId, 'operationId'), fault)
    return faults.list()
  }
  if (Object.keys(fields).length > 0)
    throw new Problem(400, "Give either 'fault', in the words of a link, or the other fields.")
  const named = faultNamed(words)
  faults.set(named.operationId, named.fault)
  return faults.list()
}

/**
 * The fault that OPERATION:KIND stands for.
 * @throws {Problem} for an unknown one, with the possible values
 */
export function faultNamed(words: string): { operationId: string; fault: Fault } {
  const found = faultOfWords(words, faultIds)
  if ('known' in found)
    throw new Problem(400, `Unknown fault '${words}'. Known: ${found.known.join(', ')}.`)
  return found
}

/** Fields that have an effect only together with others. */
const ADDITIONS: ReadonlySet<string> = new Set<keyof Fault>([
  'times',
  'share',
  'onReusedConnection',
  'wordless',
])

/** Refuses a fault that changes no exchange, which must be a mistake. */
function expectEffect(fault: Fault): void {
  if (fault.times === 0) throw new Problem(400, "'times' must be 1 or more.")
  if (fault.share !== undefined && !(fault.share > 0 && fault.share <= 1))
    throw new Problem(400, "'share' must be above 0, and 1 at most.")
  const isEffect = ([name, value]: [string, unknown]) =>
    !ADDITIONS.has(name) && value !== undefined && value !== false
  if (Object.entries(fault).some(isEffect)) return
  const effects = Object.keys(faultFields).filter((name) => !ADDITIONS.has(name))
  throw new Problem(400, `This fault has no effect. Give at least one of: ${effects.join(', ')}.`)
}
