import type { Dice } from '../backend/dice'
import { asJson, isJson, parsedJson } from '../lib/json'
import { anyOf } from './known-values'
import { mutated, NASTY_TEXTS, nastyValue } from './mutations'
import type { PlannedBody, PlannedPart, PlannedRequest } from './planned-request'
import { PICTURE } from './score-plan'

/** The texts without lone surrogates, which no address can hold. */
const WELL_FORMED = NASTY_TEXTS.filter((text) => !/\p{Cs}/u.test(text))

/** The request with one thing made invalid. */
export function nearlyValid(dice: Dice, planned: PlannedRequest): PlannedRequest {
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

/** A part with its text made invalid; a part that is JSON mostly stays JSON. */
function nearlyText(dice: Dice, part: PlannedPart): string {
  const value = 'text' in part ? parsedJson(part.text) : undefined
  const isList = isJson(value) || Array.isArray(value)
  return isList && dice.int(0, 3) > 0
    ? JSON.stringify(mutated(dice, value))
    : dice.pick(NASTY_TEXTS)
}

const withJson = (planned: PlannedRequest, text: string): PlannedRequest => ({
  ...planned,
  body: { kind: 'text', text, type: 'application/json' },
})

const withHeader = (planned: PlannedRequest, name: string, text: string): PlannedRequest => ({
  ...planned,
  headers: { ...planned.headers, [name]: text },
})

/** Valid and invalid content types; the last ones are also the names of properties that every object inherits. */
const TYPES = [
  '',
  'text/html',
  'application/json',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'constructor',
  '__proto__',
]

const AUTHORIZATIONS = [
  'Bearer',
  'Bearer x',
  'Bearer a.b.c',
  'Basic eDp5',
  'Bearer eyJhbGciOiJub25lIn0.e30.',
]

const ADDRESS_ENDS = ['/', '//', '/..', '%00', '%E0%A4', '?a=%', '?view=%ff', '#x', '/%2e%2e/']

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS']

const RANGES = [
  'bytes=',
  'bytes=-0',
  'bytes=5-1',
  'bytes=999999999999-',
  'items=0-1',
  'bytes=0-1,2-3',
]

type Attack = (dice: Dice, planned: PlannedRequest) => PlannedRequest

/** Attempts to break an operation: a body of another kind or depth, and odd types, tokens, addresses, methods and ranges. */
const ATTACKS: readonly Attack[] = [
  (dice, planned) => withJson(planned, JSON.stringify(nastyValue(dice))),
  (dice, planned) => withJson(planned, '['.repeat(5000) + ']'.repeat(dice.pick([0, 5000]))),
  (_dice, planned) => withJson(planned, `{"a":${'{"a":'.repeat(3000)}1${'}'.repeat(3001)}`),
  (dice, planned) => ({
    ...planned,
    body: { kind: 'text', text: dice.pick(NASTY_TEXTS), type: dice.pick(TYPES) },
  }),
  (dice, planned) => withHeader(planned, 'Authorization', dice.pick(AUTHORIZATIONS)),
  (dice, planned) => ({ ...planned, path: planned.path + dice.pick(ADDRESS_ENDS) }),
  (dice, planned) => ({ ...planned, method: dice.pick(METHODS) }),
  (dice, planned) => withHeader(planned, 'Range', dice.pick(RANGES)),
  (dice, planned) => {
    const names = Object.keys(asJson(bodyValue(planned)))
    return withJson(
      planned,
      JSON.stringify(Object.fromEntries(names.map((name) => [name, nastyValue(dice)]))),
    )
  },
]

/** Changes a request so that it tries to break its operation. */
export const hostile: Attack = (dice, planned) =>
  dice.pick(ATTACKS)(dice, { ...planned, kind: 'hostile' })

const bodyValue = ({ body }: PlannedRequest): unknown =>
  body?.kind === 'text' ? parsedJson(body.text) : undefined
