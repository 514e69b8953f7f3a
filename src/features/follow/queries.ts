import { infiniteQueryOptions } from '@tanstack/react-query'
import { api } from '~/api/client'
import { decodeSuggestions } from '~/api/decode/follow'
import type { FollowSuggestions } from '~/api/types'
import { unwrapPage } from '~/api/unwrap-list'

/** Suggestions per page. */
const SUGGESTIONS_PAGE_SIZE = 30

/** The queries of the Following page; loader, component and test use the same object. Whole lists are in list-query.ts. */
export const follow = {
  lists: () => ['follow', 'list'] as const,

  /** Suggested golfers, page by page. A page without a new golfer ends the list (R16). */
  suggestions: () =>
    infiniteQueryOptions({
      queryKey: [...follow.lists(), 'suggestions'],
      initialPageParam: 1,
      queryFn: async ({ pageParam, signal }): Promise<FollowSuggestions> =>
        decodeSuggestions(
          unwrapPage(
            await api.GET('/api/follow/suggestions', {
              params: { query: { page: pageParam, pageSize: SUGGESTIONS_PAGE_SIZE } },
              signal,
            }),
          ),
        ),
      getNextPageParam: ({ items, hasMore }, pages, page) => {
        const knownIds = new Set(
          pages.slice(0, -1).flatMap((one) => one.items.map((it) => it.userId)),
        )
        const news = items.some(({ userId }) => !knownIds.has(userId))
        return hasMore && news ? page + 1 : undefined
      },
    }),
}
