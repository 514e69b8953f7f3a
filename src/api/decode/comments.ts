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

/** Who commented or cheered; a response that is not a list counts as empty. */
export const decodeCommentDetails = (json: unknown): CommentDetail[] => listOf(commentDetail)(json)

/** The host's current count, if it is usable (R23). */
const countNamed =
  (key: string) =>
  (json: unknown): number | undefined => {
    const given: Decoder<number> = (item) => {
      const fields = typeof item === 'object' && item !== null ? Object.entries(item) : []
      return count(fields.find(([name]) => name === key)?.[1])
    }
    const answer = record<{ updatedItem: number }>({ updatedItem: given })(json)
    return answer === UNUSABLE ? undefined : answer.updatedItem
  }

export const decodeCommentCount = countNamed('commentCount')
export const decodeLikeCount = countNamed('likeCount')
