import { DAY_MS } from '../lib/time'
import type { Backend } from '../backend/backend'
import { contractDocument, operationsOf, type DocumentedOperation } from '../contract/document'
import type { Dice } from '../backend/dice'
import { anyOf, knownValues } from './known-values'
import type { PlannedBody, PlannedRequest } from './planned-request'
import { valueFor, type Known } from './schema-values'
import { PICTURE, scoreParts } from './score-plan'
import { hostile, nearlyValid } from './spoiled-request'

const operations = [...operationsOf(contractDocument).values()]
/** Operations called more often than others, because they change the most. */
const BUSY = new Set([
  'postScore',
  'addComment',
  'sendWoohoo',
  'followGolfer',
  'approveFollow',
  'unfollowGolfer',
])
/** Operations called less often: deletions would soon empty the world. */
const RARE = new Set(['deleteCurrentUser', 'connectHub'])
/** Operations that need a connection of the hub, which closes soon after its negotiation if nothing is sent. */
const ON_CONNECTION = new Set(['connectHub', 'sendToHub', 'disconnectHub'])
/** How often an operation is called compared with others. */
function weightOf({ id }: DocumentedOperation): number {
  if (BUSY.has(id)) return 16
  return RARE.has(id) ? 1 : 4
}

/** Every operation as often as its weight. */
const weighted = operations.flatMap((operation) =>
  Array.from({ length: weightOf(operation) }, () => operation),
)

const SECOND = 1000

/**
 * Data of earlier responses for later requests: refresh tokens, and hub tokens by the golfer who negotiated them, the latest
 * golfer last.
 */
export type Memory = { hubTokens: Map<string, string[]>; refreshTokens: string[] }

/** Plans the next request: any operation of the document, as one of the world's golfers or without a session. */
export function planRequest(backend: Backend, dice: Dice, memory: Memory): PlannedRequest {
  let operation = dice.pick(weighted)
  if (operation.id === 'deleteCurrentUser' && dice.int(0, 4) > 0) operation = dice.pick(weighted)
  const golfers = backend.db.users.rows().slice(0, 12)
  const lastConnected = [...memory.hubTokens.keys()].at(-1)
  const connected = golfers.find(({ email }) => email === lastConnected)
  const golfer = (ON_CONNECTION.has(operation.id) && connected) || anyOf(dice, golfers)
  const as = dice.int(0, 19) === 0 ? null : (golfer?.email ?? null)
  const planned = validRequest(backend, dice, operation, { memory, as, golferId: golfer?.id })
  const roll = dice.int(0, 99)
  if (roll < 60) return planned
  return roll < 87 ? nearlyValid(dice, planned) : hostile(dice, planned)
}

function validRequest(
  backend: Backend,
  dice: Dice,
  operation: DocumentedOperation,
  who: { memory: Memory; as: string | null; golferId: number | undefined },
): PlannedRequest {
  const inWorld = knownValues(backend, dice)
  const remembered: Readonly<Record<string, readonly string[]>> = {
    id: operation.path.startsWith('/hubs/') ? (who.memory.hubTokens.get(who.as ?? '') ?? []) : [],
    refreshToken: who.memory.refreshTokens,
  }
  const own = ownValues(operation.id, backend, dice, who.golferId)
  const known: Known = (name) => anyOf(dice, remembered[name] ?? []) ?? own[name] ?? inWorld(name)
  const headers: Record<string, string> = {}
  const query = new URLSearchParams()
  let { path } = operation
  for (const { name, in: place, isRequired, schema } of operation.parameters) {
    if (!isRequired && dice.int(0, 1) === 0) continue
    const text = String(valueFor(dice, schema, name, known))
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(text))
    else if (place === 'query') query.set(name, text)
    else headers[name] = headerText(text)
  }
  // The document has this header as a security scheme, so it is not among the parameters.
  if (operation.id === 'getUsageReport') headers['X-Access-Key'] = String(known('accessKey'))
  const body = bodyFor(backend, dice, operation, known, who.golferId)
  return {
    operationId: operation.id,
    kind: 'valid',
    as: who.as,
    advanceMs: dice.int(0, 99) === 0 ? dice.int(0, DAY_MS) : dice.int(0, 20 * SECOND),
    method: operation.method,
    path: query.size > 0 ? `${path}?${query}` : path,
    headers,
    ...(body && { body }),
  }
}

/** Values of an operation that must match the golfer who sends it. */
function ownValues(
  operationId: string,
  { db }: Backend,
  dice: Dice,
  golferId: number | undefined,
): Readonly<Record<string, unknown>> {
  const golfer = golferId === undefined ? undefined : db.users.get(golferId)
  const fresh = `golfer${dice.int(1, 400)}@golf.example`
  const waiting = db.follows
    .where('followedId', golferId ?? 0)
    .filter(({ status }) => status === 'Pending')
  const values: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
    createUser: { email: fresh },
    login: { email: golfer?.email },
    updateCurrentUser: { email: dice.int(0, 2) === 0 ? fresh : golfer?.email, ghinNumber: null },
    recordFormUse: { userId: golferId },
    sendInvite: { Email: fresh, FirstName: 'June' },
    approveFollow: { userId: anyOf(dice, waiting)?.followerId },
    rejectFollow: { userId: anyOf(dice, waiting)?.followerId },
    unfollowGolfer: {
      userId: anyOf(dice, db.follows.where('followerId', golferId ?? 0))?.followedId,
    },
  }
  return values[operationId] ?? {}
}

function bodyFor(
  backend: Backend,
  dice: Dice,
  { id, body }: DocumentedOperation,
  known: Known,
  golferId: number | undefined,
): PlannedBody | undefined {
  const [type] = Object.keys(body)
  if (type === undefined) return undefined
  if (id === 'postScore') return { kind: 'form', parts: scoreParts(backend, dice, golferId) }
  if (type === 'multipart/form-data') {
    const parts = [
      { name: 'file', file: PICTURE },
      { name: 'isCropOnly', text: 'false' },
    ]
    return { kind: 'form', parts }
  }
  if (type === 'text/plain') {
    const texts = [
      '{"protocol":"json","version":1}\u001e',
      '{"type":6}\u001e',
      '{"type":1,"target":"X","arguments":[]}\u001e',
      '{',
    ]
    return { kind: 'text', text: dice.pick(texts), type }
  }
  return {
    kind: 'text',
    text: JSON.stringify(valueFor(dice, body[type]?.schemas[0]?.schema, '', known)),
    type,
  }
}

/** The text without characters that a header cannot hold. */
const headerText = (text: string): string => text.replace(/[^\x20-\x7e]/g, '').trim()
