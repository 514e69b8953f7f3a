import { queryOptions, skipToken, useQuery, type QueryClient } from '@tanstack/react-query'
import { api, unwrap } from '~/api/client'
import { decodeLastNotify } from '~/api/decode/linx'
import { runMutation } from '~/api/query-client'
import type { User } from '~/api/types'
import { newestMoment, serverTime } from '~/domain/dates/server-time'
import { session } from '~/session/session'
import { linx } from '../query/queries'

/**
 * When the golfer last saw the news, in epoch milliseconds; null if never or unknown. Removed with the session's cache.
 */
const lastNotify = (user: Pick<User, 'us_id' | 'us_lastnotify'>) =>
  queryOptions<number | null>({
    queryKey: ['last-notify', user.us_id],
    queryFn: skipToken,
    initialData: serverTime(user.us_lastnotify) ?? null,
    staleTime: Infinity,
    gcTime: Infinity,
  })

/** When the golfer last saw the news, for the badge's count. */
export const useLastNotify = (user: User): number | undefined =>
  useQuery(lastNotify(user)).data ?? undefined

/** The current value, for a visit that must not follow later changes. */
export const readLastNotify = (client: QueryClient, user: User): number | undefined =>
  client.getQueryData<number | null>(lastNotify(user).queryKey) ?? serverTime(user.us_lastnotify)

/** Moves the time of the last look (epoch milliseconds) forward, never back. */
export function raiseLastNotify(client: QueryClient, user: User, time: number): void {
  client.setQueryData(lastNotify(user).queryKey, (old) => Math.max(old ?? 0, time))
}

/** Resolves with the server's time in epoch milliseconds; undefined if it sends none. */
const MARK_SEEN = {
  mutationKey: ['last-notify', 'seen'],
  mutationFn: async (): Promise<number | undefined> =>
    serverTime(decodeLastNotify(unwrap(await api.POST('/api/linx/update-us_last_notify')))),
}

/**
 * Records that the golfer has seen what is new. The count drops at once, by the newest loaded item; the server's time
 * follows. If the call fails, the count stays as it is until the next start: nothing is sent twice (R5).
 */
export async function recordSeen(client: QueryClient, user: User): Promise<void> {
  const state = session.state()
  if (state.status !== 'signed-in' || state.user.us_id !== user.us_id) return // the page unmounts after its session has ended
  const head = client.getQueryData(linx.head('Following').queryKey)
  raiseLastNotify(client, user, newestMoment(head?.items ?? []))
  try {
    const timestamp = await runMutation(client, MARK_SEEN, undefined)
    if (timestamp !== undefined) raiseLastNotify(client, user, timestamp)
  } catch {
    // The request layer has reported it; the golfer cannot do anything about it.
  }
}
