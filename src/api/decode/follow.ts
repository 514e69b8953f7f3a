import { count, fieldOf, maybe, nonBlank, or } from '~/lib/decode'

/** How many follow requests are pending, as a number or in a record; 0 when the response has no usable number. */
export const decodeRequestCount = (json: unknown): number =>
  or(count, 0)(fieldOf(json, 'count') ?? json)

/** The follow status after a change, as the server names it; undefined when it is missing. */
export const decodeFollowStatus = (json: unknown): string | undefined =>
  maybe(nonBlank)(fieldOf(json, 'status'))
