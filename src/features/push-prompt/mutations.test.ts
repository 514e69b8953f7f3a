import { expect, test, vi } from 'vitest'
import { createQueryClient } from '~/api/query-client'
import { requestMessages } from '~/domain/messages/request'
import { pushMutations } from './mutations'

vi.mock('./app-push', () => {
  throw new TypeError('Failed to fetch dynamically imported module: /assets/app-push.js')
})

test('a test notification whose code cannot be loaded fails with the message of a failed request', async () => {
  const client = createQueryClient()
  const sendTest = client.getMutationCache().build(client, pushMutations.sendTest())
  await expect(sendTest.execute()).rejects.toThrow(requestMessages.network)
})
