import { beforeEach, describe, expect, test } from 'vitest'
import { carefulHost, createBackend, DIALECT_HABITS, type Backend } from '#mocks'
import { undeclared } from '~/testing/responses'
import { createAuthOnly } from './auth-only'
import { noAuth } from './auth-port'
import { createApi, unwrap } from './client'
import { answering, failure, host, linx } from './client.fake'
import { decodeLinxPage } from './decode/linx'

const problem = (body: object, status = 422) =>
  undeclared(
    'a host that reports errors as RFC 9457 has them',
    new Response(JSON.stringify(body), {
      status,
      headers: { 'Content-Type': 'application/problem+json; charset=utf-8' },
    }),
  )

describe('a failure as ProblemDetails has the host’s message (DIA-01)', () => {
  test.each([
    [{ title: 'Unprocessable', detail: 'The tees are closed.' }, 'The tees are closed.'],
    [
      { title: 'One or more validation errors occurred.', errors: {} },
      'One or more validation errors occurred.',
    ],
    [{ title: 'T', detail: 'D', message: 'M' }, 'M'],
    [{ title: 'T', detail: ' ', message: '' }, 'T'],
    [{ title: 7, detail: null }, 'Request failed with status 422'],
  ])('%j: %s', async (body, message) => {
    const { api } = answering(() => problem(body))
    expect(await failure(linx(api))).toMatchObject({ status: 422, message, data: body })
  })

  test('a failed auth-only call has the host’s message, too', async () => {
    const authOnly = createAuthOnly({
      host,
      fetch: async () => problem({ detail: 'Not today.' }, 400),
    })
    expect(await authOnly('verify-email')).toMatchObject({ success: false, message: 'Not today.' })
  })
})

describe('on a host with other habits', () => {
  let backend: Backend
  beforeEach(async () => {
    backend = await createBackend(carefulHost)
  })

  async function signedIn() {
    const { accessToken } = await backend.signIn('nora@whitcombe.example')
    const auth = { ...noAuth, token: () => Promise.resolve(accessToken) }
    return createApi({ host, fetch: (request) => backend.handle(request), auth: () => auth })
  }

  test('the feed is the same as on any other host (DIA-02)', async () => {
    const api = await signedIn()
    const withHabits = decodeLinxPage(unwrap(await linx(api)))
    backend.dialect.clear()
    const plain = decodeLinxPage(unwrap(await linx(api)))
    const timeless = (text: string) =>
      text.replaceAll(/"\d{4}-\d\d-\d\dT[^"]*"/g, (moment) =>
        String(Date.parse(moment.slice(1, -1))),
      )
    expect(timeless(JSON.stringify(withHabits))).toBe(timeless(JSON.stringify(plain)))
    expect(withHabits.items.length).toBeGreaterThan(20)
  })

  test('a refusal has the host’s message, or the status text without one (DIA-03)', async () => {
    const api = await signedIn()
    const body = { FirstName: 'Ann', LastName: 'Lee', Email: 'no-address', Message: '' }
    const refused = await failure(api.POST('/api/invite', { body }))
    expect(refused.message).not.toMatch(/^Request failed/)
    const query = { sourceTable: 'golf_scores', sourceId: 1, type: 'comments' as const }
    const gone = await failure(api.GET('/api/comments/details', { params: { query } }))
    expect(gone).toMatchObject({ status: 404, message: 'Not Found' })
  })

  test('with any one of the habits, a page of the feed can still be read', async () => {
    const api = await signedIn()
    for (const habit of DIALECT_HABITS) {
      backend.dialect.clear()
      backend.dialect.add(habit)
      expect(decodeLinxPage(unwrap(await linx(api))).items.length, habit).toBeGreaterThan(20)
    }
  })
})
