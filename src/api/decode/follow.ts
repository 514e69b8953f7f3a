import { uniqueBy } from '~/lib/unique'
import type { FollowEntry, FollowSuggestions } from '../types'
import { handicap } from './handicap'
import {
  count,
  fieldOf,
  flag,
  id,
  listOf,
  maybe,
  or,
  record,
  text,
  UNUSABLE,
  nonBlank,
} from '~/lib/decode'

/** How many follow requests are pending, as a number or in a record; 0 when the response has no usable number. */
export const decodeRequestCount = (json: unknown): number =>
  or(count, 0)(fieldOf(json, 'count') ?? json)

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

/** The follow status after a change, as the server names it; undefined when it is missing. */
export function decodeFollowStatus(json: unknown): string | undefined {
  const answer = record<{ status: string }>({ status: nonBlank })(json)
  return answer === UNUSABLE ? undefined : answer.status
}
