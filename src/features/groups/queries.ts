import { queryOptions } from '@tanstack/react-query'
import { api, unwrap } from '~/api/client'
import { decodeGroupMembers, decodeGroups } from '~/api/decode/groups'
import type { GroupView } from '~/domain/group-view'

const LISTS = {
  mygroups: '/api/group/mygroups',
  available: '/api/group/available',
} as const satisfies Record<GroupView, string>

/** The queries of the Groups page; loader, component and test use the same object. */
export const groups = {
  list: (view: GroupView) =>
    queryOptions({
      queryKey: ['groups', view],
      queryFn: async ({ signal }) => decodeGroups(unwrap(await api.GET(LISTS[view], { signal }))),
    }),

  members: (groupId: number) =>
    queryOptions({
      queryKey: ['groups', 'members', groupId],
      queryFn: async ({ signal }) =>
        decodeGroupMembers(
          unwrap(
            await api.GET('/api/group/{groupId}/members', {
              params: { path: { groupId } },
              signal,
            }),
          ),
        ),
    }),
}
