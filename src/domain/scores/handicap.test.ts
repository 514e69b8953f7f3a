import fc from 'fast-check'
import { expect, test } from 'vitest'
import { handicapMovement, handicapNumber, handicapText } from './handicap'

// Every form in which a host sends an index, and TXT-07.
test.each([
  [12.4, '12.4'],
  ['12.4', '12.4'],
  [15, '15.0'],
  ['8', '8.0'],
  [0, '0.0'],
  [-0.04, '0.0'],
  [12.345, '12.3'],
  [-2.1, '+2.1'],
  ['-2.1', '+2.1'],
  ['+2.1', '+2.1'],
  ['+0.4', '+0.4'],
  [54, '54.0'],
  [999, 'NH'],
  ['999', 'NH'],
  ['NH', 'NH'],
  ['nh', 'NH'],
  ['-', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
  ['19.1M', '19.1M'],
  ['WD', 'WD'],
  ['<script>alert(1)</script>', undefined],
  [Number.NaN, undefined],
  ['NaN', undefined],
  ['1e3', '1e3'],
  [{}, undefined],
])('the handicap %j is shown as %j', (value, text) => {
  expect(handicapText(value)).toBe(text)
})

test('no handicap is ever shown with a bare minus, and a number always has one decimal', () => {
  fc.assert(
    fc.property(fc.double({ min: -10, max: 54, noNaN: true }), (value) => {
      expect(handicapText(value)).toMatch(/^\+?\d{1,2}\.\d$/)
      expect(handicapNumber(handicapText(value))).toBeCloseTo(value, 0)
    }),
  )
})

test.each([
  [8.7, '8.4', { kind: 'moved', from: '8.7', to: '8.4', direction: 'down', amount: '0.3' }],
  ['+1.8', '+2.1', { kind: 'moved', from: '+1.8', to: '+2.1', direction: 'down', amount: '0.3' }],
  [-2.1, -1.8, { kind: 'moved', from: '+2.1', to: '+1.8', direction: 'up', amount: '0.3' }],
  ['0.2', '+0.1', { kind: 'moved', from: '0.2', to: '+0.1', direction: 'down', amount: '0.3' }],
  [19.2, '19.2', { kind: 'same', at: '19.2' }],
  ['NH', 16, { kind: 'changed', from: 'NH', to: '16.0' }],
  [null, 12.4, { kind: 'at', at: '12.4' }],
  ['NH', 'NH', { kind: 'same', at: 'NH' }],
  [12.4, null, undefined],
])('the movement of a handicap from %j to %j', (before, after, movement) => {
  expect(handicapMovement(before, after)).toEqual(movement)
})
