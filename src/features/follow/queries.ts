import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { api } from '~/api/client'
import { decodeFollowEntries, decodeSuggestions } from '~/api/decode/follow-lists'
import type { FollowEntry, FollowSuggestions } from '~/api/types'
import { unwrapList, unwrapPage } from '~/api/unwrap-list'
import type { FollowView } from '~/domain/people/list-view'
import { cachedList, followListName } from '~/offline/cached-list'
import { realTimers } from '~/lib/timers'
import { uniqueBy } from '~/lib/unique'
import { FOLLOW_LISTS, relations } from './mutations'

/** A host's reads may lag behind its writes by this many milliseconds. */
const REPLICA_DELAY_MS = 5000

/** When a relation was last changed here, by userId, in elapsed time. */
const changedAt = new Map<number, number>()
for (const userId of relations.store.getState().keys()) changedAt.set(userId, realTimers.elapsed())
relations.store.subscribe((now, before) => {
  for (const [userId, relation] of now)
    if (relation !== before.get(userId)) changedAt.set(userId, realTimers.elapsed())
})

/** Whether the host says that the signed-in golfer follows another one; undefined if it says nothing about them. */
type FollowedAtHost = (userId: number) => boolean | null | undefined

/**
 * Forgets the relations for which the host reports another value, in a response that was requested well after the golfer's
 * own change: they have been changed on another device. Only a list that includes pending requests proves that there is
 * none.
 */
function forgetOutdated(
  requestedAt: number,
  isFollowed: FollowedAtHost,
  hasRequests = false,
): void {
  for (const [userId, { value, phase, response }] of relations.store.getState()) {
    const followed = isFollowed(userId) ?? undefined
    const isOther = followed !== undefined && followed !== (value === 'following')
    const isSettled = phase === 'settled' && !response?.elsewhere
    const mayWait = !followed && !hasRequests && response?.status === 'Pending'
    const isLater = requestedAt - (changedAt.get(userId) ?? 0) > REPLICA_DELAY_MS
    if (isOther && isSettled && !mayWait && isLater) relations.forget(userId)
  }
}

const followedIn =
  (entries: readonly FollowEntry[]): FollowedAtHost =>
  (userId) =>
    entries.find((entry) => entry.userId === userId)?.isFollowedByCurrentUser

/** Suggestions per page. */
export const SUGGESTIONS_PAGE_SIZE = 30

/**
 * A page of suggestions. `left`: golfers removed from it since; they move others up, so the host's `next` page is an earlier
 * one.
 */
export type SuggestionsPage = FollowSuggestions & { left?: number; next?: number }

/** The golfers of the pages that are loaded, each once (R16). */
export const suggestedGolfers = (pages: readonly SuggestionsPage[]): FollowEntry[] =>
  uniqueBy(
    pages.flatMap(({ items }) => items),
    ({ userId }) => userId,
  )

/** The suggestions of the Following page; loader, component and test use the same object. */
export const follow = {
  /** Suggested golfers, page by page. A page without a new golfer ends the list, unless it was requested again (R16). */
  suggestions: () =>
    infiniteQueryOptions({
      queryKey: [...FOLLOW_LISTS, 'suggestions'],
      initialPageParam: 1,
      queryFn: async ({ pageParam, signal }): Promise<SuggestionsPage> => {
        const at = realTimers.elapsed()
        const page = decodeSuggestions(
          unwrapPage(
            await api.GET('/api/follow/suggestions', {
              params: { query: { page: pageParam, pageSize: SUGGESTIONS_PAGE_SIZE } },
              signal,
            }),
          ),
        )
        forgetOutdated(at, followedIn(page.items))
        return page
      },
      getNextPageParam: ({ items, hasMore, next }, pages, page, params) => {
        const knownIds = new Set(
          pages.slice(0, -1).flatMap((one) => one.items.map((it) => it.userId)),
        )
        const isAgain = Number(params.at(-2)) >= page
        const news = isAgain || items.some(({ userId }) => !knownIds.has(userId))
        return hasMore ? (next ?? (news ? page + 1 : undefined)) : undefined
      },
    }),
}

type ListView = Exclude<FollowView, 'suggestions'>

const LISTS = {
  following: '/api/follow/following',
  followers: '/api/follow/followers',
  requests: '/api/follow/requests',
} as const satisfies Record<ListView, string>

/**
 * All golfers of one list. Following and followers are also cached for an offline start; requests need a live response.
 */
export const followList = (view: ListView) =>
  queryOptions({
    queryKey: [...FOLLOW_LISTS, view],
    queryFn: async ({ signal, client, queryKey }): Promise<FollowEntry[]> => {
      let fromHost: unknown
      const at = realTimers.elapsed()
      const request = async () => (fromHost = unwrapList(await api.GET(LISTS[view], { signal })))
      const state = client.getQueryState(queryKey)
      const list =
        view === 'requests'
          ? await request()
          : await cachedList(followListName(view), state, request)
      const entries = decodeFollowEntries(list)
      if (list === fromHost) {
        if (view !== 'following') forgetOutdated(at, followedIn(entries))
        else forgetOutdated(at, (userId) => entries.some((one) => one.userId === userId), true)
      }
      return entries
    },
  })

const VIEWS = ['following', 'followers', 'requests'] as const

/** A golfer as one of the loaded lists has them; sends no request. */
export function listedGolfer(client: QueryClient, userId: number): FollowEntry | undefined {
  const suggested = client.getQueryData(follow.suggestions().queryKey)?.pages ?? []
  return [
    ...VIEWS.flatMap((view) => client.getQueryData(followList(view).queryKey) ?? []),
    ...suggested.flatMap(({ items }) => items),
  ].find((entry) => entry.userId === userId)
}
