import { expect, test } from 'vitest'
import { createFaults } from './faults'

const faults = () => createFaults(['login', 'listLinx'])

test('a fault stays until it is cleared', () => {
  const set = faults()
  set.set('login', { delayMs: 5 })
  expect([set.take('login'), set.take('login')]).toEqual([{ delayMs: 5 }, { delayMs: 5 }])
  expect(set.take('listLinx')).toBeUndefined()
  set.clear()
  expect(set.take('login')).toBeUndefined()
})

test('a counted fault is gone after so many exchanges', () => {
  const set = faults()
  set.set('login', { status: 503, times: 2 })
  expect(
    [set.take('login'), set.take('login'), set.take('login')].map((fault) => fault?.status),
  ).toEqual([503, 503, undefined])
  set.set('login', { status: 503, times: 0 })
  expect(set.take('login')).toBeUndefined()
})

test('a fault with a share meets about that many exchanges, the same ones every time', () => {
  const run = () => {
    const set = faults()
    set.set('*', { status: 500, share: 0.3 })
    return Array.from({ length: 1000 }, () => set.take('login') !== undefined)
  }
  const met = run().filter(Boolean).length
  expect(met).toBeGreaterThan(250)
  expect(met).toBeLessThan(350)
  expect(run()).toEqual(run())
})

test('a number is a status, and a star is every operation without a fault of its own', () => {
  const set = faults()
  set.set('*', 500)
  set.set('login', 418)
  expect([set.take('login'), set.take('listLinx')]).toEqual([{ status: 418 }, { status: 500 }])
  expect(set.list()).toHaveLength(2)
})

test('an unknown operation is refused with the known ones', () => {
  expect(() => faults().set('logIn', 500)).toThrow(/logIn.*login, listLinx/)
  expect(() => faults().clear('logIn')).toThrow(/logIn.*login, listLinx/)
})

test('a status no answer can have is refused', () => {
  expect(() => faults().set('login', 42)).toThrow('42')
  expect(() => faults().set('login', { status: 101 })).toThrow('101')
})

test('a fault of reused connections meets no other, and is not counted down by them', () => {
  const set = faults()
  set.set('login', { drop: 'after', onReusedConnection: true, times: 1 })
  expect(set.take('login')).toBeUndefined()
  expect(set.take('login', { isConnectionReused: false })).toBeUndefined()
  expect(set.take('login', { isConnectionReused: true })?.drop).toBe('after')
  expect(set.take('login', { isConnectionReused: true })).toBeUndefined()
})

test('an answer that is to be lost for good needs fresh connections', () => {
  const set = faults()
  const values: boolean[] = []
  set.onSet(() => values.push(set.needFreshConnections()))
  set.set('login', { drop: 'after', onReusedConnection: true })
  set.set('listLinx', { drop: 'before', times: 1 })
  expect(values).toEqual([false, true])
  set.take('listLinx')
  expect(set.needFreshConnections()).toBe(false)
})

test('the known operations for an unknown one begin with the one most like it', () => {
  expect(() => createFaults(['listLinx', 'postScore']).set('postscores', 500)).toThrow(
    'Unknown operation postscores. Known: postScore, listLinx, *.',
  )
})
