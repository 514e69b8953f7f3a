import { expect, test } from 'vitest'
import { FAULT_NAMES } from './fault-kinds'
import { FLAGS } from './link'
import { FAULT_LINES, FLAG_LINES } from './list'

test('every fault and every flag has a sentence, and no sentence is left over', () => {
  expect(new Set(Object.keys(FAULT_LINES))).toEqual(new Set(FAULT_NAMES))
  expect(new Set(Object.keys(FLAG_LINES))).toEqual(new Set(FLAGS))
  for (const line of [...Object.values(FAULT_LINES), ...Object.values(FLAG_LINES)])
    expect(line).toMatch(/^[A-Z].*[.)]$/)
})
