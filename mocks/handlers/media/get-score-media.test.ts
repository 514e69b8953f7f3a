import { describe, expect, test } from 'vitest'
import type { Backend } from '../../backend/backend'
import { acceptCrash, call, MARCUS, NORA, openWorld } from '../../testing'
import { post, topItem, totalForm } from '../ghin/score-form.fixture'

const zeros = Array.from({ length: 40 }, (_, at) => at)
const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, ...zeros])
const MP4 = Uint8Array.from([0, 0, 0, 24, 0x66, 0x74, 0x79, 0x70, 0x69, 0x73, 0x6f, 0x6d, ...zeros])
const MOV = Uint8Array.from([0, 0, 0, 20, 0x66, 0x74, 0x79, 0x70, 0x71, 0x74, 0x20, 0x20, ...zeros])
const file = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'x.gif', { type: 'image/gif' })

/** Posts a score of Nora's with pictures or videos; returns their addresses. */
async function posted(backend: Backend, ...contents: Uint8Array<ArrayBuffer>[]): Promise<string[]> {
  expect((await post(backend, NORA, totalForm({}, contents.map(file)))).status).toBe(200)
  return (await topItem(backend, MARCUS, 'Following'))?.imageUrls ?? []
}

async function bytesAt(backend: Backend, address: string, range?: string) {
  const headers: Record<string, string> = range === undefined ? {} : { Range: range }
  const { response } = await call(backend, 'GET', address, { headers })
  return { response, bytes: new Uint8Array(await response.clone().arrayBuffer()) }
}

describe('getScoreMedia: the pictures and videos of a score', () => {
  test('are in its feed item in the order sent, each address ending in what the file is', async () => {
    const backend = await openWorld()
    const addresses = await posted(backend, MP4, JPEG, MOV)
    expect(addresses).toHaveLength(3)
    const name = '/api/media/[A-Za-z0-9]{16}'
    for (const [at, ending] of ['mp4', 'jpg', 'mov'].entries()) {
      expect(addresses[at]).toMatch(new RegExp(`^${name}\\.${ending}$`))
    }
    expect(new Set(addresses).size).toBe(3)
  })

  test.each([
    ['image/jpeg', JPEG],
    ['video/mp4', MP4],
    ['video/quicktime', MOV],
  ])('are %s, byte by byte, without a token', async (type, content) => {
    const backend = await openWorld()
    const [address = ''] = await posted(backend, content)
    const { response, bytes } = await bytesAt(backend, address)
    expect(response.status).toBe(200)
    expect(bytes).toEqual(content)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': type,
      'accept-ranges': 'bytes',
      'cache-control': 'private, max-age=31536000, immutable', // the score may be private
      'x-content-type-options': 'nosniff',
    })
  })

  test('of all players are in the item of a round', async () => {
    const backend = await openWorld()
    const [first] = await posted(backend, JPEG)
    const item = await topItem(backend, MARCUS, 'Following')
    const patch = { parentScoreId: String(item?.sourceId) }
    await post(backend, MARCUS, totalForm(patch, [file(MP4)]))
    const round = await topItem(backend, MARCUS, 'My Linx')
    expect(round?.imageUrls).toEqual([first, expect.stringMatching(/\.mp4$/)])
  })

  test('survive a reload of the demo', async () => {
    const backend = await openWorld()
    const [address = ''] = await posted(backend, JPEG)
    const later = await openWorld({ snapshot: structuredClone(backend.snapshot()) })
    expect((await bytesAt(later, address)).bytes).toEqual(JPEG)
  })

  test('go with their golfer', async () => {
    const backend = await openWorld()
    const [address = ''] = await posted(backend, JPEG)
    await call(backend, 'DELETE', '/api/user/current', { as: NORA })
    expect(backend.db.media.where('userId', 1)).toEqual([])
    expect((await call(backend, 'GET', address)).status).toBe(404)
  })
})

test('getScoreMedia: a failed PostScore leaves no media', async () => {
  const backend = await openWorld()
  const before = backend.db.media.count()
  backend.db.feed.insertBeyond = () => Promise.reject(new RangeError('The disk is full.'))
  expect((await post(backend, NORA, totalForm({}, [file(JPEG), file(MP4)]))).status).toBe(500)
  acceptCrash(backend)
  expect(backend.db.media.count()).toBe(before)
})

test('getScoreMedia: a refused PostScore leaves no media', async () => {
  const backend = await openWorld()
  const before = backend.db.media.count()
  const refused = [
    await post(backend, NORA, totalForm({ courseId: '1' }, [file(JPEG)])),
    await post(backend, NORA, totalForm({}, [file(JPEG), file(Uint8Array.from([1, 2, 3]))])),
  ]
  expect(refused.map(({ status }) => status)).toEqual([404, 415])
  expect(backend.db.media.count()).toBe(before)
})

describe('getScoreMedia: a range', () => {
  test.each([
    ['bytes=0-0', 0, 1],
    ['bytes=5-9', 5, 10],
    ['bytes=50-', 50, 52],
    ['bytes=51-999', 51, 52],
    ['bytes=-3', 49, 52],
    ['bytes=-999', 0, 52],
  ])('%s is answered with just that', async (range, first, end) => {
    const backend = await openWorld()
    const [address = ''] = await posted(backend, MP4)
    const { response, bytes } = await bytesAt(backend, address, range)
    expect(response.status).toBe(206)
    expect(response.headers.get('Content-Range')).toBe(`bytes ${first}-${end - 1}/52`)
    expect(response.headers.get('Content-Type')).toBe('video/mp4')
    expect(bytes).toEqual(MP4.slice(first, end))
  })

  test.each(['bytes=0-1,5-6', 'lines=1-2', 'bytes=-', 'bytes=9-5', 'bytes'])(
    '%s is none, and the whole is answered',
    async (range) => {
      const backend = await openWorld()
      const [address = ''] = await posted(backend, MP4)
      const { response, bytes } = await bytesAt(backend, address, range)
      expect([response.status, bytes.length]).toEqual([200, 52])
      expect(response.headers.has('Content-Range')).toBe(false)
    },
  )

  test.each(['bytes=52-', 'bytes=900-999', 'bytes=-0'])('%s is outside: 416', async (range) => {
    const backend = await openWorld()
    const [address = ''] = await posted(backend, MP4)
    const { response } = await bytesAt(backend, address, range)
    expect(response.status).toBe(416)
    expect(response.headers.get('Content-Range')).toBe('bytes */52')
    expect(await response.json()).toEqual({ message: 'The file has 52 bytes.', status: 416 })
  })
})

test.each([
  ['unknown', 'k7Qm2vXcT9bW4nLr.jpg', false],
  ['no address of a file', 'k7Qm2vXcT9bW4nLr', true],
])('getScoreMedia: what is %s is 404', async (_what, mediaId, isInvalid) => {
  const backend = await openWorld()
  const { status, json } = await call(backend, 'GET', `/api/media/${mediaId}`, { isInvalid })
  expect([status, json]).toEqual([
    404,
    { message: 'There is no such picture or video.', status: 404 },
  ])
})
