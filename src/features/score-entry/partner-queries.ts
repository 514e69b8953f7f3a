import { queryOptions, skipToken } from '@tanstack/react-query'
import { api } from '~/api/client'
import { decodeSearch } from '~/api/decode/search'
import { unwrapList } from '~/api/unwrap-list'
import { uniqueBy } from '~/lib/unique'

/** How long typing must pause, and how many golfers are asked for. */
export const DEBOUNCE_MS = 300
const MAX_RESULTS = 10

/** Golfers one follows, by a part of their name; nothing is asked for an empty text. */
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
