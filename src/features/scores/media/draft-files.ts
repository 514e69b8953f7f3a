import type { DraftMedia } from './draft-media'
import type { MediaRef } from '../draft/score-draft'

const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/x-msvideo': 'avi',
  'video/webm': 'webm',
}

/**
 * The photos and videos of a score to upload. They are named by number, since original file names are private. `missing` is
 * the name of one that is not stored on this device.
 */
export async function draftFiles(
  media: readonly MediaRef[],
  read: DraftMedia['read'],
): Promise<{ files: File[] } | { missing: string }> {
  const files: File[] = []
  for (const ref of media) {
    const blob = await read(ref)
    if (!blob) return { missing: ref.name }
    const name = `${ref.kind}-${files.length + 1}.${ENDINGS[blob.type] ?? 'jpg'}`
    files.push(new File([blob], name, { type: blob.type }))
  }
  return { files }
}
