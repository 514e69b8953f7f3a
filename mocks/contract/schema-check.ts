import { asJson, isJson, parsedJson, type Json } from '../lib/json'
import { lengthOf } from '../lib/text'
import { isDay } from '../lib/time'
import { escaped, resolved } from './document'

/** One point at which a value violates its schema: the JSON pointer and the reason. */
export type Finding = { pointer: string; message: string }

/** Compares a value with a schema: `pointer` is the schema's place in the document, `at` the value's in the exchange. */
export type Find = (value: unknown, pointer: string, at: string) => readonly Finding[]

/** Returns a schema's findings in a value; their pointers start at the value. */
type Check = (value: unknown) => readonly Finding[]

/** Compiles the argument of a keyword into a check, which finds nothing in a value of a type the keyword is not for. */
type Keyword = (argument: unknown, compile: (schema: unknown) => Check) => Check

const NOTHING: readonly Finding[] = []

const wrong = (message: string): readonly Finding[] => [{ pointer: '', message }]

const under = (step: string | number, findings: readonly Finding[]): readonly Finding[] =>
  findings.map(({ pointer, message }) => ({
    pointer: `/${escaped(String(step))}${pointer}`,
    message,
  }))

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  null: (value) => value === null,
  boolean: (value) => typeof value === 'boolean',
  string: (value) => typeof value === 'string',
  number: Number.isFinite,
  integer: Number.isInteger,
  array: Array.isArray,
  object: isJson,
}

const DATE_TIME =
  /^[\d-]{10}[T ](?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3])(?::?[0-5]\d)?)$/i

const FORMATS: Readonly<Record<string, (text: string) => boolean>> = {
  date: isDay,
  'date-time': (text) => DATE_TIME.test(text) && isDay(text.slice(0, 10)),
  binary: () => true, // any text
}

const ofText =
  (isWrong: (text: string) => boolean, message: string): Check =>
  (value) =>
    typeof value === 'string' && isWrong(value) ? wrong(message) : NOTHING

const ofNumber =
  (isWrong: (value: number) => boolean, message: string): Check =>
  (value) =>
    typeof value === 'number' && isWrong(value) ? wrong(message) : NOTHING

const ofList =
  (isWrong: (list: unknown[]) => boolean, message: string): Check =>
  (value) =>
    Array.isArray(value) && isWrong(value) ? wrong(message) : NOTHING

const listed = (argument: unknown): readonly unknown[] =>
  Array.isArray(argument) ? argument : [argument]

const withLimit =
  (checkFor: (limit: number) => Check): Keyword =>
  (argument) =>
    checkFor(Number(argument))

/** `type`, `$ref`, `properties` and `additionalProperties` are read together with the rest of their schema. */
const KEYWORDS: Readonly<Record<string, Keyword>> = {
  enum: (allowed) => (value) =>
    listed(allowed).includes(value)
      ? NOTHING
      : wrong(`must be one of ${listed(allowed).join(', ')}`),
  const: (only) => (value) => (value === only ? NOTHING : wrong(`must be ${JSON.stringify(only)}`)),
  minLength: withLimit((limit) =>
    ofText((text) => lengthOf(text) < limit, `has fewer than ${limit} characters`),
  ),
  // A text never has more characters than UTF-16 units, so most texts need no counting.
  maxLength: withLimit((limit) =>
    ofText(
      (text) => text.length > limit && lengthOf(text) > limit,
      `has more than ${limit} characters`,
    ),
  ),
  pattern(argument) {
    const source = String(argument)
    const pattern = new RegExp(source, 'u')
    return ofText((text) => !pattern.test(text), `does not match ${source}`)
  },
  format(argument) {
    const name = String(argument)
    const isRight = FORMATS[name]
    if (!isRight) throw new Error(`The contract check does not know the format ${name}.`)
    return ofText((text) => !isRight(text), `is no ${name}`)
  },
  minimum: withLimit((limit) => ofNumber((value) => value < limit, `is less than ${limit}`)),
  maximum: withLimit((limit) => ofNumber((value) => value > limit, `is more than ${limit}`)),
  minItems: withLimit((limit) => ofList((list) => list.length < limit, 'has too few items')),
  maxItems: withLimit((limit) => ofList((list) => list.length > limit, 'has too many items')),
  items(schema, compile) {
    const check = compile(schema)
    return (value) => {
      let all = NOTHING
      if (Array.isArray(value)) {
        for (const [index, item] of value.entries()) {
          const findings = check(item)
          if (findings.length > 0) all = [...all, ...under(index, findings)]
        }
      }
      return all
    }
  },
  /** The document embeds only JSON in texts: parts of the score form. */
  contentSchema(schema, compile) {
    const check = compile(schema)
    return (text) => {
      if (typeof text !== 'string') return NOTHING
      const value = parsedJson(text)
      return value === undefined ? wrong('is not JSON') : check(value)
    }
  },
  required(names) {
    const required = listed(names).map(String)
    return (value) => {
      if (!isJson(value)) return NOTHING
      let all = NOTHING
      for (const name of required) {
        // JSON leaves out undefined members.
        if (Object.hasOwn(value, name) && value[name] !== undefined) continue
        all = [...all, ...under(name, wrong('is missing'))]
      }
      return all
    }
  },
}

/** Keywords that only describe and never make a value invalid. */
const DESCRIBING =
  /^(x-.*|title|description|examples?|default|deprecated|readOnly|writeOnly|contentMediaType|\$comment)$/

function typeCheck(type: unknown): Check {
  const names = listed(type).map(String)
  const tests = names.map((name) => {
    const test = TYPES[name]
    if (!test) throw new Error(`The contract check does not know the type ${name}.`)
    return test
  })
  // One or two types, which nearly all schemas have, are tested without a loop.
  const [first, second, ...rest] = tests
  const isAllowed =
    rest.length > 0 || !first
      ? (value: unknown) => tests.some((test) => test(value))
      : (value: unknown) => first(value) || (second?.(value) ?? false)
  return (value) => (isAllowed(value) ? NOTHING : wrong(`must be ${names.join(' or ')}`))
}

/**
 * Treats an object schema without `additionalProperties` as closed, so that keys missing from the document are found. A
 * renamed field is found twice: as missing and as unknown.
 */
function memberCheck(
  { type, properties, additionalProperties }: Json,
  compile: (schema: unknown) => Check,
): Check {
  const checks = new Map(
    Object.entries(asJson(properties)).map(([name, schema]) => [name, compile(schema)]),
  )
  const isClosed =
    additionalProperties === false ||
    (additionalProperties === undefined && listed(type).includes('object'))
  const closed: Check = () => wrong('is not declared')
  const others: Check | undefined = isClosed
    ? closed
    : isJson(additionalProperties)
      ? compile(additionalProperties)
      : undefined
  return (value) => {
    let all = NOTHING
    if (!isJson(value)) return all
    for (const name of Object.keys(value)) {
      const check = checks.get(name) ?? others
      const member = value[name]
      if (member === undefined || !check) continue
      const findings = check(member)
      if (findings.length > 0) all = [...all, ...under(name, findings)]
    }
    return all
  }
}

/**
 * Compiles each schema of the document to a function when an exchange first needs it, without `new Function`, which the
 * demo's content policy forbids. Throws for an unknown keyword, so that nothing in the document is ignored.
 */
export function createSchemaCheck(document: Json): Find {
  const compiled = new Map<string, Check>()

  function checkAt(pointer: string): Check {
    const known = compiled.get(pointer)
    if (known) return known
    // Compiled lazily, because a schema may refer to itself.
    let own: Check | undefined
    const check: Check = (value) =>
      (own ??= compile(resolved(document, { $ref: decodeURIComponent(pointer) })))(value)
    compiled.set(pointer, check)
    return check
  }

  function compile(given: unknown): Check {
    const schema = asJson(given)
    const { $ref, type, properties, additionalProperties, ...others } = schema
    const isOfType = type === undefined ? undefined : typeCheck(type)
    const checks: Check[] = []
    if (typeof $ref === 'string') checks.push(checkAt($ref))
    for (const [name, argument] of Object.entries(others)) {
      if (DESCRIBING.test(name)) continue
      const keyword = KEYWORDS[name]
      if (!keyword) throw new Error(`The contract check does not know the keyword ${name}.`)
      checks.push(keyword(argument, compile))
    }
    if (properties !== undefined || additionalProperties !== undefined)
      checks.push(memberCheck(schema, compile))
    return (value) => {
      let all = isOfType ? isOfType(value) : NOTHING
      if (all.length > 0) return all
      for (const check of checks) {
        const findings = check(value)
        if (findings.length > 0) all = [...all, ...findings]
      }
      return all
    }
  }

  return (value, pointer, at) => {
    const findings = checkAt(pointer)(value)
    return at === '' || findings.length === 0
      ? findings
      : findings.map((finding) => ({ ...finding, pointer: at + finding.pointer }))
  }
}
