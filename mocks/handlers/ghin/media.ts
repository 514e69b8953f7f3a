import { Problem } from '../../problem'

const MOST = 3
const LARGEST_PICTURE = 20_971_520
const LARGEST_VIDEO = 75 * 1024 * 1024

type Kind = 'picture' | 'video'

/** How the files one may add begin. Their names and declared types prove nothing (R24). */
const BEGINNINGS: readonly { kind: Kind; at: number; hex: string }[] = [
  { kind: 'picture', at: 0, hex: 'ffd8ff' }, // JPEG
  { kind: 'picture', at: 0, hex: '89504e470d0a1a0a' }, // PNG
  { kind: 'picture', at: 0, hex: '47494638' }, // GIF
  { kind: 'picture', at: 8, hex: '57454250' }, // WebP, inside RIFF
  { kind: 'video', at: 4, hex: '66747970' }, // MP4 and MOV
  { kind: 'video', at: 8, hex: '41564920' }, // AVI, inside RIFF
  { kind: 'video', at: 0, hex: '1a45dfa3' }, // WebM
]

const kindOf = (head: Uint8Array): Kind | undefined => {
  const hex = Array.from(head, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return BEGINNINGS.find((beginning) => hex.startsWith(beginning.hex, 2 * beginning.at))?.kind
}

/** Refuses too many, unknown and too large files with a Problem 422, 415 or 413. */
export async function checkMedia(form: FormData): Promise<void> {
  const files = form.getAll('mediaFiles')
  if (files.length > MOST) throw new Problem(422, 'A score takes three pictures or videos at most.')
  for (const file of files) {
    if (typeof file === 'string') throw new Problem(400, 'mediaFiles must be files.')
    const kind = kindOf(new Uint8Array(await file.slice(0, 16).arrayBuffer()))
    if (!kind) throw new Problem(415, 'Only pictures and videos can be added to a score.')
    if (file.size > (kind === 'picture' ? LARGEST_PICTURE : LARGEST_VIDEO)) {
      throw new Problem(413, `This ${kind} is too large.`)
    }
  }
}
