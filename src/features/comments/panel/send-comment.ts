import type { QueryClient } from '@tanstack/react-query'
import { itemKey } from '~/domain/feed/item-key'
import { mayHaveHappened } from '~/api/errors'
import type { CommentDetail, User } from '~/api/types'
import { commentFault, commentText } from '~/domain/feed/comment'
import { fullName } from '~/domain/people/names'
import { commentMessages } from '~/domain/messages/comments'
import { isAbort } from '~/lib/abort'
import { now } from '~/lib/clock'
import { type EntryRef, changeReactions, type Reactions, type ReactionStore } from '../reactions'
import type { CommentDrafts } from './comment-drafts'
import { fetchDetails, reactionDetails } from './details'

type Parts = {
  /** Sends a comment with its idempotency key. Resolves with the host's new count, if it sends one. */
  post: (item: EntryRef, text: string, key: string) => Promise<number | undefined>
  newKey: () => string
  drafts: Pick<CommentDrafts, 'get' | 'save'>
  reactionStore: ReactionStore
  client: QueryClient
  user: User
}

/** The golfer's comment as a row of the list. */
export const ownCommentRow = (user: User, text: string): CommentDetail => ({
  name: fullName(user),
  picture: user.us_picture_url ?? null,
  dateTime: new Date(now()).toISOString(),
  city: user.us_city ?? null,
  state: user.us_state ?? null,
  commentText: text,
})

/** How many of the comments are the golfer's own with this text. */
const countAlike = (rows: readonly CommentDetail[], text: string, user: User): number =>
  rows.filter((row) => row.commentText === text && row.name === fullName(user)).length

/** Clears the field if its comment, whose outcome was unknown, is in the list, so that it was posted. */
export function clearFound(
  item: EntryRef,
  rows: readonly CommentDetail[],
  { drafts, reactionStore, user }: Pick<Parts, 'drafts' | 'reactionStore' | 'user'>,
): void {
  const key = itemKey(item)
  const { text, unsure, sent } = drafts.get(user.us_id, item)
  if (reactionStore.getState()[key]?.sending !== undefined || unsure === undefined) return
  if (!sent?.wasListed || sent.text !== commentText(text)) return
  if (countAlike(rows, sent.text, user) <= unsure) return
  drafts.save(user.us_id, item, { text: '' })
  changeReactions(key, { failure: undefined }, reactionStore)
}

/**
 * Sends the draft, one comment per entry at a time; `shown` is the count on the screen. The comment is counted and listed at
 * once, and a failure reverts that; if an earlier attempt may have arrived, the list is reloaded first (R6).
 */
export async function sendComment(item: EntryRef, shown: number, parts: Parts): Promise<void> {
  const { post, newKey, drafts, reactionStore, client, user } = parts
  const key = itemKey(item)
  const details = reactionDetails(item, 'comments')
  const draft = drafts.get(user.us_id, item)
  const text = commentText(draft.text)
  const change = (next: Reactions) => changeReactions(key, next, reactionStore)
  if (reactionStore.getState()[key]?.sending !== undefined) return
  const failure = commentFault(draft.text)
  change({ failure, sending: failure ? undefined : text })
  if (failure) return

  // The text may have been changed in another tab since.
  const typed = () => drafts.get(user.us_id, item).text
  const save = (rest: object) => drafts.save(user.us_id, item, { text: typed(), ...rest })
  const done = (comments: number, rows?: readonly CommentDetail[]) => {
    if (rows) client.setQueryData(details.queryKey, [...rows, ownCommentRow(user, text)])
    save(typed() === draft.text ? { text: '' } : {})
    change({ sending: undefined, comments })
  }

  let isChecking = draft.unsure !== undefined
  try {
    if (draft.unsure !== undefined) {
      // A query of its own, since the panel's is canceled when it closes.
      const rows = await client.fetchQuery({
        queryKey: ['reactions', 'check', key],
        staleTime: 0,
        queryFn: ({ signal }) => fetchDetails(item, 'comments', signal),
      })
      client.setQueryData(details.queryKey, rows)
      // A text other than that of the attempt is another comment.
      const isSameText = draft.sent === undefined || draft.sent.text === text
      const later = rows.slice(draft.sent?.shown ?? 0)
      if (isSameText && countAlike(later, text, user) > draft.unsure) return done(rows.length)
    }
    const attemptKey = draft.sent?.text === text ? draft.sent.key : newKey()
    const listed = client.getQueryData(details.queryKey)
    save({
      unsure: countAlike(listed ?? [], text, user),
      sent: {
        text,
        key: attemptKey,
        wasListed: listed !== undefined,
        shown: listed ? undefined : shown,
      },
    })
    isChecking = false
    const comments = await post(item, text, attemptKey)
    const list = { queryKey: details.queryKey }
    const isListLoading = client.isFetching(list) > 0
    await client.cancelQueries(list) // it was requested before the comment was posted
    done(comments ?? shown + 1, client.getQueryData(details.queryKey))
    // The count grew by more than one: others commented, or the browser sent it twice to a host without idempotency.
    // Reloading the list shows which.
    if (isListLoading || (comments ?? 0) > shown + 1) void client.invalidateQueries(list)
  } catch (error) {
    if (isAbort(error)) return // the session ended; the draft is stored
    if (!isChecking && !mayHaveHappened(error)) save({})
    const message = error instanceof Error ? error.message : ''
    change({ sending: undefined, failure: message || commentMessages.notSent })
  }
}
