import { expect, test } from 'vitest'
import { call, openWorld } from '../../testing'

test('getVersion: is what is deployed, and another after a deployment', async () => {
  const backend = await openWorld()
  const get = async () => (await call(backend, 'GET', '/api/diagnostic/version')).json
  expect(await get()).toEqual({ version: '2026.6.1' })
  backend.version = '2026.6.2'
  expect(await get()).toEqual({ version: '2026.6.2' })
})
