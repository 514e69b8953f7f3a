import { assertClean, fourLetters, letterBytes, type FileReader } from './file-reader'
import type { FilePatch } from './file-patch'

const whole = (types: string): AllowedBoxes =>
  Object.fromEntries(types.split(' ').map((type) => [type, 'whole']))

const TRACK: AllowedBoxes = {
  tkhd: 'whole',
  edts: whole('elst'),
  tref: 'whole',
  tapt: whole('clef prof enof'),
  mdia: {
    ...whole('mdhd hdlr elng'),
    minf: {
      ...whole('vmhd smhd hdlr'),
      dinf: whole('dref'),
      stbl: whole(
        'stsd stts ctts cslg stsc stsz stz2 stco co64 stss stps stsh sdtp sbgp sgpd subs saiz saio padb',
      ),
    },
  },
}

/**
 * The boxes that playback needs. All others are removed, even unknown ones, because they can contain location, time or camera.
 */
export const PLAYED_BOXES: AllowedBoxes = {
  ...whole('ftyp styp pdin sidx ssix mdat'),
  mfra: whole('tfra mfro'),
  moov: { ...whole('mvhd iods'), mvex: whole('mehd trex'), trak: TRACK },
  moof: { mfhd: 'whole', traf: whole('tfhd tfdt trun sbgp sgpd subs saiz saio sdtp') },
}

/** A box of an MP4 or MOV file. */
export type Box = {
  type: string
  at: number
  /** The start of its content, which ends at `end`. */
  body: number
  end: number
  /** Its child boxes, if some of them may be removed. */
  boxes: readonly Box[]
  /** Whether players need it. */
  isKept: boolean
}

/** The boxes that are kept, each with its allowed children; 'whole': it has no child boxes, or all of them are kept. */
export type AllowedBoxes = { readonly [type: string]: AllowedBoxes | 'whole' }

const HEAD = 8
const LONG_HEAD = 16

async function readHead(file: FileReader, at: number, limit: number) {
  const head = await file.read(at, HEAD)
  const type = fourLetters(head, 4)
  const size = head.getUint32(0)
  if (size === 0) return { type, body: at + HEAD, end: limit }
  const isLong = size === 1
  const length = isLong ? Number((await file.read(at, LONG_HEAD)).getBigUint64(HEAD)) : size
  const body = at + (isLong ? LONG_HEAD : HEAD)
  assertClean(at + length >= body && at + length <= limit, `the box ${type} has a wrong length`)
  return { type, body, end: at + length }
}

/**
 * Reads the boxes from `from` to `to`, and the children of allowed ones. Remaining bytes that are too few for a header are
 * ignored, because QuickTime ends lists with a zero.
 */
export async function readBoxes(
  file: FileReader,
  from: number,
  to: number,
  allowed: AllowedBoxes,
): Promise<Box[]> {
  const boxes: Box[] = []
  for (let at = from; at + HEAD <= to;) {
    const head = await readHead(file, at, to)
    const inside = Object.hasOwn(allowed, head.type) ? allowed[head.type] : undefined
    const isParent = inside !== undefined && inside !== 'whole'
    boxes.push({
      ...head,
      at,
      isKept: inside !== undefined,
      boxes: isParent ? await readBoxes(file, head.body, head.end, inside) : [],
    })
    at = head.end
  }
  return boxes
}

/** Finds the first box at a path of types; undefined if there is none. */
export function findBox(boxes: readonly Box[], ...path: readonly string[]): Box | undefined {
  const [type, ...rest] = path
  const box = boxes.find((one) => one.type === type)
  return box && rest.length > 0 ? findBox(box.boxes, ...rest) : box
}

/** Turns a box into free space: its content is zeroed, and everything else stays where it was. */
export function freeBox(patch: FilePatch, { type, at, body, end }: Box): void {
  if (type !== 'free') patch.write(at + 4, letterBytes('free'))
  patch.zero(body, end)
}
