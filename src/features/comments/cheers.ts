import type { QueryClient } from '@tanstack/react-query'
import { itemKey } from '~/domain/feed/item-key'
import { ApiError } from '~/api/errors'
import { createOptimisticMutation } from '~/api/optimistic-mutation'
import { commentMessages } from '~/domain/messages/comments'
import { UNDO_DELAY_MS, type Timers } from '~/lib/timers'
import type { KeyValueStorage } from '~/platform/storage/storage'
import { readTalkKey, type TalkRef } from './talk'

/** Storage key of unsent Woohoos, so that they outlive a closed tab. */
export const CHEERS_KEY = 'linx_cheers'

type Parts = {
  client: QueryClient
  /** Sends one Woohoo. */
  send: (item: TalkRef) => Promise<void>
  /** Whether there are tokens for a call. */
  hasTokens: () => boolean
  storage: Pick<KeyValueStorage, 'get' | 'set' | 'remove'>
  timers?: Timers
}

/** The golfer's Woohoos: each is shown at once, and sent once when it can no longer be undone. */
export function createCheers({ client, send, hasTokens, storage, timers }: Parts) {
  /** Keys stored by this page: one that is no longer in storage was sent by another tab. */
  const stored = new Set<string>()
  let hasResumed = false

  const pendingKeys = (): string[] =>
    storage.get(CHEERS_KEY)?.split('\n').slice(1).filter(readTalkKey) ?? []
  function save(userId: number, keys: readonly string[]): boolean {
    if (keys.length > 0) return storage.set(CHEERS_KEY, [userId, ...keys].join('\n'))
    storage.remove(CHEERS_KEY)
    return true
  }
  const remove = (key: string): boolean => {
    const keys = pendingKeys()
    if (!keys.includes(key)) return false
    save(
      owner,
      keys.filter((one) => one !== key),
    )
    return true
  }
  let owner = 0

  const woohoos = createOptimisticMutation<string, boolean>({
    client,
    mutationKey: ['woohoo'],
    ...(timers && { timers }),
    async mutationFn(key) {
      const item = readTalkKey(key)
      if (!hasTokens()) throw new ApiError(commentMessages.authentication, 401)
      const isOwn = remove(key) || !stored.has(key)
      stored.delete(key)
      if (!item || !isOwn) return
      // A page that leaves before the answer leaves this: the next one does not ask for the counts too early.
      if (!storage.get(CHEERS_KEY)) storage.set(CHEERS_KEY, String(owner))
      try {
        await send(item)
      } finally {
        if (pendingKeys().length === 0) storage.remove(CHEERS_KEY)
      }
    },
  })

  function scheduleSend(key: string): void {
    woohoos.mutate(key, true, false, { delayMs: hasTokens() ? UNDO_DELAY_MS : 0 })
  }

  return {
    woohoos,
    get: woohoos.get,
    /** Cheers for an entry; repeated calls are ignored. */
    cheer(userId: number, item: TalkRef): void {
      const key = itemKey(item)
      if (woohoos.get(key)?.value) return
      owner = userId
      if (hasTokens() && save(userId, [...pendingKeys(), key])) stored.add(key)
      scheduleSend(key)
    },
    /** Undoes a Woohoo that has not been sent. */
    undo(item: TalkRef): void {
      const key = itemKey(item)
      if (woohoos.get(key)?.phase !== 'delayed') return
      woohoos.mutate(key, false, false)
      stored.delete(key)
      remove(key)
    },
    /** Resumes what a closed tab left unsent, once per session. Another golfer's is deleted (R10). */
    resume(userId: number): void {
      if (hasResumed || !hasTokens()) return
      hasResumed = true
      owner = userId
      const saved = storage.get(CHEERS_KEY)
      if (saved === undefined) return
      if (saved.split('\n')[0] !== String(userId)) return storage.remove(CHEERS_KEY)
      if (pendingKeys().length === 0) storage.remove(CHEERS_KEY)
      for (const key of new Set(pendingKeys())) {
        stored.add(key)
        scheduleSend(key)
      }
    },
    /**
     * Called when the page or the golfer leaves: sends everything now. Resolves when all is sent; undefined if there is
     * nothing to send.
     */
    leave: woohoos.flush,
    /** The session has ended: nothing may be sent as another golfer. */
    clear(): void {
      hasResumed = false
      stored.clear()
      storage.remove(CHEERS_KEY)
      woohoos.clear()
    },
  }
}
