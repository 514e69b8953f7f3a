import type { QueryClient } from '@tanstack/react-query'
import type { FollowView } from '~/domain/people/list-view'
import { followList } from './list-query'
import { follow } from './queries'

/** Removes a golfer from a cached list without a request: no other row moves. */
export function removeRow(client: QueryClient, view: FollowView, userId: number): void {
  if (view === 'suggestions') {
    client.setQueryData(
      follow.suggestions().queryKey,
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page) => ({
            ...page,
            items: page.items.filter((entry) => entry.userId !== userId),
          })),
        },
    )
    return
  }
  client.setQueryData(followList(view).queryKey, (entries) =>
    entries?.filter((entry) => entry.userId !== userId),
  )
}
