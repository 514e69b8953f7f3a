import { DAY_MS } from '../lib/time'
import type { Backend } from '../backend/backend'
import { contractDocument, operationsOf, type DocumentedOperation } from '../contract/document'
import type { Dice } from '../backend/dice'
import { asJson, isJson, parsedJson } from '../lib/json'
import { anyOf, knownValues } from './known-values'
import { mutated, NASTY_TEXTS, nastyValue } from './mutations'
import type { PlannedBody, PlannedPart, PlannedRequest } from './planned-request'
import { valueFor, type Known } from './schema-values'
import { PICTURE, scoreParts } from './score-plan'

const operations = [...operationsOf(contractDocument).values()]
/** Called more often than others, because they change the most. */
const BUSY = new Set([
  'postScore',
  'addComment',
  'sendWoohoo',
  'followGolfer',
  'approveFollow',
  'unfollowGolfer',
])
/** Called less often, or the world would soon be empty. */
const RARE = new Set(['deleteCurrentUser', 'connectHub'])
const weighted = operations.flatMap((operation) => {
  const times = BUSY.has(operation.id) ? 16 : RARE.has(operation.id) ? 1 : 4
  return Array.from({ length: times }, () => operation)
})

/** Without half a character, which no address can hold. */
const WELL_FORMED = NASTY_TEXTS.filter((text) => !/\p{Cs}/u.test(text))

const SECOND = 1000

/** Data of earlier responses that requests use: connections by the golfer who negotiated them, and refresh tokens. */
export type Memory = { hubTokens: Map<string, string[]>; refreshTokens: string[] }

/** The next request: an operation of the document, by one of the world's golfers or without a session. */
export function planRequest(backend: Backend, dice: Dice, memory: Memory): PlannedRequest {
  let operation = dice.pick(weighted)
  if (operation.id === 'deleteCurrentUser' && dice.int(0, 4) > 0) operation = dice.pick(weighted)
  const golfer = anyOf(dice, backend.db.users.rows().slice(0, 12))
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

/** Values that an operation needs to fit its golfer. */
function ownValues(
  operationId: string,
  { db }: Backend,
  dice: Dice,
  golferId: number | undefined,
): Readonly<Record<string, unknown>> {
  const golfer = golferId === undefined ? undefined : db.users.get(golferId)
  const fresh = `golfer${dice.int(1, 400)}@golf.example`
  const waiting = db.follows.where('followedId', golferId ?? 0)
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

/** What a header can carry. */
const headerText = (text: string): string => text.replace(/[^\x20-\x7e]/g, '').trim()

/** The request with one thing wrong. */
function nearlyValid(dice: Dice, planned: PlannedRequest): PlannedRequest {
  const { body } = planned
  const changed = { ...planned, kind: 'near' as const }
  if (body && dice.int(0, 3) > 0) return { ...changed, body: nearlyBody(dice, body) }
  const [path = '', search = ''] = planned.path.split('?')
  const query = new URLSearchParams(search)
  const name = anyOf(dice, [...query.keys()])
  if (name !== undefined && dice.int(0, 3) > 0) {
    if (dice.int(0, 3) === 0) query.delete(name)
    else query.set(name, dice.pick(NASTY_TEXTS))
    return { ...changed, path: `${path}?${query}` }
  }
  const segments = path.split('/')
  const last = segments.at(-1) ?? ''
  if (/\d/.test(last) && dice.int(0, 1) === 0) {
    const other = encodeURIComponent(dice.pick(WELL_FORMED))
    return { ...changed, path: [...segments.slice(0, -1), other].join('/') }
  }
  query.append(dice.pick(['extra', 'take', 'skip', 'userId', 'page']), dice.pick(NASTY_TEXTS))
  return { ...changed, path: `${path}?${query}` }
}

function nearlyBody(dice: Dice, body: PlannedBody): PlannedBody {
  if (body.kind === 'text') {
    const value = parsedJson(body.text)
    if (value === undefined) return { ...body, text: dice.pick(NASTY_TEXTS) }
    return { ...body, text: JSON.stringify(mutated(dice, value)) }
  }
  const at = dice.int(0, Math.max(0, body.parts.length - 1))
  const parts = body.parts.flatMap((part, index): PlannedPart[] => {
    if (index !== at) return [part]
    switch (dice.int(0, 4)) {
      case 0:
        return []
      case 1:
        return [part, part]
      case 2:
        return [
          'text' in part ? { name: part.name, file: PICTURE } : { name: part.name, text: 'x' },
        ]
      default:
        return [{ name: part.name, text: nearlyText(dice, part) }]
    }
  })
  return { kind: 'form', parts }
}

/** Of a part that is JSON itself, mostly JSON again. */
function nearlyText(dice: Dice, part: PlannedPart): string {
  const value = 'text' in part ? parsedJson(part.text) : undefined
  const isList = isJson(value) || Array.isArray(value)
  return isList && dice.int(0, 3) > 0
    ? JSON.stringify(mutated(dice, value))
    : dice.pick(NASTY_TEXTS)
}

/** A request of the operation that tries to break it. */
function hostile(dice: Dice, planned: PlannedRequest): PlannedRequest {
  const changed = { ...planned, kind: 'hostile' as const }
  const json = (text: string) => ({
    ...changed,
    body: { kind: 'text' as const, text, type: 'application/json' },
  })
  switch (dice.int(0, 8)) {
    case 0:
      return json(JSON.stringify(nastyValue(dice)))
    case 1:
      return json('['.repeat(5000) + ']'.repeat(dice.pick([0, 5000])))
    case 2:
      return json(`{"a":${'{"a":'.repeat(3000)}1${'}'.repeat(3001)}`)
    case 3:
      return {
        ...changed,
        body: {
          kind: 'text',
          text: dice.pick(NASTY_TEXTS),
          type: dice.pick([
            '',
            'text/html',
            'application/json',
            'multipart/form-data',
            'multipart/form-data; boundary=x',
            'application/json; charset=utf-16',
          ]),
        },
      }
    case 4:
      return {
        ...changed,
        headers: {
          ...planned.headers,
          Authorization: dice.pick([
            'Bearer',
            'Bearer x',
            'Bearer a.b.c',
            'Basic eDp5',
            'Bearer eyJhbGciOiJub25lIn0.e30.',
          ]),
        },
      }
    case 5:
      return {
        ...changed,
        path:
          planned.path +
          dice.pick(['/', '//', '/..', '%00', '%E0%A4', '?a=%', '?view=%ff', '#x', '/%2e%2e/']),
      }
    case 6:
      return {
        ...changed,
        method: dice.pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS']),
      }
    case 7:
      return {
        ...changed,
        headers: {
          ...planned.headers,
          Range: dice.pick([
            'bytes=',
            'bytes=-0',
            'bytes=5-1',
            'bytes=999999999999-',
            'items=0-1',
            'bytes=0-1,2-3',
          ]),
        },
      }
    default:
      return json(
        JSON.stringify(
          Object.fromEntries(
            Object.keys(asJson(bodyValue(planned))).map((name) => [name, nastyValue(dice)]),
          ),
        ),
      )
  }
}

const bodyValue = ({ body }: PlannedRequest): unknown =>
  body?.kind === 'text' ? parsedJson(body.text) : undefined
