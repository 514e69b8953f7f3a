import type { QueryClient } from '@tanstack/react-query'
import { itemKey } from '~/domain/feed/item-key'
import { ApiError } from '~/api/errors'
import { createOptimisticMutation } from '~/api/optimistic-mutation'
import { commentMessages } from '~/domain/messages/comments'
import { UNDO_DELAY_MS, type Timers } from '~/lib/timers'
import type { LocalOrCookieStorage } from '~/platform/storage/storage'
import { readEntryKey, type EntryRef } from './reactions'

/**
 * Storage key of the Woohoos without a response, sent or not, so that they survive a closed tab. The value is the golfer's id,
 * then a line for each.
 */
export const WOOHOOS_KEY = 'linx_cheers'

/** The prefix of the key of a Woohoo that was sent and has no response yet. */
const SENT = '+'

type Parts = {
  client: QueryClient
  /** Sends one Woohoo. */
  send: (item: EntryRef) => Promise<void>
  /** Whether there are tokens for a call. */
  hasTokens: () => boolean
  storage: Pick<LocalOrCookieStorage, 'get' | 'set' | 'remove'>
  timers?: Timers
}

/** The golfer's Woohoos: each is shown at once, and sent once as soon as it can no longer be undone. */
export function createWoohoos({ client, send, hasTokens, storage, timers }: Parts) {
  /** Keys stored by this page; a key that is no longer in storage was sent by another tab. */
  const stored = new Set<string>()
  let hasResumed = false

  const storedOwner = (): string | undefined => storage.get(WOOHOOS_KEY)?.split('\n')[0]
  const storedLines = (): string[] => storage.get(WOOHOOS_KEY)?.split('\n').slice(1) ?? []
  /** Stores these lines in one write, since the next page may be reading them in another process. */
  function save(userId: number, lines: readonly string[]): boolean {
    if (lines.length > 0) return storage.set(WOOHOOS_KEY, [userId, ...lines].join('\n'))
    storage.remove(WOOHOOS_KEY)
    return true
  }
  const storedWithout = (line: string): string[] => storedLines().filter((one) => one !== line)
  let owner = 0

  const mutation = createOptimisticMutation<string, boolean>({
    client,
    mutationKey: ['woohoo'],
    ...(timers && { timers }),
    async mutationFn(key) {
      const item = readEntryKey(key)
      if (!hasTokens()) throw new ApiError(commentMessages.authentication, 401)
      const isOwn = storedLines().includes(key) || !stored.has(key)
      stored.delete(key)
      if (!item || !isOwn) return
      const sender = owner
      save(sender, [...storedWithout(key), SENT + key])
      try {
        await send(item)
      } finally {
        // If another golfer has signed in meanwhile in another tab, what is stored is theirs.
        if (storedOwner() === String(sender)) save(sender, storedWithout(SENT + key))
      }
    },
  })

  function scheduleSend(key: string): void {
    mutation.mutate(key, true, false, { delayMs: hasTokens() ? UNDO_DELAY_MS : 0 })
  }

  return {
    mutation,
    get: mutation.get,
    /** Gives an entry a Woohoo; repeated calls are ignored. */
    give(userId: number, item: EntryRef): void {
      const key = itemKey(item)
      if (mutation.get(key)?.value) return
      owner = userId
      if (hasTokens() && save(userId, [...storedLines(), key])) stored.add(key)
      scheduleSend(key)
    },
    /** Undoes a Woohoo that has not been sent. */
    undo(item: EntryRef): void {
      const key = itemKey(item)
      if (mutation.get(key)?.phase !== 'delayed') return
      mutation.mutate(key, false, false)
      stored.delete(key)
      save(owner, storedWithout(key))
    },
    /**
     * Resumes what a closed tab left unsent, once per session, and shows what it sent without a response, since the feed may have
     * been read before the host had it. Woohoos of another golfer are deleted (R10).
     */
    resume(userId: number): void {
      if (hasResumed || !hasTokens()) return
      hasResumed = true
      owner = userId
      const saved = storedOwner()
      if (saved === undefined) return
      if (saved !== String(userId)) return storage.remove(WOOHOOS_KEY)
      const keys = (lines: readonly string[]) => lines.filter(readEntryKey)
      const isSent = (line: string) => line.startsWith(SENT)
      const unsent = keys(storedLines().filter((line) => !isSent(line)))
      const sent = storedLines().filter(isSent)
      save(userId, unsent)
      for (const key of keys(sent.map((line) => line.slice(SENT.length))))
        mutation.mutate(key, true, true)
      for (const key of new Set(unsent)) {
        stored.add(key)
        scheduleSend(key)
      }
    },
    /**
     * Sends everything now; called before the page is left and before a logout. Resolves when all is sent; undefined if there is
     * nothing to send.
     */
    leave: mutation.flush,
    /** Clears everything at the end of the session, since nothing may be sent as another golfer. */
    clear(): void {
      hasResumed = false
      stored.clear()
      storage.remove(WOOHOOS_KEY)
      mutation.clear()
    },
  }
}
