import { expect, test, vi } from 'vitest'
import { createMemo } from './memo'

test('a value is made once for each key and revision', () => {
  let revision = 1
  const memo = createMemo<string, string>(() => revision, 9)
  const make = vi.fn(() => `value ${revision}`)
  expect([memo.get('a', make), memo.get('a', make)]).toEqual(['value 1', 'value 1'])
  expect(make).toHaveBeenCalledTimes(1)
  revision = 2
  expect(memo.get('a', make)).toBe('value 2')
})

test('a full memo keeps its values until the next one replaces all of them', () => {
  const memo = createMemo<string, string>(() => 1, 2)
  memo.get('a', () => 'a')
  memo.get('b', () => 'b')
  expect([memo.get('a', () => 'made again'), memo.get('b', () => 'made again')]).toEqual(['a', 'b'])
  memo.get('c', () => 'c')
  expect(memo.get('a', () => 'made again')).toBe('made again')
})

test('what cannot be made is not remembered', () => {
  const memo = createMemo<string, string>(() => 1, 2)
  const fail = () => {
    throw new Error('gone')
  }
  expect(() => memo.get('a', fail)).toThrow('gone')
  expect(memo.get('a', () => 'a')).toBe('a')
})
