import { expect, test } from 'vitest'
import { json } from './responses'
import { createFakeServer } from './fake-server'

test.fails('the setup of the tests in Node compares responses: this one fails for its response', async () => {
  const server = createFakeServer({ 'GET /api/linx': () => json({}) })
  const answer = await server.fetch(new Request('http://golf.test/api/linx'))
  expect(answer.status).toBe(200)
})
