import type { Dice } from '../backend/dice'
import { isJson } from '../lib/json'

/** Texts that tend to break parsers, limits and lookups. */
export const NASTY_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  '⛳'.repeat(501),
  'x'.repeat(501),
  'x'.repeat(5000),
  '-1',
  '0',
  '1.5',
  '1e21',
  '0x10',
  '99999999999999999999',
  'NaN',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '__proto__',
  'constructor',
  'toString',
  "' OR 1=1 --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%E0%A4%A',
  '2026-02-30',
  '0000-00-00',
  '275761-01-01',
  '9999-12-31T23:59:59+23:59',
  '2026-06-13T12:00:00.123456789+14:00',
]

const NASTY_VALUES: readonly unknown[] = [
  null,
  true,
  0,
  -0,
  -1,
  1,
  9,
  1.5,
  1e21,
  -1e308,
  2 ** 31,
  2 ** 53,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [null],
  { toString: 'x' },
  ['__proto__'],
]

/** Any value at all. */
export const nastyValue = (dice: Dice): unknown =>
  dice.int(0, 1) === 0 ? dice.pick(NASTY_VALUES) : dice.pick(NASTY_TEXTS)

/** A copy of a value with one random change somewhere in it. */
export function mutated(dice: Dice, value: unknown): unknown {
  if (Array.isArray(value) && value.length > 0 && dice.int(0, 3) > 0) {
    const at = dice.int(0, value.length - 1)
    if (dice.int(0, 3) === 0) return [...value, ...value]
    return value.map((each: unknown, index) => (index === at ? mutated(dice, each) : each))
  }
  if (!isJson(value)) return nastyValue(dice)
  const names = Object.keys(value)
  if (names.length === 0 || dice.int(0, 9) === 0) {
    return { ...value, [dice.pick(['extra', '__proto__', 'constructor', 'id'])]: nastyValue(dice) }
  }
  const name = dice.pick(names)
  if (dice.int(0, 3) === 0) {
    return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))
  }
  return { ...value, [name]: mutated(dice, value[name]) }
}
