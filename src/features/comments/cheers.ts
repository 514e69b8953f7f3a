import { itemKey } from '~/domain/item-key'
import { ApiError } from '~/api/errors'
import { commentMessages } from '~/domain/messages/comments'
import { createOptimisticWrites } from '~/lib/latest-wins'
import type { Timers } from '~/lib/timers'
import { UNDO_DELAY_MS } from '~/lib/undo-delay'
import type { KeyValueStorage } from '~/platform/storage'
import { readTalkKey, type TalkRef } from './talk-item'

/** Where Woohoos wait that are not sent yet, so that they outlive a tab that is killed. */
export const CHEERS_KEY = 'linx_cheers'

type Parts = {
  /** Sends one Woohoo. */
  send: (item: TalkRef) => Promise<void>
  /** Whether the host would take a call of this golfer. */
  hasTokens: () => boolean
  storage: Pick<KeyValueStorage, 'get' | 'set' | 'remove'>
  timers?: Timers
}

/** The Woohoos of this golfer: each shown at once, sent once, and not before it can no longer be taken back. */
export function createCheers({ send, hasTokens, storage, timers }: Parts) {
  /** Those stored by this page: one that has gone since was sent by another tab. */
  const stored = new Set<string>()
  let resumed = false

  const waiting = (): string[] =>
    storage.get(CHEERS_KEY)?.split('\n').slice(1).filter(readTalkKey) ?? []
  function keep(userId: number, keys: readonly string[]): boolean {
    if (keys.length > 0) return storage.set(CHEERS_KEY, [userId, ...keys].join('\n'))
    storage.remove(CHEERS_KEY)
    return true
  }
  const drop = (key: string): boolean => {
    const keys = waiting()
    if (!keys.includes(key)) return false
    keep(
      owner,
      keys.filter((one) => one !== key),
    )
    return true
  }
  let owner = 0
  const underWay = new Set<Promise<void>>()
  async function deliver(item: TalkRef): Promise<void> {
    const sending = send(item)
    underWay.add(sending)
    await sending.finally(() => underWay.delete(sending))
  }

  const wishes = createOptimisticWrites<string, boolean>({
    ...(timers && { timers }),
    async send(key) {
      const item = readTalkKey(key)
      if (!hasTokens()) throw new ApiError(commentMessages.authentication, 401)
      const mine = drop(key) || !stored.has(key)
      stored.delete(key)
      if (item && mine) await deliver(item)
    },
  })

  function hold(key: string): void {
    wishes.write(key, true, false, { delayMs: hasTokens() ? UNDO_DELAY_MS : 0 })
  }

  return {
    subscribe: wishes.subscribe,
    get: wishes.get,
    /** Cheers for an entry. Pressed again, it still is one Woohoo. */
    cheer(userId: number, item: TalkRef): void {
      const key = itemKey(item)
      if (wishes.get(key)?.value) return
      owner = userId
      if (hasTokens() && keep(userId, [...waiting(), key])) stored.add(key)
      hold(key)
    },
    /** Takes a Woohoo back that has not been sent. */
    undo(item: TalkRef): void {
      const key = itemKey(item)
      if (wishes.get(key)?.phase !== 'delayed') return
      wishes.write(key, false, false)
      stored.delete(key)
      drop(key)
    },
    /** Takes up what a killed tab has left, once a session. Another golfer's is thrown away (R10). */
    resume(userId: number): void {
      if (resumed || !hasTokens()) return
      resumed = true
      owner = userId
      const kept = storage.get(CHEERS_KEY)
      if (kept === undefined) return
      if (kept.split('\n')[0] !== String(userId)) return storage.remove(CHEERS_KEY)
      for (const key of new Set(waiting())) {
        stored.add(key)
        hold(key)
      }
    },
    /** The page or the golfer leaves: nothing can be taken back any more. Resolves when all is sent; undefined without any. */
    leave(): Promise<unknown> | undefined {
      wishes.flush()
      return underWay.size > 0 ? Promise.allSettled(underWay) : undefined
    },
    /** The session has ended: nothing is sent in another golfer's name. */
    clear(): void {
      resumed = false
      stored.clear()
      storage.remove(CHEERS_KEY)
      wishes.clear()
    },
  }
}
