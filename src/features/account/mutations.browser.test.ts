import { afterEach, beforeEach, expect, test } from 'vitest'
import { cut, refusal, undeclared } from '~/testing/responses'
import { fakeNetwork, type FakeNetwork } from '~/testing/fake-network'
import { requestLink } from './mutations'

let network: FakeNetwork
beforeEach(() => {
  network = fakeNetwork()
})
afterEach(() => network.restore())

test.each([
  ...[200, 400, 401, 403, 404, 409, 422, 429, 500, 502, 503].map(
    (status) => [String(status), () => refusal(status, 'No such golfer.')] as const,
  ),
  ['no JSON', () => new Response('<html>')] as const,
  ['no answer', cut] as const,
])('forgot password answered with %s: the same for the golfer (HST-07)', async (_, answer) => {
  network.on('POST /api/auth/forgot-password', async () =>
    undeclared('any response of a host or a proxy', await answer()),
  )
  await expect(requestLink('nora@whitcombe.example')).resolves.toBeUndefined()
  expect(network.count('POST /api/auth/forgot-password')).toBe(1)
})
