import type { FilePatch, ByteRange } from './file-patch'
import { assertClean, fourLetters, type FileReader } from './file-reader'
import { findBox, freeBox, type Box } from './mp4-box'

/** The ranges of a track's chunks in the file. `isEndOpen`: the table does not reliably state where a chunk ends. */
type TrackChunks = { ranges: ByteRange[]; isEndOpen: boolean }

type Table = { data: DataView; count: number }

/** Reads a table with entries of `width` bytes, whose count is at `countAt`. */
async function readTable(
  file: FileReader,
  { body, end, type }: Box,
  countAt: number,
  width: number,
): Promise<Table> {
  const data = await file.read(body, end - body)
  assertClean(data.byteLength >= countAt + 4, `the table ${type} is truncated`)
  const count = data.getUint32(countAt)
  assertClean(data.byteLength >= countAt + 4 + count * width, `the table ${type} is truncated`)
  return { data, count }
}

/** The size of each sample in bytes. `same`: all samples have this size, and there is no table. */
type Sizes = { same: number } | { same: undefined; count: number; of: (index: number) => number }

async function readSizes(file: FileReader, box: Box): Promise<Sizes> {
  const head = await file.read(box.body, 12)
  const isCompact = box.type === 'stz2'
  const same = head.getUint32(4)
  if (!isCompact && same !== 0) return { same }
  const bits = isCompact ? head.getUint8(7) : 32
  assertClean(bits === 8 || bits === 16 || bits === 32, 'the table stz2 has an unknown width')
  const { data, count } = await readTable(file, box, 8, bits / 8)
  const of = (index: number) => {
    if (bits === 8) return data.getUint8(12 + index)
    return bits === 16 ? data.getUint16(12 + index * 2) : data.getUint32(12 + index * 4)
  }
  return { same: undefined, count, of }
}

/** Locates the chunks of a track by the boxes of its sample table. */
async function readChunks(file: FileReader, boxes: readonly Box[]): Promise<TrackChunks> {
  const find = (...types: string[]) => boxes.find(({ type }) => types.includes(type))
  const [sizeBox, runBox, offsetBox] = [find('stsz', 'stz2'), find('stsc'), find('stco', 'co64')]
  assertClean(
    sizeBox !== undefined && runBox !== undefined && offsetBox !== undefined,
    'a track has no sample table',
  )
  const sizes = await readSizes(file, sizeBox)
  const runs = await readTable(file, runBox, 4, 12)
  const isWide = offsetBox.type === 'co64'
  const offsets = await readTable(file, offsetBox, 4, isWide ? 8 : 4)

  const ranges: ByteRange[] = []
  let run = 0
  let sample = 0
  for (let chunk = 0; chunk < offsets.count; chunk += 1) {
    while (run + 1 < runs.count && runs.data.getUint32(8 + (run + 1) * 12) <= chunk + 1) run += 1
    const samples = run < runs.count ? runs.data.getUint32(8 + run * 12 + 4) : 0
    const from = isWide
      ? Number(offsets.data.getBigUint64(8 + chunk * 8))
      : offsets.data.getUint32(8 + chunk * 4)
    let length = 0
    if (sizes.same !== undefined) length = samples * sizes.same
    else
      for (const end = Math.min(sample + samples, sizes.count); sample < end; sample += 1)
        length += sizes.of(sample)
    ranges.push({ from, to: from + length })
  }
  return { ranges, isEndOpen: sizes.same !== undefined }
}

/** Video, audio and transparency. Texts, timecodes and timed metadata are removed, because they can contain locations. */
const KEPT_KINDS = new Set(['vide', 'soun', 'auxv'])

/** A track of a video. */
export type Track = { id: number; box: Box; kind: string; isKept: boolean; chunks: TrackChunks }

/** Whether the times in a box have 64 bits instead of 32. */
const isLongForm = async (file: FileReader, { body }: Box): Promise<boolean> =>
  (await file.read(body, 4)).getUint8(0) === 1

/** Reads a track of a video. Rejects with an `UncleanableFileError` if it is incomplete. */
export async function readTrack(file: FileReader, box: Box): Promise<Track> {
  const head = findBox(box.boxes, 'tkhd')
  const handler = findBox(box.boxes, 'mdia', 'hdlr')
  const table = findBox(box.boxes, 'mdia', 'minf', 'stbl')
  assertClean(head !== undefined && handler !== undefined, 'a track is incomplete')
  const idAt = (await isLongForm(file, head)) ? 20 : 12
  const id = (await file.read(head.body, idAt + 4)).getUint32(idAt)
  const kind = fourLetters(await file.read(handler.body, 12), 8)
  const isKept = KEPT_KINDS.has(kind)
  assertClean(table !== undefined || !isKept, 'a track has no samples')
  const chunks = table ? await readChunks(file, table.boxes) : { ranges: [], isEndOpen: false }
  return { id, box, kind, isKept, chunks }
}

/** The position of the encoder's name in a video sample description, and its length, in bytes. */
const ENCODER = { at: 50, length: 32 }

/** Zeroes the names of encoders, because they can name the camera. */
export async function cleanDescriptions(
  file: FileReader,
  patch: FilePatch,
  { box, kind }: Track,
): Promise<void> {
  const list = findBox(box.boxes, 'mdia', 'minf', 'stbl', 'stsd')
  if (!list || kind !== 'vide') return
  const data = await file.read(list.body, list.end - list.body)
  for (let at = 8; at + ENCODER.at + ENCODER.length <= data.byteLength;) {
    const from = list.body + at + ENCODER.at
    const size = data.getUint32(at)
    assertClean(size >= ENCODER.at + ENCODER.length, 'a description of pictures is truncated')
    patch.zero(from, from + ENCODER.length)
    at += size
  }
}

/** Zeroes private data in a box that is kept: creation times, and the names of handlers and files. */
export async function cleanBox(file: FileReader, patch: FilePatch, box: Box): Promise<void> {
  const { type, body, end } = box
  if (type === 'mvhd' || type === 'tkhd' || type === 'mdhd')
    patch.zero(body + 4, body + ((await isLongForm(file, box)) ? 20 : 12))
  if (type === 'hdlr') {
    assertClean(end - body >= 24, 'a handler is truncated')
    patch.zero(body + 12, end)
  }
  if (type !== 'dref') return
  const list = await file.read(body, end - body)
  for (let at = 8; at + 12 <= list.byteLength;) {
    const size = list.getUint32(at)
    assertClean(size >= 12 && at + size <= list.byteLength, 'a reference is truncated')
    assertClean((list.getUint32(at + 8) & 1) === 1, 'its pictures are in another file')
    patch.zero(body + at + 12, body + at + size)
    at += size
  }
}

/** Frees a track's references to tracks that were removed. */
export async function cleanReferences(
  file: FileReader,
  patch: FilePatch,
  { body, end }: Box,
  kept: ReadonlySet<number>,
): Promise<void> {
  const list = await file.read(body, end - body)
  for (let at = 0; at + 8 <= list.byteLength;) {
    const size = list.getUint32(at)
    assertClean(size >= 8 && at + size <= list.byteLength, 'a reference is truncated')
    let isKept = true
    for (let id = at + 8; id + 4 <= at + size; id += 4) isKept &&= kept.has(list.getUint32(id))
    const entry = { type: fourLetters(list, at + 4), at: body + at, body: body + at + 8 }
    if (!isKept) freeBox(patch, { ...entry, end: body + at + size, boxes: [], isKept })
    at += size
  }
}
