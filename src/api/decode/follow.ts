import { count, record, UNUSABLE } from './value'

/** How many requests to follow the golfer wait for an answer; 0 when the answer says no such number. */
export function decodeRequestCount(json: unknown): number {
  const answer = record<{ count: number }>({ count })(json)
  return answer === UNUSABLE ? 0 : answer.count
}
