import { firstWrong } from './schema'
import { createTable, type Table } from './table'

/** The content type of each kind of file that a score accepts, by the extension in its address. */
export const MEDIA_TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  avi: 'video/x-msvideo',
  webm: 'video/webm',
} as const

export type MediaEnding = keyof typeof MEDIA_TYPES

/** A picture or video of a score. */
export type MediaRow = {
  id: number
  scoreId: number
  /** Who posted it. */
  userId: number
  /** The last part of its address, which cannot be guessed, with the extension of its kind of file. */
  mediaId: string
  ending: MediaEnding
  /** A photo drawn on request, or one whose bytes are lost; absent: an uploaded file. */
  source?: 'landscape' | 'portrait' | 'lost'
  /** An uploaded file's bytes in base64, since a snapshot is JSON; otherwise the number of the drawing. */
  data: string
}

/** In the order they were uploaded. */
export type Media = Table<MediaRow, 'scoreId' | 'userId' | 'mediaId'>

const check = (row: MediaRow) =>
  firstWrong(
    [row.mediaId.endsWith(`.${row.ending}`), 'the address does not end in the kind of file'],
    [row.data !== '', 'no bytes'],
  )

export const createMedia = (touched: () => void): Media =>
  createTable<MediaRow, 'scoreId' | 'userId' | 'mediaId'>(
    {
      name: 'media',
      check,
      by: {
        scoreId: (row) => [row.scoreId],
        userId: (row) => [row.userId],
        mediaId: (row) => [row.mediaId],
      },
    },
    touched,
  )
