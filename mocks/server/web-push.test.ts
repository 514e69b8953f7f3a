import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { expect, onTestFinished, test, vi } from 'vitest'
import webPush from 'web-push'
import { createWebPush } from './web-push'

const news = { title: 'Marcus Bell', body: 'Posted 79 at Bellwether Links', badgeCount: 3 }
const vapid = { ...webPush.generateVAPIDKeys(), subject: 'mailto:club@linx.example' }

/** The push service of these tests is on this machine. */
const anywhere = async () => true

type Received = { headers: IncomingHttpHeaders; body: Buffer }

/** A push service on this machine, and a device of it. */
async function pushService(status: number) {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(status).end()
    })
  })
  await new Promise<void>((done) => void server.listen(0, 'localhost', done))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const keys = createECDH('prime256v1')
  const [p256dh, auth] = [keys.generateKeys(), randomBytes(16)]
  const device = {
    endpoint: `http://localhost:${port}/send/3f`,
    p256dh: p256dh.toString('base64'), // as the page sends them
    auth: auth.toString('base64'),
  }
  /** Decrypts the body like a browser (RFC 8188, RFC 8291). */
  const opened = (body: Buffer): unknown => {
    const salt = body.subarray(0, 16)
    const sender = body.subarray(21, 21 + 65)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender])
    const derive = (key: Uint8Array, by: Uint8Array, about: Uint8Array | string, size: number) =>
      new Uint8Array(hkdfSync('sha256', key, by, about, size))
    const secret = derive(keys.computeSecret(sender), auth, info, 32)
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
    const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
    const sealed = body.subarray(86)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(sealed.subarray(-16))
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString())
  }
  return { device, received, opened }
}

test('a push is signed with the host’s key and can be read by the device alone', async () => {
  const { device, received, opened } = await pushService(201)
  const service = createWebPush(vapid, anywhere)
  expect(service.publicKey).toBe(vapid.publicKey)
  expect(await service.send(device, news)).toBe('sent')
  const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = received
  expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
  expect(headers.authorization).toContain(`k=${vapid.publicKey}`)
  expect(opened(body)).toEqual({ ...news, url: '/linx' })
  expect(body.toString('latin1')).not.toContain('Marcus')
})

test.each([
  [410, 'gone'],
  [404, 'gone'],
  [500, 'failed'],
])('a push service that answers %i: the device is %s', async (status, outcome) => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const { device } = await pushService(status)
  expect(await createWebPush(vapid, anywhere).send(device, news)).toBe(outcome)
})

test('an invalid device or an unreachable push service counts as failed and does not throw', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const { device } = await pushService(201)
  const service = createWebPush(vapid, anywhere)
  expect(await service.send({ ...device, p256dh: 'AAAA' }, news)).toBe('failed')
  expect(await service.send({ ...device, endpoint: 'http://localhost:1/x' }, news)).toBe('failed')
})

test('an unusable key or subject is refused at the start', () => {
  expect(() => createWebPush({ ...vapid, publicKey: 'AAAA' })).toThrow(/65 bytes/)
  expect(() => createWebPush({ ...vapid, subject: 'the club' })).toThrow(/subject/)
})

test('nothing is sent to an address of this machine or its network (SEC-26)', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const { device, received } = await pushService(201)
  const service = createWebPush(vapid)
  expect(await service.send(device, news)).toBe('failed')
  const inside = { ...device, endpoint: 'https://169.254.169.254/latest' }
  expect(await service.send(inside, news)).toBe('failed')
  expect(received).toEqual([])
  expect(warn.mock.calls.flat().slice(-2)).toEqual([
    expect.stringContaining('no public https address'),
    expect.stringContaining('no public https address'),
  ])
})

test.each([301, 302, 303, 307, 308])('a redirect (%i) is not followed (SEC-26)', async (status) => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  const inside = await pushService(201)
  const server = createServer((_request, response) => {
    response.writeHead(status, { Location: inside.device.endpoint }).end()
  })
  await new Promise<void>((done) => void server.listen(0, 'localhost', done))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const device = { ...inside.device, endpoint: `http://localhost:${port}/send/3f` }
  expect(await createWebPush(vapid, anywhere).send(device, news)).toBe('failed')
  expect(inside.received).toEqual([])
})
