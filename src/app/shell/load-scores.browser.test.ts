import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userDatabase } from '~/platform/db/user-database'
import { session } from '~/session/session'
import { aUser } from '~/testing/builders'
import { fakeNetwork, signInRoutes, type FakeNetwork } from '~/testing/fake-network'
import { storedUnsent, storeUnsent } from './load-scores'

const KEY = 'linx-drafts/comment/1/golf_scores/1004'
let network: FakeNetwork

beforeEach(async () => {
  network = fakeNetwork(signInRoutes(() => aUser({ us_id: 1 })))
  await session.login('nora@whitcombe.example', 'linxgolf1')
})

afterEach(() => {
  vi.restoreAllMocks()
  network.restore()
})

test('logout removes an unsent comment in web storage, even if the browser lists no database (R7)', async () => {
  vi.spyOn(indexedDB, 'databases').mockResolvedValue([])
  localStorage.setItem(KEY, JSON.stringify({ text: 'Well played' }))
  await session.logout()
  expect(localStorage.getItem(KEY)).toBe(null)
  expect(await userDatabase.keys()).not.toContain('comment/1/golf_scores/1004')
})

test.each([
  ['refused', 'drafts'],
  ['elsewhere', 'drafts'],
  ['deleted', undefined],
] as const)('after a session that is %s the next start expects %s', async (reason, expected) => {
  storeUnsent('drafts')
  session.end(reason)
  await expect.poll(() => localStorage.getItem('user_id')).toBe(null) // what belongs to the session has been removed
  expect(storedUnsent()).toBe(expected)
  storeUnsent(undefined)
})

test('after a logout the next start expects no line about unsent scores', async () => {
  storeUnsent('drafts')
  expect(storedUnsent()).toBe('drafts')
  await session.logout()
  expect(storedUnsent()).toBe(undefined)
})
