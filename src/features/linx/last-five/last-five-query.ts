import { queryOptions } from '@tanstack/react-query'
import { lastFive } from '~/domain/last-five'
import { linx } from '../queries'

/**
 * The golfer's last five rounds, out of the first page of My Linx: what that tab has loaded is not asked for again, and what
 * is loaded here the tab finds there. A feed that failed is dropped: nobody had asked for it, and the tab is to ask for itself
 * rather than to begin with a failure.
 */
export const lastFiveRounds = (userId: number) =>
  queryOptions({
    queryKey: ['linx', 'last-five'], // with the feeds: who has posted starts them all again
    retry: false, // the feed's own load has its repeats
    retryOnMount: true, // nobody is told of a failure, so nobody could ask again
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
