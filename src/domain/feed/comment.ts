import { commentMessages } from '../messages/comments'
import { visibleText } from '../people/names'

/** UTF-16 units a comment may have (R9). */
const MAX_COMMENT_LENGTH = 500

/** From so many units on the counter is shown. */
const COUNTER_FROM = 450

/** The text as it is sent: without the blanks around it. */
export const commentText = (typed: string): string => typed.trim()

/** What is wrong with a comment; undefined when it may be sent. */
export function commentFault(typed: string): string | undefined {
  if (visibleText(typed) === undefined) return commentMessages.empty
  return commentText(typed).length > MAX_COMMENT_LENGTH
    ? commentMessages.tooLong(MAX_COMMENT_LENGTH)
    : undefined
}

/** '487/500' near the limit and above it; nothing before. */
export const commentCounter = (typed: string): string | undefined =>
  typed.length < COUNTER_FROM ? undefined : `${commentText(typed).length}/${MAX_COMMENT_LENGTH}`
