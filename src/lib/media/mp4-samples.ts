import type { ByteRange } from './byte-ranges'
import { assertClean, type FileReader } from './file-reader'
import type { Box } from './mp4-box'

/** Where a track's chunks lie in the file. `isEndOpen`: the table does not say how long a chunk is. */
export type TrackChunks = { ranges: ByteRange[]; isEndOpen: boolean }

type Table = { data: DataView; count: number }

/** A table of `width` bytes an entry whose count stands at `countAt`. */
async function readTable(
  file: FileReader,
  { body, end, type }: Box,
  countAt: number,
  width: number,
): Promise<Table> {
  const data = await file.read(body, end - body)
  assertClean(data.byteLength >= countAt + 4, `the table ${type} breaks off`)
  const count = data.getUint32(countAt)
  assertClean(data.byteLength >= countAt + 4 + count * width, `the table ${type} breaks off`)
  return { data, count }
}

/** How long each sample is. `same`: all are, and there is no table. */
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

/** Where the chunks of a track are, by the boxes of its sample table. */
export async function readChunks(file: FileReader, boxes: readonly Box[]): Promise<TrackChunks> {
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
