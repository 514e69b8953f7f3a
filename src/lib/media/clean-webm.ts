import { createFilePatch } from './file-patch'
import { assertClean, createFileReader, type FileReader } from './file-reader'

/** An element of a WebM file. `end` is undefined if the file does not state its length, as in a live recording. */
type Element = { id: number; at: number; body: number; end: number | undefined }

/** The length of a variable-size number in bytes, from its first byte. */
const lengthOf = (first: number): number => Math.clz32(first) - 23

/** Reads the element at `at`, which must end at `limit` at the latest. */
async function readElement(file: FileReader, at: number, limit: number): Promise<Element> {
  const data = await file.read(at, Math.min(12, limit - at))
  const idLength = lengthOf(data.getUint8(0))
  assertClean(idLength <= 4 && idLength < data.byteLength, 'an element has no name')
  let id = 0
  for (let index = 0; index < idLength; index += 1) id = id * 256 + data.getUint8(index)
  const first = data.getUint8(idLength)
  const sizeLength = lengthOf(first)
  assertClean(
    sizeLength <= 8 && idLength + sizeLength <= data.byteLength,
    'an element is truncated',
  )
  let size = first & (0xff >> sizeLength)
  let isUnknown = size === 0xff >> sizeLength
  for (let index = 1; index < sizeLength; index += 1) {
    const byte = data.getUint8(idLength + index)
    isUnknown &&= byte === 0xff
    size = size * 256 + byte
  }
  const body = at + idLength + sizeLength
  assertClean(isUnknown || body + size <= limit, 'an element has a wrong length')
  return { id, at, body, end: isUnknown ? undefined : body + size }
}

const VOID = 0xec

/** The header of an empty element that has `total` bytes including the header. */
function voidHead(total: number): Uint8Array<ArrayBuffer> {
  const isShort = total < 10
  const head = new Uint8Array(isShort ? 2 : 9)
  head[0] = VOID
  if (isShort) head[1] = 0x80 | (total - 2)
  else {
    head[1] = 0x01
    for (let index = 8, left = total - 9; index > 1; index -= 1, left = Math.floor(left / 256))
      head[index] = left % 256
  }
  return head
}

const SEGMENT = 0x18538067
const CLUSTER = 0x1f43b675
const INFO = 0x1549a966
const TRACKS = 0x1654ae6b
const TRACK = 0xae
const TRACK_NUMBER = 0xd7
const TRACK_KIND = 0x83
const BLOCK_GROUP = 0xa0
const BLOCK = 0xa1
const SIMPLE_BLOCK = 0xa3
/** The names of the programs that wrote the file. These elements are required but may be empty. */
const WRITERS = new Set([0x4d80, 0x5741])
/** Video and audio. Texts and metadata are removed, because they can contain locations. */
const KEPT_KINDS = new Set([1, 2])

/** The header of the file. This and the sets below are the other elements that players need, by their parent element. */
const FILE = new Set([0x1a45dfa3])
/** SeekHead and Cues; in a cluster its time, position, length and silent tracks. */
const IN_SEGMENT = new Set([0x114d9b74, 0x1c53bb6b, 0xe7, 0xa7, 0xab, 0x5854])
/** The unit of time, and the duration. */
const IN_INFO = new Set([0x2ad7b1, 0x4489])
/** What a decoder needs to play a track, without the names of the track and its codec. */
const IN_TRACK = new Set([
  0xd7, 0x73c5, 0x83, 0xb9, 0x88, 0x55aa, 0x9c, 0x6de7, 0x6df8, 0x23e383, 0x234e7a, 0x23314f,
  0x55ee, 0x22b59c, 0x22b59d, 0x86, 0x63a2, 0xaa, 0x6fab, 0x56aa, 0x56bb, 0xe0, 0xe1, 0x6d80,
  0x41e4,
])
/** The block, its duration, references, transparency and padding. */
const IN_GROUP = new Set([BLOCK, 0x9b, 0xfb, 0xfa, 0x75a1, 0x75a2])

/**
 * Returns a WebM with only its video and audio, without tags, attachments, date and texts, at the same length. Rejects with
 * an `UncleanableFileError` for a file that cannot be parsed.
 */
export async function cleanWebm(blob: Blob): Promise<Blob> {
  const file = createFileReader(blob)
  const patch = createFilePatch()
  const keptTracks = new Set<number>()

  const clear = ({ at, end = file.size }: Element) => {
    const head = voidHead(end - at)
    patch.write(at, head)
    patch.zero(at + head.length, end)
  }

  async function inside({ body, end }: Element): Promise<Element[]> {
    assertClean(end !== undefined, 'an element has no length')
    const elements: Element[] = []
    for (let at = body; at < end;) {
      const element = await readElement(file, at, end)
      assertClean(element.end !== undefined, 'an element has no length')
      elements.push(element)
      at = element.end
    }
    return elements
  }

  async function readNumber({ body, end = body }: Element): Promise<number> {
    const data = await file.read(body, end - body)
    let value = 0
    for (let at = 0; at < data.byteLength; at += 1) value = value * 256 + data.getUint8(at)
    return value
  }

  async function cleanInfo(info: Element): Promise<void> {
    for (const element of await inside(info)) {
      if (WRITERS.has(element.id)) patch.zero(element.body, element.end ?? element.body)
      else if (!IN_INFO.has(element.id)) clear(element)
    }
  }

  async function cleanTracks(tracks: Element): Promise<void> {
    for (const track of await inside(tracks)) {
      const parts = track.id === TRACK ? await inside(track) : []
      const number = parts.find(({ id }) => id === TRACK_NUMBER)
      const kind = parts.find(({ id }) => id === TRACK_KIND)
      if (!number || !kind || !KEPT_KINDS.has(await readNumber(kind))) clear(track)
      else {
        keptTracks.add(await readNumber(number))
        for (const part of parts) if (!IN_TRACK.has(part.id)) clear(part)
      }
    }
  }

  /** Whether a block belongs to a track that is kept; the block begins with the track's number. */
  async function isKeptBlock(block: Element | undefined): Promise<boolean> {
    if (!block) return false
    const first = (await file.read(block.body, 1)).getUint8(0)
    if (first >= 0x80) return keptTracks.has(first & 0x7f)
    assertClean(first >= 0x40, 'a block has no track')
    return keptTracks.has((await file.read(block.body, 2)).getUint16(0) & 0x3fff)
  }

  async function cleanGroup(group: Element): Promise<void> {
    const parts = await inside(group)
    if (!(await isKeptBlock(parts.find(({ id }) => id === BLOCK)))) return clear(group)
    for (const part of parts) if (!IN_GROUP.has(part.id)) clear(part)
  }

  async function cleanElement(element: Element): Promise<void> {
    const { id } = element
    if (id === INFO) return cleanInfo(element)
    if (id === TRACKS) return cleanTracks(element)
    if (id === BLOCK_GROUP) return cleanGroup(element)
    const isKept =
      id === SIMPLE_BLOCK ? await isKeptBlock(element) : FILE.has(id) || IN_SEGMENT.has(id)
    assertClean(element.end !== undefined, 'an element has no length')
    if (!isKept) clear(element)
  }

  // A live recording does not state the length of its segment and clusters, so their content is read as one flat list.
  for (let at = 0; at < file.size;) {
    const element = await readElement(file, at, file.size)
    const isOpened = element.id === SEGMENT || element.id === CLUSTER
    if (!isOpened) await cleanElement(element)
    at = isOpened ? element.body : (element.end ?? file.size)
  }
  assertClean(keptTracks.size > 0, 'the file has neither pictures nor sound')
  return patch.apply(blob)
}
