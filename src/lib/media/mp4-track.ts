import type { FilePatch } from './file-patch'
import { assertClean, fourLetters, type FileReader } from './file-reader'
import { findBox, freeBox, type Box } from './mp4-box'
import { readChunks, type TrackChunks } from './mp4-samples'

/** Pictures and sound, and what is seen through. Texts, timecodes and timed metadata can hold the way that was gone. */
const KEPT_KINDS = new Set(['vide', 'soun', 'auxv'])

/** A track of a video. */
export type Track = { id: number; box: Box; kind: string; isKept: boolean; chunks: TrackChunks }

/** Whether a box with times has the long ones. */
const isLongForm = async (file: FileReader, { body }: Box): Promise<boolean> =>
  (await file.read(body, 4)).getUint8(0) === 1

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

/** Where the name of what encoded the pictures stands in a description of them, and how long it is. */
const ENCODER = { at: 50, length: 32 }

/** Zeroes the names of encoders: cameras call themselves by them. */
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
    assertClean(size >= ENCODER.at + ENCODER.length, 'a description of pictures breaks off')
    patch.zero(from, from + ENCODER.length)
    at += size
  }
}

/** Zeroes what a box that stays holds besides: when it was made, what a handler or a file is called. */
export async function cleanBox(file: FileReader, patch: FilePatch, box: Box): Promise<void> {
  const { type, body, end } = box
  if (type === 'mvhd' || type === 'tkhd' || type === 'mdhd')
    patch.zero(body + 4, body + ((await isLongForm(file, box)) ? 20 : 12))
  if (type === 'hdlr') {
    assertClean(end - body >= 24, 'a handler breaks off')
    patch.zero(body + 12, end)
  }
  if (type !== 'dref') return
  const list = await file.read(body, end - body)
  for (let at = 8; at + 12 <= list.byteLength;) {
    const size = list.getUint32(at)
    assertClean(size >= 12 && at + size <= list.byteLength, 'a reference breaks off')
    assertClean((list.getUint32(at + 8) & 1) === 1, 'its pictures are in another file')
    patch.zero(body + at + 12, body + at + size)
    at += size
  }
}

/** Frees the references of a track to those that are not there any more. */
export async function cleanReferences(
  file: FileReader,
  patch: FilePatch,
  { body, end }: Box,
  kept: ReadonlySet<number>,
): Promise<void> {
  const list = await file.read(body, end - body)
  for (let at = 0; at + 8 <= list.byteLength;) {
    const size = list.getUint32(at)
    assertClean(size >= 8 && at + size <= list.byteLength, 'a reference breaks off')
    let isKept = true
    for (let id = at + 8; id + 4 <= at + size; id += 4) isKept &&= kept.has(list.getUint32(id))
    const entry = { type: fourLetters(list, at + 4), at: body + at, body: body + at + 8 }
    if (!isKept) freeBox(patch, { ...entry, end: body + at + size, boxes: [], isKept })
    at += size
  }
}
