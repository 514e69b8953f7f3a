import { expect, test } from 'vitest'
import { call, openWorld } from '../../testing'

test('getDeploymentTime: is one moment before the story begins, whatever time it is', async () => {
  const backend = await openWorld()
  const get = () => call(backend, 'GET', '/api/diagnostic/deployment-time')
  expect((await get()).json).toEqual({ deploymentTime: '2026-06-01T06:15:00.000+00:00' })
  backend.clock.advance(86_400_000)
  expect((await get()).json).toEqual({ deploymentTime: '2026-06-01T06:15:00.000+00:00' })
})

test('getDeploymentTime: needs no rows: the About page can be first', async () => {
  const backend = await openWorld({ lazy: true })
  expect((await call(backend, 'GET', '/api/diagnostic/deployment-time')).status).toBe(200)
  expect(backend.users()).toEqual([])
})
