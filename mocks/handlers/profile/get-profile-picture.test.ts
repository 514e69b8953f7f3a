import { expect, test } from 'vitest'
import { call, openWorld } from '../../testing'

/** How the hair behind the head is drawn. */
const LONG_HAIR = 'v56H72z'
const picture = (id: string) => `/api/profile/picture/${id}`

test('getProfilePicture: a golfer with a picture has the same one every time, and another than the next', async () => {
  const backend = await openWorld()
  const { response } = await call(backend, 'GET', picture('1'))
  expect(response.status).toBe(200)
  expect(response.headers.get('Content-Type')).toBe('image/svg+xml')
  const svg = await response.text()
  expect(svg).toMatch(/^<svg [^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/)
  expect(svg).not.toContain('undefined')
  expect(await (await call(backend, 'GET', picture('1'))).response.text()).toBe(svg)
  expect(await (await call(backend, 'GET', picture('2'))).response.text()).not.toBe(svg)
})

test('getProfilePicture: a woman has long hair, so that name and picture go together', async () => {
  const backend = await openWorld()
  const hasLongHair = async ({ id }: { id: number }) =>
    (await (await call(backend, 'GET', picture(String(id)))).response.text()).includes(LONG_HAIR)
  const drawn = backend.db.users.rows().filter(({ portrait }) => portrait !== null)
  const long = await Promise.all(drawn.map(hasLongHair))
  expect(long).toEqual(drawn.map(({ gender }) => gender === 'F'))
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
  const pictures = await Promise.all(
    ids.map(async ({ id }) => (await call(backend, 'GET', picture(String(id)))).response.text()),
  )
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
