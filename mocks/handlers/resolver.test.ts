import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { resolverOf } from './resolver'

const request = new Request('http://golf.test/api/picture/7')
const answers = (answer: () => Response) => http.get('*/api/picture/:id', answer)

test('a handler is asked with the request and what stands in its places', async () => {
  const handler = http.get('*/api/picture/:id', ({ request: { url }, params }) =>
    HttpResponse.json({ url, params }),
  )
  const response = await resolverOf(handler)(request, { id: 'seven' })
  expect(await response?.json()).toEqual({ url: request.url, params: { id: 'seven' } })
})

test('a thrown answer is an answer, anything else thrown is not', async () => {
  const refuses = answers(() => {
    throw new Response('No.', { status: 403 })
  })
  expect((await resolverOf(refuses)(request, {}))?.status).toBe(403)
  const crashes = answers(() => {
    throw new RangeError('Broken.')
  })
  await expect(resolverOf(crashes)(request, {})).rejects.toThrow('Broken.')
})

test('where MSW hides its resolver its own way is taken', async () => {
  const handler = answers(() => HttpResponse.json({ isHere: true }))
  const hidden = new Proxy(handler, {
    get: (target, key, receiver) =>
      key === 'resolver' ? undefined : Reflect.get(target, key, receiver),
  })
  Object.assign(hidden, { run: handler.run.bind(handler) })
  expect(await (await resolverOf(hidden)(request, {}))?.json()).toEqual({ isHere: true })
})
