import { itemKey } from '~/domain/item-key'
import type { QueryClient } from '@tanstack/react-query'
import { mayHaveHappened } from '~/api/errors'
import type { CommentDetail, User } from '~/api/types'
import { commentFault, commentText } from '~/domain/comment'
import { commentMessages } from '~/domain/messages/comments'
import { isAbort } from '~/lib/abort'
import { now } from '~/lib/clock'
import { type TalkRef } from '../talk-item'
import type { TalkState } from '../talk-state'
import type { CommentDrafts } from './comment-drafts'
import { talkDetails } from './details'

type Parts = {
  /** Sends a comment once, with its idempotency key; resolves with the host's new count, if it says one. */
  post: (item: TalkRef, text: string, key: string) => Promise<number | undefined>
  newKey: () => string
  drafts: Pick<CommentDrafts, 'get' | 'save'>
  talk: Pick<TalkState, 'get' | 'change'>
  client: QueryClient
  user: User
}

const nameOf = ({ us_firstname, us_lastname }: User): string =>
  `${us_firstname} ${us_lastname}`.trim()

/** What the golfer has said, as a row of the list. */
export const ownRow = (user: User, text: string): CommentDetail => ({
  name: nameOf(user),
  picture: user.us_picture_url ?? null,
  dateTime: new Date(now()).toISOString(),
  city: user.us_city ?? null,
  state: user.us_state ?? null,
  commentText: text,
})

/**
 * Sends what stands in the draft. `shown` is the count on the screen. It is counted and listed at once; a failure takes
 * exactly that back and leaves the draft with the reason. Where an earlier sending may have arrived, the list is read again
 * first (R6). One comment an entry at a time.
 */
export async function sendComment(item: TalkRef, shown: number, parts: Parts): Promise<void> {
  const { post, newKey, drafts, talk, client, user } = parts
  const key = itemKey(item)
  const details = talkDetails(item, 'comments')
  const draft = drafts.get(user.us_id, item)
  const text = commentText(draft.text)
  if (talk.get(key).sending !== undefined) return
  const failure = commentFault(draft.text)
  talk.change(key, { failure, sending: failure ? undefined : text })
  if (failure) return

  const save = (change: object) => drafts.save(user.us_id, item, { text: draft.text, ...change })
  const alike = (rows: readonly CommentDetail[] = []) =>
    rows.filter((row) => row.commentText === text && row.name === nameOf(user)).length
  const done = (comments: number, rows?: readonly CommentDetail[]) => {
    if (rows) client.setQueryData(details.queryKey, [...rows, ownRow(user, text)])
    drafts.save(user.us_id, item, { text: '' })
    talk.change(key, { sending: undefined, comments })
  }

  try {
    if (draft.unsure !== undefined) {
      const rows = await client.fetchQuery(details)
      if (alike(rows) > draft.unsure) return done(rows.length)
    }
    const attemptKey = draft.sent?.text === text ? draft.sent.key : newKey()
    save({ unsure: alike(client.getQueryData(details.queryKey)), sent: { text, key: attemptKey } })
    const comments = await post(item, text, attemptKey)
    done(comments ?? shown + 1, client.getQueryData(details.queryKey))
    // More than this one: others wrote, or the browser sent it twice to a host that does not know the key. The list says.
    if ((comments ?? 0) > shown + 1) void client.invalidateQueries({ queryKey: details.queryKey })
  } catch (error) {
    if (isAbort(error)) return // with the session: what was typed is stored
    if (!mayHaveHappened(error)) save({})
    const message = error instanceof Error ? error.message : ''
    talk.change(key, { sending: undefined, failure: message || commentMessages.notSent })
  }
}
