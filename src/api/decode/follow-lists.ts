import { uniqueBy } from '~/lib/unique'
import { flag, id, listOf, maybe, or, record, text, nonBlank } from '~/lib/decode'
import type { FollowEntry, FollowSuggestions } from '../types'
import { handicap } from './handicap'

/** A golfer of a list needs an id; everything else may be missing. */
const followEntry = record<FollowEntry>({
  userId: id,
  fullName: or(text, ''),
  pictureUrl: maybe(nonBlank),
  location: maybe(nonBlank),
  handicap: maybe(handicap),
  status: maybe(nonBlank),
  isFollowedByCurrentUser: maybe(flag),
})

/** A list of golfers, each once (R16). */
export const decodeFollowEntries = (json: unknown): FollowEntry[] =>
  uniqueBy(listOf(followEntry)(json), ({ userId }) => userId)

const suggestions = record<FollowSuggestions>({
  items: decodeFollowEntries,
  hasMore: (json) => json === true, // only true means more (R16)
})

/** A page of suggestions; an unusable response counts as empty. */
export const decodeSuggestions = (json: unknown): FollowSuggestions =>
  or(suggestions, { items: [], hasMore: false })(json)
