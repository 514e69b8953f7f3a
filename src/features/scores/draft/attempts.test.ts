import { expect, test } from 'vitest'
import { attemptAfter, attemptBefore, attemptsOf, keyOfAttempt } from './attempts'
import { sampleAttempt } from './score-draft.fake'

const lost = sampleAttempt()
const next = (change = {}) => sampleAttempt({ id: 'attempt-2', ...change })

// SCR-19.
test('a score sent again after a lost response keeps the idempotency key, also the third time', () => {
  const second = attemptAfter(next(), lost)
  const third = attemptAfter(sampleAttempt({ id: 'attempt-3' }), second)
  expect([lost, second, third].map(keyOfAttempt)).toEqual(['attempt-1', 'attempt-1', 'attempt-1'])
  expect(attemptsOf(third).map(({ id }) => id)).toEqual(['attempt-3', 'attempt-2', 'attempt-1'])
})

test('a score that differs from the lost one is a new attempt', () => {
  const strokes = { ...lost.strokes, scoreTotal: 85 }
  expect(keyOfAttempt(attemptAfter(next({ strokes }), lost))).toBe('attempt-2')
  expect(keyOfAttempt(attemptAfter(next({ datePlayed: '2026-06-12' }), lost))).toBe('attempt-2')
})

test('a key that the host has refused is not used again', () => {
  const second = attemptAfter(next(), lost)
  const third = sampleAttempt({ id: 'attempt-3' })
  expect(keyOfAttempt(attemptAfter(third, attemptBefore(second)))).toBe('attempt-1')
  expect(keyOfAttempt(attemptAfter(third, attemptBefore(second, true)))).toBe('attempt-2')
})
