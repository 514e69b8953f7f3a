import { queryOptions, skipToken, useQuery, type QueryClient } from '@tanstack/react-query'
import { api, unwrap } from '~/api/client'
import { decodeLastNotify } from '~/api/decode/linx'
import type { User } from '~/api/types'
import { serverTime } from '~/domain/server-time'
import { session } from '~/session/session'
import { linx } from './queries'

/** When the golfer last looked, epoch milliseconds; null when never, or nobody knows. It goes with the session's cache. */
const lastNotify = (user: Pick<User, 'us_id' | 'us_lastnotify'>) =>
  queryOptions<number | null>({
    queryKey: ['last-notify', user.us_id],
    queryFn: skipToken,
    initialData: serverTime(user.us_lastnotify) ?? null,
    staleTime: Infinity,
    gcTime: Infinity,
  })

/** The last look, as the badge counts from it. */
export const useLastNotify = (user: User): number | undefined =>
  useQuery(lastNotify(user)).data ?? undefined

/** The last look as it is now, to be kept while this visit changes it. */
export const readLastNotify = (client: QueryClient, user: User): number | undefined =>
  client.getQueryData<number | null>(lastNotify(user).queryKey) ?? serverTime(user.us_lastnotify)

/**
 * Records that the golfer has seen what is new. The count falls at once, to the newest item that
 * was there; the server's own time follows. When the call fails the count stays as it is until the next start: nothing is
 * sent twice (R5).
 */
export async function recordSeen(client: QueryClient, user: User): Promise<void> {
  const state = session.state()
  if (state.status !== 'signed-in' || state.user.us_id !== user.us_id) return // the page went with its session
  const { queryKey } = lastNotify(user)
  const head = client.getQueryData(linx.head('Following').queryKey)
  const times = (head?.items ?? []).map(({ activityDate }) => serverTime(activityDate) ?? 0)
  const raise = (time: number) =>
    client.setQueryData<number | null>(queryKey, (old) => Math.max(old ?? 0, time))
  raise(Math.max(0, ...times))
  try {
    const timestamp = serverTime(
      decodeLastNotify(unwrap(await api.POST('/api/linx/update-us_last_notify'))),
    )
    if (timestamp !== undefined) raise(timestamp)
  } catch {
    // The request layer has reported it; the golfer has nothing to do about it.
  }
}
