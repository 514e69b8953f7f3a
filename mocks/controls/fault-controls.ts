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

/** Sets a fault, given by its fields or as a link names it. Refuses a fault without any effect. */
export function setFault({ faults }: Backend, body: unknown) {
  const { fault: words, ...fields } = read(body, {
    fault: text,
    operationId: text,
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
  })
  if (words === undefined) {
    const { operationId, ...fault } = fields
    expectEffect(fault)
    faults.set(needed(operationId, 'operationId'), fault)
    return faults.list()
  }
  if (Object.keys(fields).length > 0)
    throw new Problem(400, "Give either 'fault', in the words of a link, or the other fields.")
  const named = faultOfWords(words, faultIds)
  if ('known' in named)
    throw new Problem(400, `Unknown fault '${words}'. Known: ${named.known.join(', ')}.`)
  faults.set(named.operationId, named.fault)
  return faults.list()
}

/** The fields of a fault that change an exchange; others, such as `times` and `share`, only say when. */
const EFFECTS = [
  'status',
  'message',
  'body',
  'type',
  'headers',
  'delayMs',
  'uploadBytesPerSecond',
  'drop',
  'sendBytes',
  'hostile',
  'dialect',
] as const satisfies readonly (keyof Fault)[]

/** Refuses a fault that changes no exchange, which must be a mistake. */
function expectEffect(fault: Fault): void {
  if (fault.times === 0) throw new Problem(400, "'times' must be 1 or more.")
  if (fault.share !== undefined && !(fault.share > 0 && fault.share <= 1))
    throw new Problem(400, "'share' must be above 0, and 1 at most.")
  const hasEffect = EFFECTS.some((name) => fault[name] !== undefined && fault[name] !== false)
  if (!hasEffect)
    throw new Problem(400, `This fault has no effect. Give at least one of: ${EFFECTS.join(', ')}.`)
}
