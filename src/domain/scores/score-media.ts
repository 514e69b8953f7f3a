import { fileKind, type FileKind } from '~/lib/media/file-kind'
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS, pictureSize } from '~/lib/media/picture-size'
import { mediaMessages } from '../messages/score-media'

/** The maximum number of photos and videos per score. */
export const MAX_MEDIA = 3
/** The contract's limit for a video, in bytes. */
export const MAX_VIDEO_BYTES = 75 * 1024 * 1024

/** The contract's limit for a whole form, less a megabyte for its fields, in bytes. */
const MAX_BYTES_TOGETHER = 79 * 1024 * 1024

/** Whether a host accepts these files with one score. */
export const fitTogether = (files: readonly { bytes: number }[]): boolean =>
  files.reduce((sum, { bytes }) => sum + bytes, 0) <= MAX_BYTES_TOGETHER

/** The kind of a file of a score. */
export type MediaKind = 'image' | 'video'
/** A type of file that may be added to a score. */
export type MediaType = { kind: MediaKind; file: FileKind; type: string; ending: string }

/** The types that may be added, by content; `endings` are the file extensions that they may have. */
const TYPES: readonly (MediaType & { endings: readonly string[] })[] = [
  { kind: 'image', file: 'jpeg', type: 'image/jpeg', ending: 'jpg', endings: ['jpg', 'jpeg'] },
  { kind: 'image', file: 'png', type: 'image/png', ending: 'png', endings: ['png'] },
  { kind: 'image', file: 'gif', type: 'image/gif', ending: 'gif', endings: ['gif'] },
  { kind: 'image', file: 'webp', type: 'image/webp', ending: 'webp', endings: ['webp'] },
  { kind: 'video', file: 'mp4', type: 'video/mp4', ending: 'mp4', endings: ['mp4', 'mov'] },
  { kind: 'video', file: 'mov', type: 'video/quicktime', ending: 'mov', endings: ['mov', 'mp4'] },
  { kind: 'video', file: 'avi', type: 'video/x-msvideo', ending: 'avi', endings: ['avi'] },
  { kind: 'video', file: 'webm', type: 'video/webm', ending: 'webm', endings: ['webm'] },
]

/** The `accept` attribute of the file input. */
export const MEDIA_ACCEPT =
  'image/jpeg,image/png,image/gif,image/webp,video/mp4,video/quicktime,video/x-msvideo,video/webm,.jpg,.jpeg,.png,.gif,.webp,.mp4,.mov,.avi,.webm'

const endingOf = (name: string): string => /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? ''
const HEIC_ENDINGS = new Set(['heic', 'heif', 'hif', 'avif'])
const ENDINGS = new Set(TYPES.flatMap(({ endings }) => endings))

/** What decides whether a file may be added. */
export type FileFacts = {
  name: string
  size: number
  /** The first bytes of the file, `HEADER_BYTES` of them. */
  head: Uint8Array
}

/** Why a file may not be added, or its type. */
export type FileVerdict = { fault: string } | { fault: undefined; media: MediaType }

/**
 * Whether a file may be added to a score: by its name and its first bytes, without decoding (UPL-10, R24). A picture may have
 * the extension of another type of picture, since phones confuse them.
 */
export function judgeFile({ name, size, head }: FileFacts): FileVerdict {
  const ending = endingOf(name)
  const kind = fileKind(head)
  if (size === 0) return { fault: mediaMessages.empty(name) }
  if (kind === 'heic' || (HEIC_ENDINGS.has(ending) && kind === 'unknown'))
    return { fault: mediaMessages.heic(name) }
  const media = TYPES.find(({ file }) => file === kind)
  const named = TYPES.find(({ endings }) => endings.includes(ending))
  if (!media || !ENDINGS.has(ending) || named?.kind !== media.kind)
    return { fault: mediaMessages.wrongType(name) }
  if (media.kind === 'video') {
    return size > MAX_VIDEO_BYTES
      ? { fault: mediaMessages.videoTooLarge(name) }
      : { fault: undefined, media }
  }
  if (size > MAX_PICTURE_BYTES) return { fault: mediaMessages.photoTooLarge }
  const pixels = pictureSize(kind, head)
  if (!pixels || pixels.width * pixels.height === 0) return { fault: mediaMessages.broken(name) }
  return pixels.width * pixels.height > MAX_PICTURE_PIXELS
    ? { fault: mediaMessages.tooManyPixels }
    : { fault: undefined, media }
}

/** How many of `wanted` files can be added to `present` ones, and the message if not all can (UPL-09). */
export function roomFor(present: number, wanted: number): { count: number; fault?: string } {
  const room = Math.max(0, MAX_MEDIA - present)
  if (wanted <= room) return { count: wanted }
  const none = room === 0 || present === 0
  return { count: room, fault: none ? mediaMessages.limit : mediaMessages.onlyMore(room) }
}
