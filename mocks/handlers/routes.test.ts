import { http, HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { createRoutes } from './routes'

const ok = () => HttpResponse.json({})
const byId = http.get('*/api/picture/:id', ok)
const signup = http.post('*/api/picture/signup', ok)
const count = http.get('*/api/requests/count', ok)
const approve = http.put('*/api/:kind/count', ok)

test.each([
  ['a parameter first', [byId, signup, approve, count]],
  ['a written segment first', [count, approve, signup, byId]],
])('a written segment goes before a parameter, with %s', (_, handlers) => {
  const find = createRoutes(handlers)
  expect(find('POST', '/api/picture/signup')).toEqual({
    kind: 'operation',
    handler: signup,
    params: {},
  })
  expect(find('GET', '/api/picture/7')).toEqual({
    kind: 'operation',
    handler: byId,
    params: { id: '7' },
  })
  expect(find('GET', '/api/requests/count')).toEqual({
    kind: 'operation',
    handler: count,
    params: {},
  })
  expect(find('PUT', '/api/others/count')).toEqual({
    kind: 'operation',
    handler: approve,
    params: { kind: 'others' },
  })
  expect(find('GET', '/api/picture/signup')).toEqual({ kind: 'otherMethod', allowed: ['POST'] })
})

test('what stands in a place is decoded; what cannot be stays as it is', () => {
  const find = createRoutes([byId])
  for (const [asked, id] of [
    ['a%20b', 'a b'],
    ['%E0%A4', '%E0%A4'],
  ]) {
    expect(find('GET', `/api/picture/${asked}`)).toMatchObject({ params: { id } })
  }
})
