import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { api } from '~/api/client'
import { decodeFollowEntries, decodeSuggestions } from '~/api/decode/follow'
import type { FollowEntry, FollowSuggestions } from '~/api/types'
import { unwrapList, unwrapPage } from '~/api/unwrap-list'
import type { FollowView } from '~/domain/follow-view'

/** Suggestions a page (golf-features section 9). */
const SUGGESTIONS_PAGE_SIZE = 30

export type ListView = Exclude<FollowView, 'suggestions'>

const LISTS = {
  following: '/api/follow/following',
  followers: '/api/follow/followers',
  requests: '/api/follow/requests',
} as const satisfies Record<ListView, string>

/** The queries of the Following page; loader, component and test use the same object. */
export const follow = {
  lists: () => ['follow', 'list'] as const,

  /** Everybody of one list. */
  list: (view: ListView) =>
    queryOptions({
      queryKey: [...follow.lists(), view],
      queryFn: async ({ signal }): Promise<FollowEntry[]> =>
        decodeFollowEntries(unwrapList(await api.GET(LISTS[view], { signal }))),
    }),

  /** Golfers one might follow, page after page. A page that brings nobody new ends the list (R16). */
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
        const known = new Set(pages.slice(0, -1).flatMap((one) => one.items.map((it) => it.userId)))
        const news = items.some(({ userId }) => !known.has(userId))
        return hasMore && news ? page + 1 : undefined
      },
    }),
}
