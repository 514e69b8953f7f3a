import { expect, test } from 'vitest'
import { call, openWorld } from '../../testing'

test('getVapidPublicKey: is an uncompressed point of P-256, as browsers need it, and takes no token', async () => {
  const path = '/api/pushnotification/vapid-public-key'
  const { status, json } = await call(await openWorld(), 'GET', path)
  expect(status).toBe(200)
  const { publicKey }: { publicKey: string } = json
  expect(publicKey).toMatch(/^[\w-]{87}$/)
  const point = Buffer.from(publicKey, 'base64url')
  expect([point.length, point[0]]).toEqual([65, 4])
  const curve = { name: 'ECDH', namedCurve: 'P-256' }
  await expect(crypto.subtle.importKey('raw', point, curve, true, [])).resolves.toBeDefined()
})
