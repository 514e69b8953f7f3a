import { afterEach, beforeEach } from 'vitest'
import { fakeNetwork, signInRoutes, type FakeNetwork } from '~/testing/fake-network'
import { session } from './session'

/** Signs a golfer in before each test of a file, and out after it. Returns the network that each test has, as `network`. */
export function signInForEachTest(): { readonly network: FakeNetwork } {
  const now = { network: fakeNetwork() }
  now.network.restore()
  beforeEach(async () => {
    now.network = fakeNetwork(signInRoutes())
    await session.login('nora@whitcombe.example', 'linxgolf1')
  })
  afterEach(async () => {
    await session.logout()
    now.network.restore()
  })
  return now
}
