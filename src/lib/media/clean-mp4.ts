import {
  mergeRanges,
  rangesOutside,
  type ByteRange,
  createFilePatch,
  type FilePatch,
} from './file-patch'
import { assertClean, createFileReader, type FileReader } from './file-reader'
import { PLAYED_BOXES, findBox, freeBox, readBoxes, type Box } from './mp4-box'
import { readFragments, type Fragment } from './mp4-fragment'
import { cleanBox, cleanDescriptions, cleanReferences, readTrack, type Track } from './mp4-track'

/** How long samples are where a fragment does not say it, by track. */
async function readDefaultSizes(file: FileReader, moov: Box): Promise<Map<number, number>> {
  const sizes = new Map<number, number>()
  for (const { type, body } of findBox(moov.boxes, 'mvex')?.boxes ?? []) {
    if (type !== 'trex') continue
    const data = await file.read(body, 20)
    sizes.set(data.getUint32(4), data.getUint32(16))
  }
  return sizes
}

/** The bytes of the tracks that are kept, of those that are not, and where chunks of any of them begin. */
function samplesOf(
  tracks: readonly Track[],
  fragments: readonly Fragment[],
  kept: ReadonlySet<number>,
) {
  const stays: ByteRange[] = []
  const goes: ByteRange[] = []
  const starts = tracks.flatMap(({ chunks }) => chunks.ranges.map(({ from }) => from))
  const next = starts.toSorted((a, b) => a - b)
  for (const { isKept, chunks } of tracks)
    for (const range of chunks.ranges) {
      // A table of sound without sizes: up to whatever comes next.
      const end = chunks.isEndOpen ? (after(next, range.from) ?? Infinity) : range.to
      ;(isKept ? stays : goes).push({ from: range.from, to: isKept ? end : range.to })
    }
  for (const { trackId, ranges } of fragments) (kept.has(trackId) ? stays : goes).push(...ranges)
  return { stays, goes }
}

/** The first of the sorted numbers that is larger than `than`. */
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
 * An MP4 or MOV with its pictures and its sound and nothing else: no place, no phone, no time, no timed metadata. Its length
 * stays. Throws `UncleanableFileError` for a file that cannot be parsed.
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
    'a fragment would lose the one that it counts from',
  )
  await cleanBoxes(file, patch, boxes, { boxes: keptBoxes, ids })

  const { stays, goes } = samplesOf(tracks, fragments, ids)
  const gone = mergeRanges(goes)
  for (const { type, body, end } of boxes) {
    if (type !== 'mdat') continue
    const whole = { from: body, to: end }
    const samples = mergeRanges(stays).flatMap((range) => rangesOutside(range, gone))
    for (const { from, to } of rangesOutside(whole, samples)) patch.zero(from, to)
  }
  const [last] = boxes.slice(-1)
  return patch.apply(blob, last?.end)
}
