import { queryOptions, skipToken } from '@tanstack/react-query'
import { api } from '~/api/client'
import { decodeSearch } from '~/api/decode/search'
import { unwrapList } from '~/api/unwrap-list'
import { uniqueBy } from '~/lib/unique'

/** The search's debounce and page size. */
export const DEBOUNCE_MS = 300
const MAX_RESULTS = 10

/** Followed golfers by a part of their name; no request for an empty text. */
export const golfersNamed = (name: string) =>
  queryOptions({
    queryKey: ['golfers', 'named', name],
    queryFn:
      name === ''
        ? skipToken
        : async ({ signal }) => {
            const query = {
              q: name,
              entity: 'users',
              scope: 'following',
              limit: MAX_RESULTS,
            } as const
            const json = unwrapList(await api.GET('/api/search', { params: { query }, signal }))
            return uniqueBy(decodeSearch(json), ({ id }) => id).slice(0, MAX_RESULTS)
          },
  })
