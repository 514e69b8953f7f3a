import { expect, test } from 'vitest'
import type { OperationId } from './operation-id'
import { createRoutes } from './routes'

type Entry = readonly [OperationId, { method: string; path: string }]

const byId: Entry = ['getProfilePicture', { method: 'GET', path: '/api/picture/{id}' }]
const signup: Entry = ['uploadSignupPicture', { method: 'POST', path: '/api/picture/signup' }]
const count: Entry = ['countFollowRequests', { method: 'GET', path: '/api/requests/count' }]
const approve: Entry = ['approveFollow', { method: 'PUT', path: '/api/{kind}/count' }]

test.each([
  ['a parameter first', [byId, signup, approve, count]],
  ['a written segment first', [count, approve, signup, byId]],
])('a written segment goes before a parameter, with %s', (_, operations) => {
  const find = createRoutes(operations)
  expect(find('POST', '/api/picture/signup')).toEqual({
    kind: 'operation',
    id: 'uploadSignupPicture',
    params: {},
  })
  expect(find('GET', '/api/picture/7')).toEqual({
    kind: 'operation',
    id: 'getProfilePicture',
    params: { id: '7' },
  })
  expect(find('GET', '/api/requests/count')).toEqual({
    kind: 'operation',
    id: 'countFollowRequests',
    params: {},
  })
  expect(find('PUT', '/api/others/count')).toEqual({
    kind: 'operation',
    id: 'approveFollow',
    params: { kind: 'others' },
  })
  expect(find('GET', '/api/picture/signup')).toEqual({ kind: 'otherMethod', allowed: ['POST'] })
})

test('what stands in a place is decoded; what cannot be stays as it is', () => {
  const find = createRoutes([byId])
  for (const [requested, id] of [
    ['a%20b', 'a b'],
    ['%E0%A4', '%E0%A4'],
  ]) {
    expect(find('GET', `/api/picture/${requested}`)).toMatchObject({ params: { id } })
  }
})
