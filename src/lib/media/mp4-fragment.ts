import type { ByteRange } from './file-patch'
import { assertClean, type FileReader } from './file-reader'
import { findBox, type Box } from './mp4-box'

/** What the head of a fragment of a track says. */
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

/** How long the samples of a run are together, and where they begin relative to the fragment, where it says. */
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
  assertClean(data.byteLength >= first + count * width, 'a run of samples breaks off')
  let length = 0
  for (let sample = 0; sample < count; sample += 1)
    length += data.getUint32(first + sample * width + (widths[0] ?? 0))
  return { offset, length }
}

/** A fragment of a track, and where its samples are. */
export type Fragment = {
  box: Box
  trackId: number
  ranges: ByteRange[]
  /** Whether its samples are said to come after those of the fragment before. */
  isAfterOther: boolean
}

/** The fragments in a `moof` box. `defaultSizes`: how long a sample of a track is where nothing nearer says it. */
export async function readFragments(
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
