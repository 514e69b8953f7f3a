import { expect, test } from 'vitest'
import { createClock } from './clock'
import { createDice } from './dice'
import { createFaker } from '../scenarios/seed/faker'

const throws = (seed: number) => {
  const dice = createDice(seed)
  return Array.from({ length: 20 }, () => dice.int(1, 6))
}

test('a seed always gives the same numbers, and another seed gives others', () => {
  expect(throws(7)).toEqual(throws(7))
  expect(throws(7)).not.toEqual(throws(8))
})

test('a whole number is from the least to the most, both included', () => {
  const dice = createDice(3)
  const seen = new Set(Array.from({ length: 500 }, () => dice.int(1, 6)))
  expect([...seen].toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6])
})

test('dice that are resumed go on where they were', () => {
  const dice = createDice(5)
  dice.next()
  const state = dice.state()
  const next = [dice.next(), dice.next()]
  const other = createDice(99)
  other.resume(state)
  expect([other.next(), other.next()]).toEqual(next)
})

test('names and dates of faker come from the same dice and the same today', () => {
  const made = () => {
    const clock = createClock({ now: '2026-06-13T23:30:00Z', zone: 'America/Denver' })
    const faker = createFaker({ dice: createDice(1), clock })
    return [faker.person.fullName(), faker.date.recent().toISOString()]
  }
  expect(made()).toEqual(made())
  expect(made()[1]).toMatch(/^2026-06-1[23]/)
})
