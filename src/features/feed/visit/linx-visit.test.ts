import { beforeEach, expect, test, vi } from 'vitest'
import { createFakeTimers, type FakeTimers } from '~/lib/timers.fake'
import { createLinxVisit, type LinxVisit } from './linx-visit'

let timers: FakeTimers
let visit: LinxVisit
const record = vi.fn()
const scroll = async () => {
  visit.markSeen(record)
  await timers.advance(0)
}
const leave = async (news = false) => {
  visit.leave(record, () => news)
  await timers.advance(0)
}

beforeEach(() => {
  timers = createFakeTimers()
  visit = createLinxVisit(timers)
  record.mockClear()
})

test('the first scroll records, the second scroll and leaving do not', async () => {
  visit.enter()
  expect(visit.getState()).toBe('arrived')
  visit.markSeen(record)
  visit.markSeen(record)
  expect(visit.getState()).toBe('arrived') // the frame of the scroll is not held up
  expect(record).not.toHaveBeenCalled()
  await timers.advance(0)
  expect(visit.getState()).toBe('seen')
  await leave()
  expect(record).toHaveBeenCalledTimes(1)
  expect(visit.getState()).toBe('away')
})

test('leaving Linx without a scroll records the visit', async () => {
  visit.enter()
  await leave()
  expect(record).toHaveBeenCalledTimes(1)
})

test('a page left in the moment of its first scroll records once', async () => {
  visit.enter()
  visit.markSeen(record)
  await leave(true)
  await timers.advance(0)
  expect(record).toHaveBeenCalledTimes(1)
})

test('arrivals after the first scroll are recorded on leaving', async () => {
  visit.enter()
  await scroll()
  await leave(true)
  expect(record).toHaveBeenCalledTimes(2)
})

test('each visit records again, and nothing is recorded in between', async () => {
  await scroll()
  await leave()
  expect(record).not.toHaveBeenCalled()
  for (let stay = 0; stay < 2; stay += 1) {
    visit.enter()
    await scroll()
    await leave()
  }
  expect(record).toHaveBeenCalledTimes(2)
})

test('a page that remounts immediately has not been left', async () => {
  visit.enter()
  await scroll()
  visit.leave(record, () => true)
  visit.enter()
  await timers.advance(10)
  expect(visit.getState()).toBe('seen')
  expect(record).toHaveBeenCalledTimes(1)
})

test('the marks compare with the last visit on arrival, also after going back', () => {
  expect(visit.marksSince(1, false, 100)).toBe(100)
  expect(visit.marksSince(1, true, 200)).toBe(100)
  expect(visit.marksSince(1, false, 200)).toBe(200)
  expect(visit.marksSince(2, true, 300)).toBe(300) // a visit of another golfer
})
