import { afterEach, expect, test, vi } from 'vitest'
import { createBackend } from '../backend/backend'
import { listen } from './in-process'
import { wantedScenario } from '../backend/world'

const ORIGIN = 'http://golf.test'
let stop = () => {}
afterEach(() => stop())

test('fetch is answered by the backend', async () => {
  const backend = await createBackend(wantedScenario())
  stop = listen(backend, ORIGIN)
  const response = await fetch(`${ORIGIN}/api/diagnostic/version`)
  expect(await response.json()).toEqual({ version: backend.version })
  expect(backend.journal.entries.map(({ operationId }) => operationId)).toEqual(['getVersion'])
})

test('a cut connection is a failed fetch', async () => {
  const backend = await createBackend(wantedScenario())
  stop = listen(backend, ORIGIN)
  backend.faults.set('getVersion', { drop: 'after' })
  await expect(fetch(`${ORIGIN}/api/diagnostic/version`)).rejects.toThrow(TypeError)
})

test('a request to anywhere else is an error', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  stop = listen(await createBackend(wantedScenario()), ORIGIN)
  await expect(fetch('http://elsewhere.test/api/linx')).rejects.toThrow()
  expect(errors).toHaveBeenCalledOnce()
  errors.mockClear()
})
