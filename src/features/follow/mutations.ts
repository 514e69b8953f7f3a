import { api, unwrap } from '~/api/client'
import { decodeFollowStatus } from '~/api/decode/follow'
import { assertDone } from '~/api/done'
import { ApiError } from '~/api/errors'
import { createOptimisticMutation } from '~/api/optimistic-mutation'
import { queryClient } from '~/api/query-client'
import { sessionEnd } from '~/api/events'
import { sendBeforeLeaving } from '~/session/session'
import { refreshRequestCount } from './request-count'

/** The first part of the key of every list of golfers. */
export const FOLLOW_LISTS = ['follow', 'list'] as const

/** The signed-in golfer's relation to another golfer; a pending request counts as following. */
export type Relation = 'following' | 'none'

/** The server's response: the status of the relation now, or why it had changed already. */
export type RelationResponse = { status?: string | undefined; elsewhere?: string }

/** 404 and 409: the relation was changed on another device or by the other golfer (R23). */
const isElsewhere = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 404 || error.status === 409)

type Reply = { data?: unknown; response: Response }

/**
 * Returns the response to a change that results in one of the statuses `ends`. Such a status counts even with `success:
 * false`, since there may have been nothing to do. A relation that was changed elsewhere is not a failure: its row is
 * removed.
 */
export async function change(call: Promise<Reply>, ...ends: string[]): Promise<RelationResponse> {
  try {
    const response = await call
    const status = decodeFollowStatus(unwrap(response))
    if (status === undefined || !ends.includes(status)) assertDone(response)
    return { status }
  } catch (error) {
    if (!isElsewhere(error)) throw error
    void refreshRequestCount(queryClient)
    return { elsewhere: error.message }
  } finally {
    // The shown list stays as it is; the other lists reload when they are opened.
    void queryClient.invalidateQueries({ queryKey: FOLLOW_LISTS, refetchType: 'none' })
  }
}

/** The relations the golfer wants, by userId (R23). */
export const relations = createOptimisticMutation<number, Relation, RelationResponse>({
  client: queryClient,
  mutationKey: ['follow', 'relation'],
  async mutationFn(userId, wanted, keepalive) {
    const options = { params: { path: { userId } }, keepalive }
    if (wanted === 'none') return change(api.PUT('/api/follow/unfollow/{userId}', options), 'None')
    return change(api.POST('/api/follow/follow/{userId}', options), 'Pending', 'Approved')
  },
})

/** Changes a relation. If it was changed elsewhere, the host has not confirmed its value, so that any value is sent. */
export const changeRelation: typeof relations.mutate = (userId, ...rest) => {
  if (relations.get(userId)?.response?.elsewhere) relations.forget(userId)
  relations.mutate(userId, ...rest)
}

/** Sends a delayed unfollow at once, when the golfer leaves. */
export const sendDelayedFollows = (): void => void relations.flush()

sendBeforeLeaving(relations.flush)
sessionEnd.add(relations.clear)
