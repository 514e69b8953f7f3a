import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '~/api/types'
import type { LinxView } from '~/domain/linx-view'
import { LoadFailure } from '~/ui/load-failure'
import { EmptyFeed } from './empty-feed'
import { FeedEnd } from './feed-end'
import { FeedList } from './feed-list'
import { feedItems } from './feed-pages'
import { foldFollows } from './follow-runs'
import { LinxBones } from './linx-bones'
import { NewLinxButton } from './new-linx-button'
import { createFocusWish } from './focus-wish'
import { linx } from './queries'
import { useArrivals } from './use-arrivals'
import { useResume } from './use-resume'

type Props = {
  view: LinxView
  user: User
  /** The last look as it was when the golfer came to the page. */
  lastNotify: number | undefined
}

/** A view of the feed, from its newest entry to as far as the golfer has scrolled. Made anew for each view. */
export function LinxFeed({ view, user, lastNotify }: Props) {
  const feed = useInfiniteQuery(linx.feed(view, user.us_id))
  const resume = useResume()
  const { count, newest, show } = useArrivals(view, user.us_id, feed.data, resume)
  const [wish] = useState(createFocusWish)
  if (!feed.data) {
    if (!feed.error) return <LinxBones />
    return (
      <LoadFailure
        message={feed.error.message}
        busy={feed.isFetching}
        onRetry={() => void feed.refetch()}
      />
    )
  }
  const items = foldFollows(feedItems(feed.data.pages), lastNotify)
  return (
    <>
      <NewLinxButton
        count={count}
        onPress={() => {
          wish.want(newest) // the button goes, and its focus with it
          show()
          window.scrollTo({ top: 0 })
        }}
      />
      {items.length === 0 ? (
        <EmptyFeed view={view} />
      ) : (
        <>
          <FeedList
            view={view}
            items={items}
            busy={feed.isFetchingNextPage}
            lastNotify={lastNotify}
            userId={user.us_id}
            resume={resume}
            wish={wish}
          />
          <FeedEnd
            pages={feed.data.pages.length}
            more={feed.hasNextPage}
            failure={feed.isFetchNextPageError ? feed.error.message : undefined}
            busy={feed.isFetching}
            onMore={() => void feed.fetchNextPage({ cancelRefetch: false })}
          />
        </>
      )}
    </>
  )
}
