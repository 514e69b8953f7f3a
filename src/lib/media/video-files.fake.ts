/** Videos of a few bytes, with the data that phones and cameras hide in them. Every hidden text contains SECRET. */

export type Part = string | readonly number[] | Uint8Array

export const SECRET = 'SECRET +40.0150-105.2705'

const partOf = (part: Part): Uint8Array =>
  typeof part === 'string'
    ? Uint8Array.from(part, (letter) => letter.charCodeAt(0))
    : Uint8Array.from(part)

export function bytesOf(...parts: readonly Part[]): Uint8Array<ArrayBuffer> {
  const arrays = parts.map(partOf)
  const whole = new Uint8Array(arrays.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const array of arrays) {
    whole.set(array, at)
    at += array.length
  }
  return whole
}

export const textOf = (data: Uint8Array) =>
  Array.from(data, (byte) => String.fromCharCode(byte)).join('')

export const little = (value: number) => [0, 8, 16, 24].map((shift) => (value >>> shift) & 255)
export const big = (value: number) => little(value).toReversed()

export const box = (name: string, ...body: readonly Part[]): Uint8Array => {
  const inside = bytesOf(...body)
  return bytesOf(big(inside.length + 8), name, inside)
}

const numbers = (...values: readonly number[]) => values.flatMap(big)

/** A piece of a file's data, and its position as `sampleData` laid it out. */
export type Sample = { from: 'vide' | 'soun' | 'meta' | 'text'; bytes: string; at: number }

/** Samples one after another from `at` on, with bytes between them that belong to no track. */
function sampleData(at: number, pieces: readonly Omit<Sample, 'at'>[]) {
  const samples: Sample[] = []
  const gap = `gap ${SECRET}`
  let body = gap
  for (const piece of pieces) {
    samples.push({ ...piece, at: at + body.length })
    body += piece.bytes + gap
  }
  return { samples, body }
}

/** A track whose chunks contain one sample each. `hidden`: additional boxes, by their parent box. */
function track(
  id: number,
  kind: string,
  samples: readonly Sample[],
  hidden: (parent: string) => readonly Uint8Array[] = () => [],
): Uint8Array {
  const times = `made ${SECRET}`.slice(0, 8)
  const table = [
    box(
      'stsd',
      numbers(0, 1),
      big(86),
      'avc1',
      bytesOf(Array(42).fill(0)),
      (kind === 'vide' ? SECRET : '').padEnd(32),
      numbers(0),
    ),
    box('stts', numbers(0, 1, samples.length, 1)),
    box('stsc', numbers(0, 1, 1, 1, 1)),
    box('stsz', numbers(0, 0, samples.length, ...samples.map(({ bytes }) => bytes.length))),
    box('stco', numbers(0, samples.length, ...samples.map(({ at }) => at))),
    ...hidden('stbl'),
  ]
  const media = box(
    'minf',
    box('vmhd', numbers(1, 0, 0)),
    box('dinf', box('dref', numbers(0, 1), box('alis', numbers(1), SECRET))),
    box('stbl', ...table),
    ...hidden('minf'),
  )
  return box(
    'trak',
    box('tkhd', numbers(0), times, numbers(id), bytesOf(Array(64).fill(0))),
    box('tref', box('cdsc', big(1)), box('chap', big(9), SECRET)),
    box(
      'mdia',
      box('mdhd', numbers(0), times, numbers(600, samples.length, 0)),
      box('hdlr', numbers(0, 0), kind, SECRET.padEnd(24)),
      media,
      ...hidden('mdia'),
    ),
    ...hidden('trak'),
  )
}

/** The samples of a movie: its video and audio, and the locations recorded with them. */
const PIECES = [
  { from: 'vide', bytes: 'first pictures' },
  { from: 'meta', bytes: `here ${SECRET}` },
  { from: 'soun', bytes: 'a swing' },
  { from: 'text', bytes: `subtitle ${SECRET}` },
  { from: 'vide', bytes: 'more pictures' },
] as const

export type Hidden = (parent: string) => readonly Uint8Array[]

/** An MP4 or MOV: its data before its index, as phones write it. */
export function movie({
  hidden = () => [],
  brand = 'qt  ',
}: { hidden?: Hidden; brand?: string } = {}) {
  const front = bytesOf(box('ftyp', brand), box('free', SECRET), ...hidden('file'))
  const { samples, body } = sampleData(front.length + 8, PIECES)
  const of = (kind: Sample['from']) => samples.filter(({ from }) => from === kind)
  const tracks = (['vide', 'soun', 'meta', 'text'] as const).map((kind, index) =>
    track(index + 1, kind, of(kind), hidden),
  )
  const moov = box(
    'moov',
    box('mvhd', numbers(0), 'SECRET01', numbers(600, 2)),
    ...tracks,
    ...hidden('moov'),
  )
  return { file: bytesOf(front, box('mdat', body), moov, ...hidden('file')), samples }
}

/** A fragmented MP4: an index without samples, then a fragment with its data. */
export function fragmentedMovie({ hidden = () => [] }: { hidden?: Hidden } = {}) {
  const front = bytesOf(
    box('ftyp', 'iso5'),
    box(
      'moov',
      box('mvhd', numbers(0), 'SECRET01', numbers(600, 2)),
      track(1, 'vide', [], hidden),
      track(2, 'meta', [], hidden),
      box('mvex', box('trex', numbers(0, 1, 1, 0, 0, 0)), box('trex', numbers(0, 2, 1, 0, 0, 0))),
      ...hidden('moov'),
    ),
  )
  const fragment = (samples: readonly Sample[], start: number) => {
    const run = (id: number, own: readonly Sample[]) =>
      box(
        'traf',
        box('tfhd', numbers(0x20000, id)),
        ...own.map(({ bytes, at }) => box('trun', numbers(0x201, 1, at - start, bytes.length))),
        ...hidden('traf'),
      )
    const of = (kind: string) => samples.filter(({ from }) => from === kind)
    return box(
      'moof',
      box('mfhd', numbers(0, 1)),
      run(1, of('vide')),
      run(2, of('meta')),
      ...hidden('moof'),
    )
  }
  const pieces = PIECES.filter(({ from }) => from === 'vide' || from === 'meta')
  const size = fragment(sampleData(0, pieces).samples, 0).length
  const { samples, body } = sampleData(front.length + size + 8, pieces)
  return { file: bytesOf(front, fragment(samples, front.length), box('mdat', body)), samples }
}
