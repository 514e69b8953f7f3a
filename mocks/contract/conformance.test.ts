import { afterEach, beforeEach, expect, test } from 'vitest'
import { startFakeServer, type FakeServer } from '../adapters/http-server'
import { NORA } from '../testing'
import { conform, reportOf } from './conformance'
import { createContractCheck } from './check'

let server: FakeServer
beforeEach(async () => {
  server = await startFakeServer({ contract: createContractCheck() })
})
afterEach(() => server.close())

const run = (more: { write?: boolean; password?: string } = {}) =>
  conform({
    host: server.url(),
    email: NORA,
    password: 'linxgolf1',
    operatorKey: 'linx-operator',
    ...more,
  })

test('the fake follows the document, and nothing of it is changed by looking', async () => {
  const { db, contract } = await server.world()
  const before = JSON.stringify({ users: db.users.rows(), feed: db.feed.rows() })
  const outcomes = await run()
  expect(outcomes.filter(({ drift }) => drift.length > 0)).toEqual([])
  expect(outcomes.filter(({ skipped }) => skipped === undefined).length).toBeGreaterThan(25)
  expect(JSON.stringify({ users: db.users.rows(), feed: db.feed.rows() })).toBe(before)
  expect(contract.violations.filter(({ direction }) => direction === 'response')).toEqual([])
})

test('with --write more is asked, and taken back', async () => {
  const { db } = await server.world()
  const follows = db.follows.count()
  const outcomes = await run({ write: true })
  const asked = outcomes.filter(({ skipped }) => skipped === undefined)
  expect(asked.map(({ operationId }) => operationId)).toEqual(
    expect.arrayContaining(['followGolfer', 'unfollowGolfer', 'updateCurrentUser', 'logError']),
  )
  expect(asked.filter(({ drift }) => drift.length > 0)).toEqual([])
  expect(db.follows.count()).toBe(follows)
})

test('a renamed field is named with its operation and pointer', async () => {
  const { faults } = await server.world()
  const entry = { userId: 2, name: 'Marcus Bell' }
  faults.set('listFollowers', { body: JSON.stringify([entry]) })
  const report = reportOf(await run())
  expect(report).toContain('DRIFT  listFollowers 200 /0/fullName: is missing')
  expect(report).toContain('DRIFT  listFollowers 200 /0/name: is not declared')
  expect(report).toMatch(/asked, 1 with drift/)
})

test('who cannot sign in learns that, and nothing else is asked', async () => {
  const outcomes = await run({ password: 'wrong' })
  expect(reportOf(outcomes)).toContain('DRIFT  login 401 (answer): answers 401')
  expect(outcomes.filter(({ skipped }) => skipped === undefined)).toHaveLength(1)
})
