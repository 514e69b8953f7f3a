import type { DraftStore } from '~/platform/db/draft-store'

/** The bytes of a draft's photo or video. */
export type MediaKey = { userId: number; draftId: string; id: string }

export type MediaStore = ReturnType<typeof createMediaStore>

const prefixOf = (userId: number, draftId: string): string => `media/${userId}/${draftId}/`
const keyOf = ({ userId, draftId, id }: MediaKey): string => prefixOf(userId, draftId) + id

/**
 * Stores the photos and videos of drafts (R7). A separate store, so that a file that is too large does not lose the draft.
 * Never throws.
 */
export function createMediaStore(store: DraftStore) {
  const removeIf = async (isMatch: (key: string) => boolean): Promise<void> => {
    const keys = await store.keys()
    await Promise.all(keys.filter(isMatch).map((key) => store.remove(key)))
  }
  return {
    put: (key: MediaKey, file: Blob): Promise<void> => store.update(keyOf(key), () => file),
    /** Undefined when it could not be stored. */
    async get(key: MediaKey): Promise<Blob | undefined> {
      const file = await store.get(keyOf(key))
      return file instanceof Blob ? file : undefined
    },
    remove: (key: MediaKey): Promise<void> => store.remove(keyOf(key)),
    removeOf: (userId: number, draftId: string): Promise<void> =>
      removeIf((key) => key.startsWith(prefixOf(userId, draftId))),
    /** Removes everything of a golfer, or of all others. */
    forget: (userId: number): Promise<void> =>
      removeIf((key) => key.startsWith(`media/${userId}/`)),
    keepOnly: (userId: number): Promise<void> =>
      removeIf((key) => !key.startsWith(`media/${userId}/`)),
  }
}
