import { expect, test } from 'vitest'
import { initials } from './initials'

test.each([
  ['Nora Whitcombe', 'NW'],
  ['  hal   winters ', 'HW'],
  ['Ana María Ruiz', 'AR'],
  ['Cher', 'C'],
  ['élan Øst', 'ÉØ'],
  ['"Ace" O’Neil', 'AO'],
  ['𝒩ora Bell', '𝒩B'],
  ['', ''],
  [' \u200b\u202e ', ''],
  ['⛳ 🏌️', ''],
])('the initials of %j are %j', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
