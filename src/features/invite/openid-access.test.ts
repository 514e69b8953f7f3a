import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inviteMessages } from '~/domain/messages/invite'
import { abortError } from '~/lib/abort'
import { deferred } from '~/lib/deferred'
import { json } from '~/testing/responses'
import { beginAttempt, pendingAttempt, type SignInAttempt } from '../login/sign-in-attempt'
import { openidAccess } from './openid-access'

const setting = {
  issuer: 'https://identity.linx.example',
  clientId: 'linx-golf',
  graph: 'https://graph.linx.example',
}
// The example of OpenID Connect Core, appendix A.3.
const ACCESS_TOKEN = 'jHkWEdUXMU1BwAsC4vtUsZwnNvTIxEl0z9K3vx5KF0Y'
const AT_HASH = '77QmUPtjPfzWtF2AnpK9RQ'

beforeEach(() => {
  const values = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** What a sign-in page sends back in the hash. */
function returned({ state, nonce }: SignInAttempt, { claims = {}, more = '' } = {}): string {
  const seconds = Math.floor(Date.now() / 1000)
  const idToken = `${part({ alg: 'RS256' })}.${part({
    iss: setting.issuer,
    aud: setting.clientId,
    nonce,
    iat: seconds,
    exp: seconds + 60,
    at_hash: AT_HASH,
    ...claims,
  })}.c2ln`
  return `#id_token=${idToken}&access_token=${ACCESS_TOKEN}&expires_in=3600&state=${state}${more}`
}

function begun(): SignInAttempt {
  const attempt = beginAttempt()
  if (!attempt) throw new Error('nothing is stored')
  return attempt
}

test('a complete sign-in started here returns a token, which is reused', async () => {
  const access = openidAccess(setting)
  expect(await access.finish(returned(begun()))).toBe(ACCESS_TOKEN)
  expect(await access.token()).toBe(ACCESS_TOKEN)
})

test('an access token of another sign-in is not used (SEC-22)', async () => {
  const access = openidAccess(setting)
  const claims = { at_hash: 'AAAAAAAAAAAAAAAAAAAAAA' }
  await expect(access.finish(returned(begun(), { claims }))).rejects.toThrow(
    inviteMessages.signInFailed,
  )
  expect(await access.token()).toBeUndefined()
})

test('a repeated state belongs to no attempt (SEC-22)', async () => {
  const attempt = begun()
  const hash = returned(attempt, { more: `&state=${attempt.state}` })
  await expect(openidAccess(setting).finish(hash)).rejects.toThrow(inviteMessages.untrusted)
})

test('a sign-in that was not started here is rejected, and so is a second use', async () => {
  const access = openidAccess(setting)
  const stranger = { state: 'another', nonce: 'another' }
  await expect(access.finish(returned(stranger))).rejects.toThrow(inviteMessages.untrusted)
  const hash = returned(begun())
  await access.finish(hash)
  await expect(access.finish(hash)).rejects.toThrow(inviteMessages.untrusted)
})

test('a golfer who leaves the page while the provider’s sign-in page is looked up stays in the app', async () => {
  const discovery = deferred<Response>()
  const assign = vi.fn()
  vi.stubGlobal('fetch', () => discovery.promise)
  vi.stubGlobal('location', { origin: 'https://app.linx.example', assign })
  const page = new AbortController()
  const request = openidAccess(setting).requestAccess(page.signal)
  page.abort(abortError('The page was left.'))
  const { issuer } = setting
  discovery.resolve(json({ issuer, authorization_endpoint: `${issuer}/authorize` }))
  await expect(request).rejects.toThrow('The page was left.')
  expect(assign).not.toHaveBeenCalled()
  expect(pendingAttempt()).toBeUndefined()
})
