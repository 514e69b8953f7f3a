/** The type of a file according to its bytes; its name and declared type prove nothing (R24). */
export type FileKind =
  | 'jpeg'
  | 'png'
  | 'gif'
  | 'webp'
  | 'mp4'
  | 'mov'
  | 'avi'
  | 'webm'
  | 'heic'
  | 'unknown'

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to))

const STARTS: readonly { kind: FileKind; bytes: readonly number[] }[] = [
  { kind: 'jpeg', bytes: [0xff, 0xd8, 0xff] },
  { kind: 'png', bytes: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { kind: 'gif', bytes: [0x47, 0x49, 0x46, 0x38] },
  { kind: 'webm', bytes: [0x1a, 0x45, 0xdf, 0xa3] },
]

/** The brands of picture formats whose files begin with the same box as videos. */
const HEIC_BRANDS = new Set([
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'mif1',
  'msf1',
  'avif',
])

/** The kind of a file according to its first bytes, whatever its name says. */
export function fileKind(head: Uint8Array): FileKind {
  const found = STARTS.find(({ bytes }) => bytes.every((byte, at) => head[at] === byte))
  if (found) return found.kind
  if (ascii(head, 0, 4) === 'RIFF') {
    const form = ascii(head, 8, 12)
    if (form === 'WEBP') return 'webp'
    return form === 'AVI ' ? 'avi' : 'unknown'
  }
  if (ascii(head, 4, 8) !== 'ftyp') return 'unknown'
  const brand = ascii(head, 8, 12)
  if (HEIC_BRANDS.has(brand)) return 'heic'
  return brand === 'qt  ' ? 'mov' : 'mp4'
}
