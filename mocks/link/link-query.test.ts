import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FAULT_NAMES, faultOfKind, kindOfFault } from './fault-kinds'
import { FLAGS, parseLink, type DemoLink } from './link'
import { linkQuery } from './link-query'

const known = {
  scenarios: ['saturday-round', 'first-day'],
  operations: ['postScore', 'listLinx'],
  stories: ['saturday'],
}

const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined })
const moment = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().replace('Z', '+00:00'))
const often = fc.constantFrom('', ':times-1', ':times-12', ':share-7', ':share-29', ':share-100')
const kind = fc.constantFrom('200', '503', 'wait-0', 'wait-800', ...FAULT_NAMES)
const fault = fc.tuple(kind, often).map(([what, how]) => faultOfKind(what + how) ?? {})

const link: fc.Arbitrary<DemoLink> = fc
  .record({
    world: fc.record({
      scenario: maybe(fc.constantFrom(...known.scenarios)),
      seed: maybe(fc.nat(1000)),
      now: maybe(moment),
      story: maybe(fc.constantFrom(...known.stories)),
    }),
    as: maybe(fc.constant('nora@whitcombe.example')),
    net: fc.oneof(fc.constant('offline' as const), fc.nat(5000)),
    jitter: fc.nat(100),
    faults: fc.array(fc.record({ operationId: fc.constantFrom('*', 'postScore'), fault }), {
      maxLength: 3,
    }),
    clock: maybe(moment),
    skew: fc.integer({ min: -600, max: 600 }).map((minutes) => minutes + 0),
    flags: fc.uniqueArray(fc.constantFrom(...FLAGS)),
    bar: fc.boolean(),
    kiosk: fc.boolean(),
  })
  .map(({ as, clock, ...rest }) => ({
    ...rest,
    ...(as !== undefined && { as }),
    ...(clock !== undefined && { clock }),
  }))

test('what is written into a link is what is read from it', () => {
  fc.assert(
    fc.property(link, (written) => {
      expect(parseLink(linkQuery(written), known)).toEqual({ ok: true, link: written })
    }),
  )
})

test('a parsed link is written as it was, without percent-encoding', () => {
  const read = parseLink(
    'scenario=first-day&as=nora@whitcombe.example&net=400&fault=*:503:share-10&flag=hub-flap&bar=off',
    known,
  )
  expect(read.ok && linkQuery(read.link)).toBe(
    'scenario=first-day&as=nora@whitcombe.example&net=400&fault=*:503:share-10&flag=hub-flap&bar=off',
  )
})

test('a fault with words of its own has no name, and is left out of a link', () => {
  const own = { status: 422, message: 'Your index is being revised.' }
  expect(kindOfFault(own)).toBeUndefined()
  const read = parseLink('', known)
  expect(read.ok && linkQuery({ ...read.link, faults: [{ operationId: '*', fault: own }] })).toBe(
    '',
  )
})
