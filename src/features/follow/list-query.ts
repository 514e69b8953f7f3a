import { queryOptions } from '@tanstack/react-query'
import { api } from '~/api/client'
import { decodeFollowEntries } from '~/api/decode/follow'
import type { FollowEntry } from '~/api/types'
import { unwrapList } from '~/api/unwrap-list'
import type { FollowView } from '~/domain/people/list-view'
import { cachedList } from '~/offline/cached-list'
import { follow } from './queries'

type ListView = Exclude<FollowView, 'suggestions'>

const LISTS = {
  following: '/api/follow/following',
  followers: '/api/follow/followers',
  requests: '/api/follow/requests',
} as const satisfies Record<ListView, string>

/** The name of a list in the cache of responses. */
export const cacheName = (view: ListView): string => `follow/${view}`

/**
 * All golfers of one list. Following and followers are also cached for an offline start; requests need a live response.
 */
export const followList = (view: ListView) =>
  queryOptions({
    queryKey: [...follow.lists(), view],
    queryFn: async ({ signal, client, queryKey }): Promise<FollowEntry[]> => {
      const ask = async () => unwrapList(await api.GET(LISTS[view], { signal }))
      const state = client.getQueryState(queryKey)
      return decodeFollowEntries(
        view === 'requests' ? await ask() : await cachedList(cacheName(view), state, ask),
      )
    },
  })
