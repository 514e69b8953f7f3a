import { MEDIA_TYPES, type MediaEnding } from '../../db/media'
import { Problem } from '../../lib/problem'

const MAX_FILES = 3
const MAX_PICTURE_BYTES = 20_971_520
const MAX_VIDEO_BYTES = 75 * 1024 * 1024

/** A picture or video that may be stored. */
export type MediaFile = { ending: MediaEnding; bytes: Uint8Array }

/** The first bytes of each accepted kind of file, which decide, because names and declared types prove nothing (R24). */
const BEGINNINGS: readonly { ending: MediaEnding; at: number; hex: string }[] = [
  { ending: 'jpg', at: 0, hex: 'ffd8ff' },
  { ending: 'png', at: 0, hex: '89504e470d0a1a0a' },
  { ending: 'gif', at: 0, hex: '47494638' },
  { ending: 'webp', at: 8, hex: '57454250' }, // inside RIFF
  { ending: 'mov', at: 4, hex: '6674797071742020' }, // the brand 'qt  '
  { ending: 'mp4', at: 4, hex: '66747970' }, // every other brand
  { ending: 'avi', at: 8, hex: '41564920' }, // inside RIFF
  { ending: 'webm', at: 0, hex: '1a45dfa3' },
]

function endingOf(head: Uint8Array): MediaEnding | undefined {
  const hex = Array.from(head, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return BEGINNINGS.find((beginning) => hex.startsWith(beginning.hex, 2 * beginning.at))?.ending
}

/** The `mediaFiles` of a form; throws a Problem 422 for too many files, 415 for an unknown kind, 413 for a file that is too large. */
export async function readMedia(form: FormData): Promise<MediaFile[]> {
  const files = form.getAll('mediaFiles')
  if (files.length > MAX_FILES)
    throw new Problem(422, 'A score takes three pictures or videos at most.')
  const read: MediaFile[] = []
  for (const file of files) {
    if (typeof file === 'string') throw new Problem(400, 'mediaFiles must be files.')
    const ending = endingOf(new Uint8Array(await file.slice(0, 16).arrayBuffer()))
    if (!ending) throw new Problem(415, 'Only pictures and videos can be added to a score.')
    const isVideo = MEDIA_TYPES[ending].startsWith('video/')
    if (file.size > (isVideo ? MAX_VIDEO_BYTES : MAX_PICTURE_BYTES)) {
      throw new Problem(413, `This ${isVideo ? 'video' : 'picture'} is too large.`)
    }
    read.push({ ending, bytes: new Uint8Array(await file.arrayBuffer()) })
  }
  return read
}
