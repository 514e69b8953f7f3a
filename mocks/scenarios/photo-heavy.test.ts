import { expect, test } from 'vitest'
import { all } from '../handlers/linx/feed.fixture'
import { call, NORA, openWorld } from '../testing'
import { photoHeavy } from './photo-heavy'

test('every round of the feed has one to three photos, upright and wide, some gone, and one video', async () => {
  const backend = await openWorld({}, photoHeavy)
  const items = await all(backend, NORA, 'Following')
  const rounds = items.filter(({ courseName }) => courseName !== undefined)
  const photos = rounds.map(({ imageUrls }) => imageUrls ?? [])
  expect(photos.length).toBeGreaterThan(150)
  expect(new Set(photos.map(({ length }) => Math.min(length, 3)))).toEqual(new Set([1, 2, 3]))

  const statuses = new Map<number, number>()
  const shapes = new Set<string>()
  for (const address of photos.flat().slice(0, 20)) {
    const { status, response } = await call(backend, 'GET', address)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (response.headers.get('Content-Type') !== 'image/png') continue
    const header = new DataView(await response.arrayBuffer())
    shapes.add(`${header.getUint32(16)}x${header.getUint32(20)}`)
  }
  expect(shapes).toEqual(new Set(['720x450', '450x720']))
  expect(statuses.get(404)).toBeGreaterThan(0)
  expect(statuses.get(200)).toBeGreaterThan(15)
  expect(photos.flat().filter((address) => address.endsWith('.webm'))).toHaveLength(1)
})

test('no photo is drawn before it is requested: the world is no larger for its photos', async () => {
  const backend = await openWorld({}, photoHeavy)
  const pictures = backend.db.media.rows().filter(({ ending }) => ending === 'png')
  expect(pictures.length).toBeGreaterThan(300)
  expect(Math.max(...pictures.map(({ data }) => data.length))).toBeLessThan(5)
})
