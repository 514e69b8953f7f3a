import type { FileKind } from './file-kind'
import { UncleanableFileError } from './file-reader'
import { cleanAvi } from './clean-avi'
import { cleanMp4 } from './clean-mp4'
import { cleanWebm } from './clean-webm'

const CLEANERS: Partial<Record<FileKind, (file: Blob) => Promise<Blob>>> = {
  mp4: cleanMp4,
  mov: cleanMp4,
  avi: cleanAvi,
  webm: cleanWebm,
}

/**
 * Removes a video's location, time and camera: everything that playback does not need is overwritten, even unknown data.
 * Returns undefined when the file is damaged or cannot be cleaned.
 */
export async function cleanVideo(file: Blob, kind: FileKind): Promise<Blob | undefined> {
  try {
    return await CLEANERS[kind]?.(file)
  } catch (error) {
    // Reading a truncated table beyond its end throws a RangeError.
    if (error instanceof UncleanableFileError || error instanceof RangeError) return undefined
    throw error
  }
}
