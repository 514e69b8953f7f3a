import type { CommentDetail } from '../types'
import { handicap } from './handicap'
import { count, fieldOf, listOf, maybe, or, record, text, nonBlank } from '~/lib/decode'

const commentDetail = record<CommentDetail>({
  name: or(text, ''),
  picture: maybe(nonBlank),
  dateTime: maybe(nonBlank),
  city: maybe(nonBlank),
  state: maybe(nonBlank),
  handicap: maybe(handicap),
  commentText: maybe(nonBlank),
})

/** Who commented or gave a Woohoo; a response that is not a list counts as empty. */
export const decodeCommentDetails = (json: unknown): CommentDetail[] => listOf(commentDetail)(json)

/** The host's current count, if it is usable (R23). */
const countNamed =
  (key: string) =>
  (json: unknown): number | undefined =>
    maybe(count)(fieldOf(fieldOf(json, 'updatedItem'), key))

/** The entry's count of comments after a change. */
export const decodeCommentCount = countNamed('commentCount')
/** The entry's count of Woohoos after a change. */
export const decodeLikeCount = countNamed('likeCount')
