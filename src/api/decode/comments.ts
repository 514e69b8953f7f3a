import type { CommentDetail } from '../types'
import { handicap } from './handicap'
import { count, listOf, maybe, or, record, text, UNUSABLE, nonBlank, type Decoder } from './value'

const commentDetail = record<CommentDetail>({
  name: or(text, ''),
  picture: maybe(nonBlank),
  dateTime: maybe(nonBlank),
  city: maybe(nonBlank),
  state: maybe(nonBlank),
  handicap: maybe(handicap),
  commentText: maybe(nonBlank),
})

/** Who commented or cheered; an answer that is no list counts as an empty one. */
export const decodeCommentDetails = (json: unknown): CommentDetail[] => listOf(commentDetail)(json)

/** What the host counts now, if it says so in a usable way (R23). */
const counted =
  (key: string) =>
  (json: unknown): number | undefined => {
    const given: Decoder<number> = (item) => {
      const fields = typeof item === 'object' && item !== null ? Object.entries(item) : []
      return count(fields.find(([name]) => name === key)?.[1])
    }
    const answer = record<{ updatedItem: number }>({ updatedItem: given })(json)
    return answer === UNUSABLE ? undefined : answer.updatedItem
  }

export const decodeCommentCount = counted('commentCount')
export const decodeLikeCount = counted('likeCount')
