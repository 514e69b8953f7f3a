import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { json } from '~/testing/answers'
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
