import { expect, test } from 'vitest'
import type { Backend } from '../../backend/backend'
import { call, openWorld } from '../../testing'
import { jpeg, pictureForm, png } from './picture.fixture'

const DAY = 24 * 3_600_000
const upload = (backend: Backend, body: FormData) =>
  call(backend, 'POST', '/api/profile/picture/signup', { body })

test('uploadSignupPicture: a picture is stored without a token and served at its address', async () => {
  const backend = await openWorld()
  const { status, json } = await upload(backend, pictureForm(jpeg(500, 500)))
  expect(status).toBe(200)
  const { pictureUrl }: { pictureUrl: string } = json
  const { response } = await call(backend, 'GET', pictureUrl)
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'image/jpeg'])
})

test('uploadSignupPicture: a picture not claimed within 24 hours is removed', async () => {
  const backend = await openWorld()
  const { pictureUrl }: { pictureUrl: string } = (await upload(backend, pictureForm(png(500, 500))))
    .json
  backend.clock.advance(DAY - 1)
  expect((await call(backend, 'GET', pictureUrl)).status).toBe(200)
  backend.clock.advance(1)
  expect((await call(backend, 'GET', pictureUrl)).status).toBe(404)
  await upload(backend, pictureForm(png(500, 500)))
  expect(backend.db.pictures.count()).toBe(1)
})

test.each([
  ['a text', new TextEncoder().encode('<svg/>'), 415],
  ['a broken picture', png(500, 500).slice(0, 30), 422],
  ['nothing', new Uint8Array(), 400],
])('uploadSignupPicture: %s is refused and not stored', async (_what, bytes, status) => {
  const backend = await openWorld()
  expect((await upload(backend, pictureForm(bytes))).status).toBe(status)
  expect(backend.db.pictures.count()).toBe(0)
})
