import { expect, test } from 'vitest'
import { colorAt, sizeOf } from '../../drawing/png.fixture'
import { call, openWorld } from '../../testing'

const picture = (id: string) => `/api/profile/picture/${id}`

const bytesOf = async (backend: Awaited<ReturnType<typeof openWorld>>, id: number) =>
  new Uint8Array(await (await call(backend, 'GET', picture(String(id)))).response.arrayBuffer())

test('getProfilePicture: a golfer with a picture has the same one every time, and another than the next', async () => {
  const backend = await openWorld()
  const { response } = await call(backend, 'GET', picture('1'))
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('image/png')
  const png = new Uint8Array(await response.arrayBuffer())
  expect(png.length).toBeLessThan(12_000)
  expect(await bytesOf(backend, 1)).toEqual(png)
  expect(await bytesOf(backend, 2)).not.toEqual(png)
})

test('getProfilePicture: a woman has long hair or wears it up, so that name and picture go together', async () => {
  const backend = await openWorld()
  /** Whether a drawn portrait has long hair or hair worn up: where that would be, a pixel differs from its row's background. */
  const isWomans = async ({ id }: { id: number }) => {
    const png = await bytesOf(backend, id)
    const [width] = sizeOf(png)
    const at = (part: number) => Math.round((part / 96) * width)
    return (
      [
        [32, 61],
        [77, 60],
        [48, 8],
        [20.5, 40],
      ] as const
    ).some(([x, y]) => colorAt(png, at(x), at(y)).join() !== colorAt(png, 1, at(y)).join())
  }
  const drawn = backend.db.users.rows().filter(({ portrait }) => portrait !== null)
  expect(await Promise.all(drawn.map(isWomans))).toEqual(drawn.map(({ gender }) => gender === 'F'))
})

test('getProfilePicture: it may be kept for a year, and is taken for nothing but a picture', async () => {
  const { headers } = (await call(await openWorld(), 'GET', picture('1'))).response
  expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
})

test('getProfilePicture: the id is the picture’s and not the golfer’s', async () => {
  const backend = await openWorld()
  await backend.db.users.change(1, { portrait: 700 })
  expect((await call(backend, 'GET', picture('1'))).status).toBe(404)
  expect((await call(backend, 'GET', picture('700'))).status).toBe(200)
})

test('getProfilePicture: every golfer with a picture has one of their own', async () => {
  const backend = await openWorld()
  const ids = backend.db.users.rows().filter(({ portrait }) => portrait !== null)
  const pictures = await Promise.all(ids.map(async ({ id }) => (await bytesOf(backend, id)).join()))
  expect(new Set(pictures).size).toBe(ids.length)
})

test('getProfilePicture: a golfer without a picture and an unknown golfer look the same: 404', async () => {
  const backend = await openWorld()
  const hal = await call(backend, 'GET', picture('4'))
  const missing = await call(backend, 'GET', picture('4711'))
  expect([hal.status, missing.status]).toEqual([404, 404])
  expect(hal.json).toEqual(missing.json)
})

test.each(['abc', '1.5', '%20', '1e3'])('getProfilePicture: the id %j is 400', async (id) => {
  const backend = await openWorld()
  const { status, json } = await call(backend, 'GET', picture(id), { isInvalid: true })
  expect([status, json]).toEqual([400, { message: 'id must be a whole number.', status: 400 }])
})
