import { type QueryClient, mutationOptions } from '@tanstack/react-query'
import { api, unwrap } from '~/api/client'
import { decodeCommentCount } from '~/api/decode/comments'
import { assertDone } from '~/api/done'
import type { CommentDetail } from '~/api/types'
import { commentMessages } from '~/domain/messages/comments'
import { randomKey } from '~/lib/random-key'
import { userDatabase } from '~/platform/db/user-database'
import { browserTabs } from '~/platform/tabs'
import { session } from '~/session/session'
import { itemKey } from '~/domain/feed/item-key'
import { type EntryRef, reactionStore } from '../reactions'
import { createCommentDrafts } from './comment-drafts'
import { clearFound, sendComment } from './send-comment'

/** Unsent comments on this device, stored with the score drafts, so that both are cleared together. */
export const commentDrafts = createCommentDrafts(userDatabase, browserTabs('linx-comments'))

session.onEnd(commentDrafts.close)

async function post(
  item: EntryRef,
  CommentText: string,
  idempotencyKey: string,
): Promise<number | undefined> {
  const { sourceTable, sourceId } = item
  const body = { SourceTable: sourceTable, SourceId: sourceId, CommentText, idempotencyKey }
  const response = await api.POST('/api/comments', { body })
  assertDone(response, commentMessages.notSent)
  return decodeCommentCount(unwrap(response))
}

/** Sends the golfer's draft for an entry. Never rejects: errors are stored in `reactionStore`. */
async function sendTyped(client: QueryClient, item: EntryRef, shown: number): Promise<void> {
  const state = session.state()
  if (state.status !== 'signed-in') return
  await sendComment(item, shown, {
    post,
    newKey: randomKey,
    drafts: commentDrafts,
    reactionStore,
    client,
    user: state.user,
  })
}

/** Called with the loaded list of an entry, which may contain a comment of the golfer whose outcome was unknown. */
export function settleComment(item: EntryRef, rows: readonly CommentDetail[]): void {
  const state = session.state()
  if (state.status === 'signed-in')
    clearFound(item, rows, { drafts: commentDrafts, reactionStore, user: state.user })
}

/** The mutation that sends the golfer's draft for an entry; its variable is the count of comments on the screen. */
export const sendDraft = (item: EntryRef) =>
  mutationOptions({
    mutationKey: ['comment', itemKey(item)],
    mutationFn: (shown: number, { client }) => sendTyped(client, item, shown),
  })
