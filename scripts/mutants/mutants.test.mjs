import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brokenText, mutants } from './mutants.mjs'

/** The rules that must never go wrong, each broken once. */
const ASKED = [
  'refresh without sharing',
  'refresh shared in one tab only',
  'no re-read after the lock',
  'late tokens stored after logout',
  'submit button not disabled',
  'automatic repeat of the score post',
  'draft kept for another user',
  'cached responses kept at logout',
  'reload on first worker control',
  'reload guard kept only in memory',
  'list without the no-news stop',
  'return address used unchecked',
  'markup rendered',
  'date read as UTC',
  'hub without the connect limit',
  'error report with the full address',
]

test('every required variant exists, and each has a unique name', () => {
  const names = mutants.map(({ name }) => name)
  expect(ASKED.filter((name) => !names.includes(name))).toEqual([])
  expect(new Set(names).size).toBe(names.length)
})

test.each(mutants)(
  '$name: the app has exactly one place to break, and the tests exist',
  (mutant) => {
    expect(brokenText(mutant)).not.toBe('')
    expect(mutant.replace).not.toBe(mutant.search)
    expect(mutant.tests.filter((file) => !existsSync(file))).toEqual([])
  },
)

test('a stale variant is refused', () => {
  const [mutant] = mutants
  if (!mutant) throw new Error('There is none.')
  expect(() => brokenText({ ...mutant, search: 'no such text' })).toThrow('0 times')
  expect(() => brokenText({ ...mutant, search: 'const ' })).toThrow(/\d\d times/)
})
