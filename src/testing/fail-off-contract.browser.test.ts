import { expect, onTestFinished, test } from 'vitest'
import { json } from './responses'
import { fakeNetwork } from './fake-network'

test.fails('the setup of the tests in a browser compares responses: this one fails for its response', async () => {
  const network = fakeNetwork({ 'GET /api/linx': () => json({}) })
  onTestFinished(network.restore)
  expect((await fetch('/api/linx')).status).toBe(200)
})
