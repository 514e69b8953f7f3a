import { queryOptions } from '@tanstack/react-query'
import { lastFive } from '~/domain/scores/last-five'
import { linx } from '../query/queries'

/**
 * The golfer's last five rounds, from the first page of My Linx, which both share in the cache. A failed load is
 * removed from the cache, so that opening My Linx loads it again instead of showing a failure.
 */
export const lastFiveRounds = (userId: number) =>
  queryOptions({
    queryKey: ['linx', 'last-five'], // shares the feeds' key, so that a post reloads it
    retry: false, // the feed's own query retries
    retryOnMount: true, // failures are not shown, so there is no retry button
    queryFn: async ({ client }) => {
      const feed = linx.feed('My Linx', userId)
      try {
        const { pages } = await client.fetchInfiniteQuery(feed)
        return lastFive(pages[0]?.items ?? [], userId)
      } catch (error) {
        const failed = client.getQueryCache().find({ queryKey: feed.queryKey })
        if (failed && !failed.state.data && !failed.isActive())
          client.getQueryCache().remove(failed)
        throw error
      }
    },
  })
