import { expect, test } from 'vitest'
import { decodeLinxPage } from '~/api/decode/linx'
import { mediumName, roundMedia } from '~/domain/scores/round-media'

function shown(imageUrls: unknown): string[] {
  const item = { sourceTable: 'golf_scores', sourceId: 1, userId: 2, imageUrls }
  const [decoded] = decodeLinxPage({ items: [item] }).items
  return roundMedia(decoded?.imageUrls).map(({ kind, address }) => `${kind} ${address}`)
}

test.each([
  [null, []],
  [undefined, []],
  [7, []],
  ['/api/media/a.jpg', ['photo /api/media/a.jpg']],
  [['', ' ', null, 7, '/api/media/a.jpg', '/api/media/a.jpg'], ['photo /api/media/a.jpg']],
  [
    Array.from({ length: 10 }, (_item, at) => `${at}.png`),
    ['photo 0.png', 'photo 1.png', 'photo 2.png'],
  ],
  [
    ['a.MP4', 'b.webm?x=1', 'c.mp4.png'],
    ['video a.MP4', 'video b.webm?x=1', 'photo c.mp4.png'],
  ],
])('TXT-08 the photos and videos that a round shows of imageUrls %j', (imageUrls, expected) => {
  expect(shown(imageUrls)).toEqual(expected)
})

test('photos and videos of a round are named with their position', () => {
  expect(mediumName({ kind: 'video', address: '' }, 1, 3)).toBe('Video 2 of 3')
})
