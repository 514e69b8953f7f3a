import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '~/api/client'
import { decodeLinxPage } from '~/api/decode/linx'
import type { LinxItem, LinxPage } from '~/api/types'
import { serverTime } from '~/domain/dates/server-time'

/** Rounds a page, as the feed asks for them. */
const PAGE_SIZE = 25

/** Enough for a season of rounds after one attempt. */
const MAX_PAGES = 12

async function readPage(
  userId: number,
  { olderThan, signal }: { olderThan?: string | undefined; signal?: AbortSignal | undefined } = {},
): Promise<LinxPage> {
  const query = {
    view: 'My Linx',
    pageSize: PAGE_SIZE,
    userId,
    ...(olderThan !== undefined && { olderThan }),
  }
  const page = await api.GET('/api/linx', { params: { query }, ...(signal && { signal }) })
  return decodeLinxPage(unwrap(page))
}

/** The golfer's newest rounds, as My Linx has them now. Rejects with an ApiError. */
export const readOwnRounds = async (userId: number, signal?: AbortSignal): Promise<LinxItem[]> =>
  (await readPage(userId, { signal })).items

/**
 * My Linx from now back to a moment of the host's clock, or as far as is read. `hasMore`: there are further entries that may
 * be newer than the moment. Rejects with an ApiError.
 */
export async function readOwnRoundsSince(
  userId: number,
  moment: number,
): Promise<{ items: LinxItem[]; hasMore: boolean }> {
  const items: LinxItem[] = []
  let olderThan: string | undefined
  for (let pages = 0; pages < MAX_PAGES; pages += 1) {
    const page = await readPage(userId, { olderThan })
    items.push(...page.items)
    const oldest = page.oldestActivityDate ?? page.items.at(-1)?.activityDate
    const time = serverTime(oldest)
    if (!page.hasMore || (time ?? Infinity) <= moment) return { items, hasMore: false }
    if (time === undefined || oldest === olderThan) break // a cursor that leads nowhere
    olderThan = oldest
  }
  return { items, hasMore: true }
}

/** The golfer's rounds while a score is entered. Optional data: failures are ignored. */
export const ownRounds = (userId: number) =>
  queryOptions({
    queryKey: ['linx', 'own-rounds', userId],
    queryFn: ({ signal }) => readOwnRounds(userId, signal),
    retry: false,
  })
