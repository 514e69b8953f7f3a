import { expect } from 'vitest'
import { json, refusal, undeclared } from '~/testing/responses'
import { aFeedPage, aSession, aUser } from '~/testing/builders'
import { createFakeServer } from '~/testing/fake-server'
import { createFakeTimers } from '~/lib/timers.fake'
import { createFakeBrowser, storeTokens } from '../browser.fake'

export const GET_LINX = 'GET /api/linx'
export const REFRESH = 'POST /api/auth/refresh-token'
export const USER = 'GET /api/user/current'
export const expired = () => refusal(401, 'Your session has expired.')
export const nora = () => json(aUser())
export const feed = () => json(aFeedPage())
export const tokens = (number: number) =>
  aSession({ accessToken: `access-${number}`, refreshToken: `refresh-${number}` })

export type Reply = () => Response | Promise<Response>

/** A signed-in tab whose feed returns 401 for the tokens that `refused` accepts; `refresh` is the response to a refresh. */
export async function tabWith(
  refresh: Reply,
  { refused = (token: string): boolean => token === 'Bearer access-0' } = {},
) {
  const timers = createFakeTimers()
  const server = createFakeServer({
    [USER]: nora,
    [GET_LINX]: (request) =>
      refused(request.headers.get('Authorization') ?? '') ? expired() : feed(),
    [REFRESH]: refresh,
    'POST /api/auth/login': expired,
    'POST /api/auth/verify-email': () =>
      undeclared('a host that requires a token here, too', expired()),
  })
  const browser = createFakeBrowser({ fetch: server.fetch, timers })
  storeTokens(browser.storage)
  const tab = browser.openTab()
  await tab.session.start()
  expect(tab.session.state().status).toBe('signed-in')
  return { timers, server, browser, ...tab }
}
export type Tab = Awaited<ReturnType<typeof tabWith>>
export const linx = ({ api }: Pick<Tab, 'api'>, signal?: AbortSignal) =>
  api.GET('/api/linx', { params: { query: { view: 'Following' } }, ...(signal && { signal }) })
export const outcome = (call: Promise<unknown>) =>
  call.then(
    () => 'done',
    (error: unknown) => error,
  )
export const storedTokens = ({ browser }: Tab) =>
  ['auth_token', 'refresh_token', 'token_expiry'].filter((key) => browser.storage.values.has(key))

/** Makes twenty calls at once and returns the outcome of each. */
export async function twenty(tab: Tab, ms = 1000) {
  const calls = Promise.all(Array.from({ length: 20 }, () => outcome(linx(tab))))
  await tab.timers.advance(ms)
  return calls
}
