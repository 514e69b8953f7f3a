import type { SearchResult } from '../types'
import { handicap } from './handicap'
import { listOf, maybe, record, text, integer, nonBlank } from '~/lib/decode'

type Data = NonNullable<SearchResult['data']>

const searchResult = record<SearchResult>({
  id: integer,
  displayName: nonBlank,
  data: maybe(
    record<Data>({
      pictureUrl: maybe(text),
      city: maybe(nonBlank),
      state: maybe(nonBlank),
      handicap: maybe(handicap),
    }),
  ),
})

/** Golfers found; rows without id or name are left out. */
export const decodeSearch = (json: unknown): SearchResult[] => listOf(searchResult)(json)
