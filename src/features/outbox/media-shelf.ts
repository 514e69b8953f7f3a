import type { MediaRef } from './score-draft'

export type AddedMedia = { kept: MediaRef } | { refused: string }

export type MediaShelf = {
  add: (draftId: string, file: File, signal?: AbortSignal) => Promise<AddedMedia>
  read: (ref: MediaRef) => Promise<Blob | undefined>
  remove: (ref: MediaRef) => Promise<void>
}
