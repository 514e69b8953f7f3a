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

test('after a logout the next start expects no line about unsent scores, after a refused session it does', async () => {
  storeUnsent('drafts')
  session.end('refused')
  expect(storedUnsent()).toBe('drafts')
  await session.login('nora@whitcombe.example', 'linxgolf1')
  await session.logout()
  expect(storedUnsent()).toBe(undefined)
})
