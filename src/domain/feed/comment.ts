import { commentMessages } from '../messages/comments'
import { visibleText } from '../people/names'

/** The maximum length of a comment, in UTF-16 units (R9). */
const MAX_COMMENT_LENGTH = 500

/** The length from which the counter is shown. */
const COUNTER_FROM = 450

/** The text as it is sent: trimmed. */
export const commentText = (typed: string): string => typed.trim()

/** The error of a comment; undefined if it can be sent. */
export function commentFault(typed: string): string | undefined {
  if (visibleText(typed) === undefined) return commentMessages.empty
  return commentText(typed).length > MAX_COMMENT_LENGTH
    ? commentMessages.tooLong(MAX_COMMENT_LENGTH)
    : undefined
}

/** '487/500' near the limit and above it, else undefined. */
export const commentCounter = (typed: string): string | undefined =>
  typed.length < COUNTER_FROM ? undefined : `${commentText(typed).length}/${MAX_COMMENT_LENGTH}`
