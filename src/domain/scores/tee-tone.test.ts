import { expect, test } from 'vitest'
import { teeTone } from './tee-tone'

test.each([
  ['Blue', { tone: 'blue' }],
  ["Men's Black", { tone: 'black' }],
  ['YELLOW', { tone: 'gold' }],
  ['Black/Gold', { tone: 'black', second: 'gold' }],
  ['Blue White Combo', { tone: 'blue', second: 'white' }],
  ['Combo', { tone: 'combo' }],
  ['Gold (yellow)', { tone: 'gold' }],
  ['Granite', { initial: 'G' }],
  ['Redwood', { initial: 'R' }],
  ['“Presidents”', { initial: 'P' }],
  ['constructor', { initial: 'C' }],
  ['---', { initial: '?' }],
])('the color of a tee named %s', (name, tone) => {
  expect(teeTone(name)).toEqual(expect.objectContaining(tone))
})
