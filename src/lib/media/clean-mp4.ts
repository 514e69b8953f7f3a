import {
  mergeRanges,
  rangesOutside,
  type ByteRange,
  createFilePatch,
  type FilePatch,
} from './file-patch'
import { assertClean, createFileReader, type FileReader } from './file-reader'
import { PLAYED_BOXES, findBox, freeBox, readBoxes, type Box } from './mp4-box'
import { cleanBox, cleanDescriptions, cleanReferences, readTrack, type Track } from './mp4-track'

/** The header of a track fragment (`tfhd`). */
type FragmentHead = {
  trackId: number
  baseOffset: number | undefined
  sampleSize: number | undefined
  isBasedOnMoof: boolean
}

async function readHead(file: FileReader, { body, end }: Box): Promise<FragmentHead> {
  const data = await file.read(body, end - body)
  const flags = data.getUint32(0) & 0xffffff
  let at = 8
  const skip = (bit: number, length: number): number | undefined => {
    if ((flags & bit) === 0) return undefined
    at += length
    return at - length
  }
  const base = skip(0x1, 8)
  skip(0x2, 4)
  skip(0x8, 4)
  const size = skip(0x10, 4)
  return {
    trackId: data.getUint32(4),
    baseOffset: base === undefined ? undefined : Number(data.getBigUint64(base)),
    sampleSize: size === undefined ? undefined : data.getUint32(size),
    isBasedOnMoof: (flags & 0x20000) !== 0,
  }
}

/** The total length of a run's samples in bytes, and their offset from the fragment's base; undefined if not stated. */
async function readRun(file: FileReader, { body, end }: Box, sampleSize: number | undefined) {
  const data = await file.read(body, end - body)
  const flags = data.getUint32(0) & 0xffffff
  const count = data.getUint32(4)
  const offset = flags & 0x1 ? data.getInt32(8) : undefined
  const first = 8 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0)
  const widths = [0x100, 0x200, 0x400, 0x800].map((bit) => (flags & bit ? 4 : 0))
  const width = widths.reduce<number>((sum, one) => sum + one, 0)
  if ((flags & 0x200) === 0) {
    assertClean(sampleSize !== undefined, 'a run of samples has no sizes')
    return { offset, length: count * sampleSize }
  }
  assertClean(data.byteLength >= first + count * width, 'a run of samples is truncated')
  let length = 0
  for (let sample = 0; sample < count; sample += 1)
    length += data.getUint32(first + sample * width + (widths[0] ?? 0))
  return { offset, length }
}

/** A track fragment and the ranges of its samples. */
type Fragment = {
  box: Box
  trackId: number
  ranges: ByteRange[]
  /** Whether the position of its samples is relative to those of the previous fragment. */
  isAfterOther: boolean
}

/** The fragments in a `moof` box. `defaultSizes`: the bytes of a sample by track, where the fragment does not state them. */
async function readFragments(
  file: FileReader,
  moof: Box,
  defaultSizes: ReadonlyMap<number, number>,
): Promise<Fragment[]> {
  const fragments: Fragment[] = []
  let endBefore = moof.at
  for (const box of moof.boxes) {
    if (box.type !== 'traf') continue
    const headBox = findBox(box.boxes, 'tfhd')
    assertClean(headBox !== undefined, 'a fragment has no head')
    const head = await readHead(file, headBox)
    const base = head.baseOffset ?? (head.isBasedOnMoof ? moof.at : endBefore)
    const sampleSize = head.sampleSize ?? defaultSizes.get(head.trackId)
    const ranges: ByteRange[] = []
    let at = base
    for (const part of box.boxes) {
      if (part.type !== 'trun') continue
      const run = await readRun(file, part, sampleSize)
      const from = run.offset === undefined ? at : base + run.offset
      at = from + run.length
      ranges.push({ from, to: at })
    }
    endBefore = at
    const isAfterOther =
      fragments.length > 0 && head.baseOffset === undefined && !head.isBasedOnMoof
    fragments.push({ box, trackId: head.trackId, ranges, isAfterOther })
  }
  return fragments
}

/** The default sample sizes in bytes, by track, for fragments that do not state them. */
async function readDefaultSizes(file: FileReader, moov: Box): Promise<Map<number, number>> {
  const sizes = new Map<number, number>()
  for (const { type, body } of findBox(moov.boxes, 'mvex')?.boxes ?? []) {
    if (type !== 'trex') continue
    const data = await file.read(body, 20)
    sizes.set(data.getUint32(4), data.getUint32(16))
  }
  return sizes
}

/** The sample ranges of the tracks that are kept, and of those that are removed. */
function samplesOf(
  tracks: readonly Track[],
  fragments: readonly Fragment[],
  kept: ReadonlySet<number>,
) {
  const keptSamples: ByteRange[] = []
  const removedSamples: ByteRange[] = []
  const starts = tracks.flatMap(({ chunks }) => chunks.ranges.map(({ from }) => from))
  const next = starts.toSorted((a, b) => a - b)
  for (const { isKept, chunks } of tracks)
    for (const range of chunks.ranges) {
      // The true end is unknown, so everything up to the next chunk of any track is kept.
      const end = chunks.isEndOpen ? (after(next, range.from) ?? Infinity) : range.to
      const samples = isKept ? keptSamples : removedSamples
      samples.push({ from: range.from, to: isKept ? end : range.to })
    }
  for (const { trackId, ranges } of fragments)
    (kept.has(trackId) ? keptSamples : removedSamples).push(...ranges)
  return { keptSamples, removedSamples }
}

/** The first of the sorted numbers that is larger than `than`; undefined if none is. */
function after(sorted: readonly number[], than: number): number | undefined {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) > than) high = middle
    else low = middle + 1
  }
  return sorted[low]
}

async function cleanBoxes(
  file: FileReader,
  patch: FilePatch,
  boxes: readonly Box[],
  kept: { boxes: ReadonlySet<Box>; ids: ReadonlySet<number> },
): Promise<void> {
  for (const box of boxes) {
    const isTrack = box.type === 'trak' || box.type === 'traf'
    if (!box.isKept || (isTrack && !kept.boxes.has(box))) freeBox(patch, box)
    else if (box.type === 'tref') await cleanReferences(file, patch, box, kept.ids)
    else await cleanBox(file, patch, box)
    if (box.isKept && (!isTrack || kept.boxes.has(box)))
      await cleanBoxes(file, patch, box.boxes, kept)
  }
}

/**
 * Returns an MP4 or MOV with only its video and audio, without location, device, time and timed metadata, at the same
 * length. Rejects with an `UncleanableFileError` for a file that cannot be parsed.
 */
export async function cleanMp4(blob: Blob): Promise<Blob> {
  const file = createFileReader(blob)
  const patch = createFilePatch()
  const boxes = await readBoxes(file, 0, file.size, PLAYED_BOXES)
  const moov = findBox(boxes, 'moov')
  assertClean(moov !== undefined, 'the file has no index')
  const tracks: Track[] = []
  for (const box of moov.boxes) if (box.type === 'trak') tracks.push(await readTrack(file, box))
  for (const track of tracks) if (track.isKept) await cleanDescriptions(file, patch, track)
  const sizes = await readDefaultSizes(file, moov)
  const fragments: Fragment[] = []
  for (const box of boxes)
    if (box.type === 'moof') fragments.push(...(await readFragments(file, box, sizes)))

  const ids = new Set(tracks.filter(({ isKept }) => isKept).map(({ id }) => id))
  assertClean(ids.size > 0, 'the file has neither pictures nor sound')
  const keptBoxes = new Set([
    ...tracks.filter(({ isKept }) => isKept).map(({ box }) => box),
    ...fragments.filter(({ trackId }) => ids.has(trackId)).map(({ box }) => box),
  ])
  assertClean(
    fragments.every(({ trackId }) => ids.has(trackId)) ||
      !fragments.some(({ isAfterOther }) => isAfterOther),
    'a fragment would lose the one that it is relative to',
  )
  await cleanBoxes(file, patch, boxes, { boxes: keptBoxes, ids })

  const { keptSamples, removedSamples } = samplesOf(tracks, fragments, ids)
  const removed = mergeRanges(removedSamples)
  for (const { type, body, end } of boxes) {
    if (type !== 'mdat') continue
    const whole = { from: body, to: end }
    const samples = mergeRanges(keptSamples).flatMap((range) => rangesOutside(range, removed))
    for (const { from, to } of rangesOutside(whole, samples)) patch.zero(from, to)
  }
  const [last] = boxes.slice(-1)
  return patch.apply(blob, last?.end)
}
