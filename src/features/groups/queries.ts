import { queryOptions } from '@tanstack/react-query'
import { api } from '~/api/client'
import { isGone } from '~/api/errors'
import { decodeGroupMembers, decodeGroups } from '~/api/decode/groups'
import { unwrapList } from '~/api/unwrap-list'
import type { GroupView } from '~/domain/people/list-view'
import { cachedList } from '~/offline/cached-list'

const LISTS = {
  mygroups: '/api/group/mygroups',
  available: '/api/group/available',
} as const satisfies Record<GroupView, string>

/** The name of the golfer's own groups in the cache for an offline start. */
export const MY_GROUPS = 'groups/mygroups'

/** The queries of the Groups page; loader, component and test use the same object. */
export const groups = {
  list: (view: GroupView) =>
    queryOptions({
      queryKey: ['groups', view],
      queryFn: async ({ signal, client, queryKey }) => {
        const request = async () => unwrapList(await api.GET(LISTS[view], { signal }))
        const state = client.getQueryState(queryKey)
        return decodeGroups(
          view === 'mygroups' ? await cachedList(MY_GROUPS, state, request) : await request(),
        )
      },
    }),

  members: (groupId: number) =>
    queryOptions({
      queryKey: ['groups', 'members', groupId],
      queryFn: async ({ signal, client }) => {
        const path = { groupId }
        try {
          const response = await api.GET('/api/group/{groupId}/members', {
            params: { path },
            signal,
          })
          return decodeGroupMembers(unwrapList(response))
        } catch (error) {
          // The group was deleted: its card shows that, and is removed when a list is opened again.
          if (isGone(error))
            void client.invalidateQueries({ queryKey: ['groups'], refetchType: 'none' })
          throw error
        }
      },
    }),
}
