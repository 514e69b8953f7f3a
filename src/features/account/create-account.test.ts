import { afterEach, expect, test, vi } from 'vitest'
import { createAccount } from './create-account'

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

test('a sign-up carries a key of its own attempt (SOC-11)', async () => {
  const keys: unknown[] = []
  vi.stubGlobal('window', { location: new URL('https://app.linx.example/createaccount') })
  vi.stubGlobal('fetch', async (request: Request) => {
    const body: unknown = await request.json()
    keys.push(typeof body === 'object' && body !== null && Reflect.get(body, 'idempotencyKey'))
    return Response.json({ userId: 7 })
  })
  await createAccount(form, undefined)
  await createAccount(form, undefined)
  for (const key of keys) expect(key).toMatch(/^[\w-]{8,64}$/)
  expect(new Set(keys).size).toBe(2)
})
