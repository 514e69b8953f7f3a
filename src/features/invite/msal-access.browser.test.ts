import { afterEach, expect, test, vi } from 'vitest'
import { inviteMessages } from '~/domain/messages/invite'
import { microsoftClient, msalAccess } from './msal-access'

// This test uses Microsoft's own code, authority and tokens; only the network is fake.
const setting = {
  issuer: 'https://login.microsoftonline.com/common',
  clientId: '5b8e2c1e-0f5b-4a0e-9a53-9c2f0a3c7d11',
  graph: 'https://graph.microsoft.com',
}
const TENANT = '9188040d-6c67-4c5b-b112-36a304b66dad'
const BACK = `${location.origin}/invite`

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

const base64url = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** Microsoft's response to a code. */
function tokens(nonce: string): Response {
  const now = Math.floor(Date.now() / 1000)
  const claims = {
    aud: setting.clientId,
    iss: `https://login.microsoftonline.com/${TENANT}/v2.0`,
    iat: now,
    exp: now + 3600,
    nonce,
    oid: '00000000-0000-0000-1111-000000000001',
    sub: 'nora',
    tid: TENANT,
    preferred_username: 'nora@whitcombe.example',
    ver: '2.0',
  }
  return Response.json({
    token_type: 'Bearer',
    scope: 'Contacts.Read openid profile',
    expires_in: 3600,
    access_token: 'graph-token',
    refresh_token: 'refresh',
    id_token: `${base64url({ alg: 'RS256', typ: 'JWT' })}.${base64url(claims)}.c2ln`,
    client_info: base64url({ uid: '00000000-0000-0000-1111-000000000001', utid: TENANT }),
  })
}

/** A page that would navigate to Microsoft; `left` is the address it would have navigated to. */
function open() {
  const left: URL[] = []
  const client = microsoftClient(setting, {
    allowRedirectInIframe: true, // where these tests run
    onRedirectNavigate(address) {
      left.push(new URL(address))
      return false
    },
  })
  return { access: msalAccess(setting, client), left }
}

const stateOf = (address: URL | undefined) => address?.searchParams.get('state') ?? ''

test('the golfer is sent to Microsoft for reading contacts and nothing more, and comes back with a token for Graph (SEC-29)', async () => {
  const { access, left } = open()
  expect(await access.token()).toBeUndefined()
  await access.requestAccess(new AbortController().signal)
  const [address] = left
  expect(address?.origin).toBe('https://login.microsoftonline.com')
  expect(Object.fromEntries(address?.searchParams ?? [])).toMatchObject({
    client_id: setting.clientId,
    redirect_uri: BACK,
    response_type: 'code',
    code_challenge_method: 'S256',
    prompt: 'select_account',
  })
  expect(address?.searchParams.get('scope')?.split(' ')).toContain('Contacts.Read')
  expect(address?.searchParams.get('scope')).not.toContain('offline_access')

  const requested: { url: string; body: URLSearchParams }[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    requested.push({ url: request.url, body: new URLSearchParams(await request.text()) })
    return tokens(address?.searchParams.get('nonce') ?? '')
  })
  const hash = `#code=once&state=${encodeURIComponent(stateOf(address))}&client_info=${base64url({ uid: '1', utid: TENANT })}`
  expect(await access.finish(hash)).toBe('graph-token')
  const [trade] = requested
  expect(trade?.url).toContain('https://login.microsoftonline.com/common/oauth2/v2.0/token')
  expect(trade?.body.get('code')).toBe('once')
  expect(trade?.body.get('scope')).not.toContain('offline_access')
  expect(trade?.body.get('code_verifier')).not.toBe('')
  expect(await access.token()).toBe('graph-token') // held in memory from now on
  expect(requested).toHaveLength(1)
  expect(Object.values(sessionStorage).join()).not.toMatch(/graph-token|refresh|nora/)
})

test('a declined sign-in has a message; an unrequested response is rejected', async () => {
  const { access, left } = open()
  await access.requestAccess(new AbortController().signal)
  const no = `#error=access_denied&error_description=No&state=${encodeURIComponent(stateOf(left[0]))}`
  await expect(access.finish(no)).rejects.toThrow(inviteMessages.canceled)
  await expect(open().access.finish('#code=stolen&state=other')).rejects.toThrow()
})
