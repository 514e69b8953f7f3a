import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cleanVideo } from './clean-video'
import type { FileKind } from './file-kind'
import { avi, chunk, element, webm } from './other-videos.fake'
import {
  big,
  box,
  bytesOf,
  fragmentedMovie,
  movie,
  SECRET,
  textOf,
  type Hidden,
} from './video-files.fake'

async function clean(file: Uint8Array<ArrayBuffer>, kind: FileKind) {
  const cleaned = await cleanVideo(new Blob([file]), kind)
  return cleaned && new Uint8Array(await cleaned.arrayBuffer())
}

const SHOWN = ['first pictures', 'more pictures']

type Make = (hidden?: Hidden) => Uint8Array<ArrayBuffer>
type Wrap = (name: string, body: string) => Uint8Array

const KINDS: readonly [string, FileKind, Make, Wrap, readonly string[]][] = [
  ['a MOV', 'mov', (hidden) => movie(hidden && { hidden }).file, box, [...SHOWN, 'a swing']],
  [
    'an MP4',
    'mp4',
    (hidden) => movie({ brand: 'mp42', ...(hidden && { hidden }) }).file,
    box,
    [...SHOWN, 'a swing'],
  ],
  [
    'an MP4 in fragments',
    'mp4',
    (hidden) => fragmentedMovie(hidden && { hidden }).file,
    box,
    SHOWN,
  ],
  ['an AVI', 'avi', (hidden) => avi(hidden && { hidden }), chunk, [...SHOWN, 'a swing', 'index']],
  [
    'a WebM',
    'webm',
    (hidden) => webm({ isRecording: false, ...(hidden && { hidden }) }),
    (_name, body) => element(0x4dbb, body),
    [...SHOWN, 'a swing'],
  ],
  [
    'a WebM as it was recorded',
    'webm',
    (hidden) => webm(hidden && { hidden }),
    (_name, body) => element(0x7ba9, body),
    [...SHOWN, 'a swing'],
  ],
]

describe.each(KINDS)('%s (SEC-18)', (_what, kind, make, wrap, shown) => {
  test('keeps picture and sound data in place, and loses location, time and camera', async () => {
    const file = make()
    expect(textOf(file)).toContain('SECRET')
    const cleaned = await clean(file, kind)
    const [before, after] = [textOf(file), textOf(cleaned ?? bytesOf())]
    expect(after).not.toContain('SECRET')
    expect(after).not.toContain('40.0150')
    for (const piece of shown) {
      expect(after).toContain(piece)
      expect(after.indexOf(piece)).toBe(before.indexOf(piece))
    }
    expect(cleaned && (await clean(cleaned, kind))).toEqual(cleaned) // a clean one stays as it is
  })

  test('loses unknown data, wherever it is', () => {
    const parents = [
      'file',
      'moov',
      'trak',
      'mdia',
      'minf',
      'stbl',
      'moof',
      'traf',
      'hdrl',
      'strl',
      'movi',
      'segment',
      'info',
      'track',
      'cluster',
      'group',
    ]
    const names = fc.constantFrom(
      'udta',
      'uuid',
      'meta',
      'gps0',
      'GPMF',
      'XMP_',
      'skip',
      'Xtra',
      'zzzz',
    )
    const extra = fc.record({
      parent: fc.constantFrom(...parents),
      name: names,
      length: fc.nat(300),
    })
    return fc.assert(
      fc.asyncProperty(fc.array(extra, { maxLength: 6 }), async (extras) => {
        const hidden: Hidden = (parent) =>
          extras
            .filter((one) => one.parent === parent)
            .map(({ name, length }) => wrap(name, SECRET.padEnd(length, '.')))
        const file = make(hidden)
        const cleaned = await clean(file, kind)
        const after = textOf(cleaned ?? bytesOf())
        expect(after).not.toContain('SECRET')
        for (const piece of shown) expect(after.indexOf(piece)).toBe(textOf(file).indexOf(piece))
      }),
      { numRuns: 60 },
    )
  })

  test('when damaged anywhere, it is rejected or cleaned, and never hangs', () => {
    const file = make()
    const damage = fc.array(fc.tuple(fc.nat(file.length - 1), fc.nat(255)), { maxLength: 4 })
    return fc.assert(
      fc.asyncProperty(damage, fc.nat(file.length), async (changes, length) => {
        const damaged = file.slice(0, length)
        for (const [at, byte] of changes)
          damaged.set(at < length ? [byte] : [], Math.min(at, length))
        const cleaned = await clean(damaged, kind)
        expect(cleaned?.length ?? 0).toBeLessThanOrEqual(length)
      }),
      { numRuns: 200 },
    )
  })
})

test('an index over 32 MB is cleaned as well (SEC-18)', async () => {
  const { file } = movie({
    hidden: (parent) =>
      parent === 'moov' ? [box('udta', new Uint8Array(33 * 1024 * 1024), SECRET)] : [],
  })
  const cleaned = await cleanVideo(new Blob([file]), 'mov')
  expect(cleaned?.size).toBe(file.length)
  expect(textOf(new Uint8Array((await cleaned?.slice(-4096).arrayBuffer()) ?? []))).not.toContain(
    'SECRET',
  )
}, 30_000)

test.each([
  ['an MP4 whose index is missing', 'mp4', bytesOf(box('ftyp', 'mp42'), box('mdat', SECRET))],
  [
    'an MP4 whose index is compressed',
    'mov',
    bytesOf(box('ftyp', 'qt  '), box('moov', box('cmov', SECRET))),
  ],
  ['an MP4 that breaks off', 'mp4', bytesOf(big(3), 'moov', 'rest')],
  ['an AVI without streams', 'avi', chunk('RIFF', 'AVI ', chunk('JUNK', SECRET))],
  ['a WebM that breaks off', 'webm', webm().slice(0, -20)],
] as const)('cleaning a video rejects %s (SEC-18)', async (_what, kind, file) => {
  expect(await clean(bytesOf(file), kind)).toBeUndefined()
})
