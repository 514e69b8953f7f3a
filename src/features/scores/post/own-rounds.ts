import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '~/api/client'
import { decodeLinxPage } from '~/api/decode/linx'
import type { LinxItem, LinxPage } from '~/api/types'
import { serverTime } from '~/domain/dates/server-time'
import { firstPageQuery } from '~/domain/feed/first-page'
import { realTimers, wait, type Timers } from '~/lib/timers'
import type { ScoreDraft, Sent } from '../draft/score-draft'
import { isSameScore, soughtScore } from './judge-attempt'

/** Enough pages for a season of rounds after an attempt. */
const MAX_PAGES = 12

async function readPage(
  userId: number,
  { olderThan, signal }: { olderThan?: string | undefined; signal?: AbortSignal | undefined } = {},
): Promise<LinxPage> {
  const query = { ...firstPageQuery('My Linx', userId), olderThan }
  const page = await api.GET('/api/linx', { params: { query }, ...(signal && { signal }) })
  return decodeLinxPage(unwrap(page))
}

/** The golfer's newest rounds, as My Linx has them now. Rejects with an ApiError. */
export const readOwnRounds = async (userId: number, signal?: AbortSignal): Promise<LinxItem[]> =>
  (await readPage(userId, { signal })).items

/**
 * My Linx back to a time by the host's clock (epoch milliseconds), at most `MAX_PAGES`. `hasMore`: there are further entries that
 * may be newer than that. Rejects with an ApiError.
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

/** A list without the score is read again after these delays, since a host may read from a replica that lags behind. */
const REPEAT_DELAYS_MS = [1000, 3000]

type Parts = {
  read: (userId: number) => Promise<LinxItem[]>
  timers: Timers
}

/**
 * Creates a function that resolves with the golfer's newest rounds after a post, as soon as they include the score; after three
 * reads, without it. All callers for the latest score share the reads. Rejects with an ApiError.
 */
export function createRoundsAfter({ read, timers }: Parts) {
  let latest: { id: string; rounds: Promise<LinxItem[]> } | undefined

  async function readUntilListed(draft: ScoreDraft, sent: Sent): Promise<LinxItem[]> {
    const sought = soughtScore(draft, sent)
    let rounds = await read(draft.userId)
    for (const delay of REPEAT_DELAYS_MS) {
      if (rounds.some((round) => isSameScore(round, sought))) break
      await wait(timers, delay)
      rounds = await read(draft.userId)
    }
    return rounds
  }

  return (draft: ScoreDraft, sent: Sent): Promise<LinxItem[]> => {
    if (latest?.id === draft.id) return latest.rounds
    const rounds = readUntilListed(draft, sent)
    latest = { id: draft.id, rounds }
    rounds.catch(() => {
      if (latest?.id === draft.id) latest = undefined
    })
    return rounds
  }
}

/** The newest rounds after a post, for its receipt and to find a duplicate. */
export const roundsAfter = createRoundsAfter({ read: readOwnRounds, timers: realTimers })
