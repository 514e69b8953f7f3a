import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { json } from '~/testing/responses'
import { fakeNetwork } from '~/testing/fake-network'
import { createAccount, setupGolfer } from './create-account'

afterEach(() => vi.unstubAllGlobals())

const form = {
  firstName: 'Ola',
  lastName: 'Berg',
  email: 'ola@berg.example',
  password: 'linxgolf1',
  confirm: 'linxgolf1',
  city: '',
  state: '',
  gender: 'F',
  ghinNumber: '',
}

test('an account is created with all that was typed, its picture, and the address for the link in its email', async () => {
  vi.stubGlobal('window', { location: new URL('https://app.linx.example/create-account') })
  const network = fakeNetwork({
    'POST /api/auth/create-user': () => json({ success: true, userId: 7 }),
  })
  onTestFinished(network.restore)
  const typed = { ...form, email: ' ola@berg.example ', city: 'Lyons', state: 'CO' }
  await createAccount({ ...typed, ghinNumber: '1034567' }, '/api/profile/picture/7')
  const { confirm: _confirm, ...rest } = form
  expect(await network.seen[0]?.request.json()).toEqual({
    ...rest,
    city: 'Lyons',
    state: 'CO',
    ghinNumber: 1_034_567,
    profilePicture: '/api/profile/picture/7',
    baseUrl: 'https://app.linx.example',
    idempotencyKey: expect.any(String),
  })
})

test('each sign-up attempt has its own idempotency key (SOC-11)', async () => {
  const keys: unknown[] = []
  vi.stubGlobal('window', { location: new URL('https://app.linx.example/createaccount') })
  const network = fakeNetwork({
    'POST /api/auth/create-user': async ({ request }) => {
      const body: unknown = await request.json()
      keys.push(typeof body === 'object' && body !== null && Reflect.get(body, 'idempotencyKey'))
      return json({ success: true, userId: 7 })
    },
  })
  onTestFinished(network.restore)
  await createAccount(form, undefined)
  await createAccount(form, undefined)
  for (const key of keys) expect(key).toMatch(/^[\w-]{8,64}$/)
  expect(new Set(keys).size).toBe(2)
})

test.each([
  undefined,
  null,
  {},
  [],
  'june@new.example',
  { email: 7, userId: 9 },
  { email: 'a@b.c' },
])('there is no account to set up with the state %j (SES-13)', (state) => {
  expect(setupGolfer(state)).toBeUndefined()
})
