import { useEffect } from 'react'
import { useStore } from 'zustand/react'
import { isHostMissing, isUnanswered } from '~/api/errors'
import { MAX_RETRIES } from '~/api/timeouts-and-retries'
import { clockText } from '~/domain/dates/time-text'
import { classNames } from '~/lib/class-names'
import { now } from '~/lib/clock'
import { isOnline } from '~/lib/online'
import { Status } from '~/ui/feedback/status'
import text from '~/ui/layout/text.module.css'
import { cachedAges, networkFirst, onReconnect } from './cache'

/** The query cache's state of a list. */
type QueryState = { data: unknown; fetchFailureCount: number } | undefined

/** The name of a list of golfers in the cache. */
export const followListName = (view: 'following' | 'followers' | 'requests'): string =>
  `follow/${view}`

/**
 * Requests a list that a query retries. The cached list is used when retries are exhausted or the browser is offline, unless
 * a newer list is shown. A captive portal's page is not retried, so the cached list is used at once.
 */
export const cachedList = (
  name: string,
  state: QueryState,
  request: () => Promise<unknown>,
): Promise<unknown> =>
  networkFirst(name, request, {
    shouldUseCache: (error) =>
      isHostMissing(error) &&
      state?.data === undefined &&
      (!isUnanswered(error) || (state?.fetchFailureCount ?? 0) >= MAX_RETRIES || !isOnline()),
  })

type Props = {
  /** The list's name in the cache. */
  name: string
  title: string
  /** Whether the list is on the screen. The live region exists before its text, so that it is read aloud. */
  isShown: boolean
  onReconnected: () => unknown
}

/** Shown above a cached list: when the list was loaded. The list reloads when the network is back. */
export function StaleLine({ name, title, isShown, onReconnected }: Props) {
  const since = useStore(cachedAges, (ages) => (isShown ? ages[name] : undefined))
  const isStale = since !== undefined
  useEffect(() => (isStale ? onReconnect(onReconnected) : undefined), [isStale, onReconnected])
  return (
    <Status>
      {isStale && (
        <p className={classNames('gutter', text.small, text.soft)}>
          {`${title} from ${clockText(since, now())}`}
        </p>
      )}
    </Status>
  )
}
