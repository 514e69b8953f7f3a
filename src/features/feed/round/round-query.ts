import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { isGone, networkError } from '~/api/errors'
import type { LinxItem } from '~/api/types'
import { serverTime } from '~/domain/dates/server-time'
import { itemKey } from '~/domain/feed/item-key'
import { userLinx, type LinxView } from '~/domain/feed/linx-view'
import { roundMessages } from '~/domain/messages/share'
import { readPostedCards, type PostedCard } from '~/domain/scores/posted-card'
import { userDatabase } from '~/platform/db/user-database'
import type { RoundRef } from '~/routing/paths'
import { ownId } from '~/session/session'
import { asRoundOf, feedItems } from '../query/feed-pages'
import { fetchPage, linx, type LinxFeed } from '../query/queries'

/** How many pages of a golfer's Linx are read for a round that no feed has loaded. */
const MAX_PAGES = 12

type Search = {
  /** The signed-in golfer. */
  ownId: number
  /** The round's time in the feed, where it is searched for first. */
  at: unknown
}

const viewOf = ({ userId }: RoundRef, me: number): LinxView =>
  userId === me ? 'My Linx' : userId > 0 ? userLinx(userId) : 'Following'

/** The round as a loaded feed has it. */
function loadedRound(client: QueryClient, ref: RoundRef): LinxItem | undefined {
  const key = itemKey(ref)
  const found = client
    .getQueriesData<LinxFeed>({ queryKey: linx.feeds() })
    .flatMap(([, feed]) => (feed ? feedItems(feed.pages) : []))
    .filter((item) => itemKey(item) === key)
  const item = found.find(({ userId }) => userId === ref.userId) ?? found[0]
  return item && asRoundOf(ref.userId, item)
}

/**
 * A round by its address: first from a loaded feed, then as the host has it now. The host has no request for a single round, so
 * it is searched for in its golfer's Linx: at its time in the feed, then from the top. Null if it no longer exists.
 */
export const roundQuery = (client: QueryClient, ref: RoundRef, { ownId: me, at }: Search) =>
  queryOptions<LinxItem | null>({
    queryKey: ['linx', 'round', itemKey(ref), ref.userId],
    initialData: () => loadedRound(client, ref),
    initialDataUpdatedAt: 0,
    queryFn: async ({ signal }) => {
      const view = viewOf(ref, me)
      let isFromDevice = false
      const onCached = () => (isFromDevice = true)
      const read = (olderThan?: string) =>
        fetchPage({ view, userId: me, client, isShown: false, signal, olderThan, onCached })
      /** The round may be newer than the page stored on the device, so only the host knows that it is gone. */
      const expectFromHost = () => {
        if (isFromDevice) throw networkError(new Error('The round is not in the stored page.'))
      }
      const isThisRound = (item: LinxItem) => itemKey(item) === itemKey(ref)
      try {
        const moment = serverTime(at)
        const hinted =
          moment !== undefined &&
          (await read(new Date(moment + 1).toISOString())).items.find(isThisRound)
        if (hinted) return hinted
        let olderThan: string | undefined
        for (let pages = 0; pages < MAX_PAGES; pages += 1) {
          const page = await read(olderThan)
          const found = page.items.find(isThisRound)
          if (found) return found
          const cursor = page.oldestActivityDate ?? undefined
          if (!page.hasMore || cursor === undefined || cursor === olderThan) {
            expectFromHost()
            return null
          }
          olderThan = cursor
        }
        expectFromHost()
      } catch (error) {
        if (isGone(error)) return null // the golfer's account is gone
        throw error
      }
      throw new Error(roundMessages.tooOld)
    },
  })

/** Enough for several seasons of rounds. */
const MAX_CARDS = 300

const keyOf = (userId: number): string => `cards/${userId}`

/** Stores the card of a score that the signed-in golfer has just posted. A logout removes it with the drafts (R10). */
export const storeCard = (userId: number, card: PostedCard): Promise<void> =>
  userDatabase.update(keyOf(userId), (old) => {
    if (ownId() !== userId) return undefined
    const others = readPostedCards(old).filter(({ id }) => id !== card.id)
    return [...others, card].slice(-MAX_CARDS)
  })

/** The cards of the scores that the golfer has posted from this device. */
export const postedCards = (userId: number) =>
  queryOptions({
    queryKey: ['posted-cards', userId],
    queryFn: async () => readPostedCards(await userDatabase.get(keyOf(userId))),
    staleTime: 0,
  })
