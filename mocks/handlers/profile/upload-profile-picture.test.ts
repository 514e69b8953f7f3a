import { expect, test } from 'vitest'
import type { Backend } from '../../backend/backend'
import { call, HAL, NORA, openWorld } from '../../testing'
import { jpeg, pictureForm, png } from './picture.fixture'

const PICTURE = '/api/profile/picture'
const upload = (backend: Backend, body: FormData, as = NORA, isInvalid = false) =>
  call(backend, 'POST', PICTURE, { as, body, isInvalid })

test.each([
  ['image/png', png(500, 500)],
  ['image/jpeg', jpeg(500, 500)],
])(
  'uploadProfilePicture: %s is stored under an address of its own, whatever the file is called',
  async (type, bytes) => {
    const backend = await openWorld()
    const { status, json } = await upload(backend, pictureForm(bytes))
    expect(status).toBe(200)
    const { pictureUrl }: { pictureUrl: string } = json
    expect(pictureUrl).toMatch(/^\/api\/profile\/picture\/\d+$/)
    const { response } = await call(backend, 'GET', pictureUrl)
    expect(response.headers.get('Content-Type')).toBe(type)
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes)
    expect((await call(backend, 'GET', '/api/user/current', { as: NORA })).json).toMatchObject({
      us_picture_url: pictureUrl,
    })
  },
)

test('uploadProfilePicture: another picture has another address, and the former is gone', async () => {
  const backend = await openWorld()
  const first: { pictureUrl: string } = (await upload(backend, pictureForm(png(9, 9)))).json
  const second: { pictureUrl: string } = (await upload(backend, pictureForm(png(8, 8), 'true')))
    .json
  expect(second.pictureUrl).not.toBe(first.pictureUrl)
  expect((await call(backend, 'GET', `${PICTURE}/1`)).status).toBe(404) // the drawn one
  expect((await call(backend, 'GET', first.pictureUrl)).status).toBe(404)
  expect((await call(backend, 'GET', second.pictureUrl)).status).toBe(200)
  expect(backend.db.pictures.count()).toBe(1)
})

test('uploadProfilePicture: a picture survives a reload of the demo', async () => {
  const backend = await openWorld()
  const { pictureUrl }: { pictureUrl: string } = (
    await upload(backend, pictureForm(png(500, 500)), HAL)
  ).json
  const later = await openWorld({ snapshot: structuredClone(backend.snapshot()) })
  expect((await call(later, 'GET', pictureUrl)).status).toBe(200)
})

const LIMIT = 20_971_520

test.each([
  ['a GIF', Uint8Array.from([0x47, 0x49, 0x46, 0x38, 0x39, 0x61]), 415],
  ['more than 20 MB', png(500, 500, LIMIT), 413],
  ['more than 64 megapixels', png(8001, 8000), 422],
  ['a JPEG of more than 64 megapixels', jpeg(8001, 8000), 422],
  ['a PNG without its header', png(500, 500).slice(0, 20), 422],
  ['a JPEG that breaks off', jpeg(500, 500).slice(0, 12), 422],
  ['a picture without a pixel', png(0, 500), 422],
  ['an empty file', new Uint8Array(), 400],
])(
  'uploadProfilePicture: %s is refused, and the picture stays as it was',
  async (_what, bytes, status) => {
    const backend = await openWorld()
    const before = backend.db.revision()
    const { portrait } = backend.db.users.get(1) ?? {}
    const answered = await upload(backend, pictureForm(bytes))
    expect(answered).toMatchObject({ status, json: { status } })
    expect(backend.db.users.get(1)?.portrait).toBe(portrait)
    expect(backend.db.pictures.count()).toBe(0)
    expect(backend.db.revision() - before).toBeLessThanOrEqual(1) // the session of the call itself
  },
)

test('uploadProfilePicture: 20,971,520 bytes and 64 megapixels are just right', async () => {
  const backend = await openWorld()
  const largest = png(8000, 8000, LIMIT - 33)
  expect((await upload(backend, pictureForm(largest))).status).toBe(200)
})

test('uploadProfilePicture: a form without its parts is 400, no form at all 415', async () => {
  const backend = await openWorld()
  const noFile = new FormData()
  noFile.append('isCropOnly', 'true')
  expect((await upload(backend, noFile, NORA, true)).json).toEqual({
    message: 'file is missing.',
    status: 400,
  })
  const odd = await upload(backend, pictureForm(png(9, 9), 'perhaps'), NORA, true)
  expect(odd.json).toEqual({ message: 'isCropOnly must be true or false.', status: 400 })
  const json = await call(backend, 'POST', PICTURE, { as: NORA, body: {}, isInvalid: true })
  expect(json.status).toBe(415)
})
