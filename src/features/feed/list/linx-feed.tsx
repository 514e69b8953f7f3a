import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { isGone } from '~/api/errors'
import type { User } from '~/api/types'
import type { LinxView } from '~/domain/feed/linx-view'
import { whenIdle } from '~/lib/after-paint'
import { firstScreen } from '~/lib/first-screen'
import { LoadFailure } from '~/ui/feedback/load-failure'
import { linx, prefetchFeed } from '../query/queries'
import { useResume } from '../scroll/use-feed-scroll'
import { FeedSkeleton } from './feed-skeleton'
import { LoadedFeed } from './loaded-feed'

type Props = {
  view: LinxView
  user: User
  /** When the golfer last saw the news before this visit, in epoch milliseconds. */
  lastNotify: number | undefined
  /** Called when the first page, or the reason there is none, is on the screen. */
  onShown?: () => void
}

/** A view of the feed. Remounts for each view. */
export function LinxFeed({ view, user, lastNotify, onShown }: Props) {
  const userId = user.us_id
  const client = useQueryClient()
  useState(() => void prefetchFeed(client, view, userId)) // before the query, which would load one page only
  const feed = useInfiniteQuery(linx.feed(view, userId))
  const resume = useResume()
  const notifyShown = useEffectEvent(() => {
    firstScreen.markShown()
    onShown?.()
  })
  useEffect(() => (feed.isPending ? undefined : whenIdle(notifyShown)), [feed.isPending])
  if (!feed.data) {
    if (!feed.error) return <FeedSkeleton />
    return (
      <LoadFailure
        message={feed.error.message}
        busy={feed.isFetching}
        onRetry={isGone(feed.error) ? undefined : () => void feed.refetch()}
      />
    )
  }
  return (
    <LoadedFeed
      view={view}
      userId={userId}
      lastNotify={lastNotify}
      resume={resume}
      feed={feed.data}
      more={feed.hasNextPage}
      busy={feed.isFetching}
      isLoadingMore={feed.isFetchingNextPage}
      failure={feed.isFetchNextPageError ? feed.error.message : undefined}
      onMore={() => void feed.fetchNextPage({ cancelRefetch: false })}
    />
  )
}
