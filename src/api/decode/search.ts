import type { SearchResult } from '../types'
import { handicap } from './handicap'
import { listOf, maybe, record, text, whole, words } from './value'

type Data = NonNullable<SearchResult['data']>

const found = record<SearchResult>({
  id: whole,
  displayName: words,
  data: maybe(
    record<Data>({
      pictureUrl: maybe(text),
      city: maybe(words),
      state: maybe(words),
      handicap: maybe(handicap),
    }),
  ),
})

/** Golfers found; rows without id or name are left out. */
export const decodeSearch = (json: unknown): SearchResult[] => listOf(found)(json)
