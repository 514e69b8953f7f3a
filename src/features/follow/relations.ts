import { api, unwrap } from '~/api/client'
import { decodeFollowStatus } from '~/api/decode/follow'
import { assertDone } from '~/api/done'
import { ApiError } from '~/api/errors'
import { queryClient } from '~/api/query-client'
import { sessionEnd } from '~/api/session-end'
import { createOptimisticWrites } from '~/lib/latest-wins'
import { follow } from './queries'
import { refreshRequestCount } from './request-count'

/** Whether the signed-in golfer follows somebody, or has asked to. */
export type Relation = 'following' | 'none'

/** What became of somebody's request to follow the signed-in golfer. */
export type RequestAnswer = 'waiting' | 'approved' | 'rejected'

/** What the server said of a relation: its status now, or why it had changed already. */
export type RelationAnswer = { status?: string | undefined; elsewhere?: string }

/** 404 and 409: the relation was changed on another device, or by the other golfer (R23). */
const isElsewhere = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 404 || error.status === 409)

type Answer = { data?: unknown; response: Response }

/**
 * What the server says to a change that ends in one of `ends`. Such a status is the truth, also beside `success: false`: it may
 * mean that nothing had to be done. A relation that changed elsewhere is no failure: the row goes.
 */
async function change(call: Promise<Answer>, ...ends: string[]): Promise<RelationAnswer> {
  try {
    const answer = await call
    const status = decodeFollowStatus(unwrap(answer))
    if (status === undefined || !ends.includes(status)) assertDone(answer)
    return { status }
  } catch (error) {
    if (!isElsewhere(error)) throw error
    void refreshRequestCount(queryClient)
    return { elsewhere: error.message }
  } finally {
    // What is shown stays as it is; the other lists are asked for again when they are looked at.
    void queryClient.invalidateQueries({ queryKey: follow.lists(), refetchType: 'none' })
  }
}

/** Whom the golfer wants to follow, by userId (R23). */
export const relations = createOptimisticWrites<number, Relation, RelationAnswer>({
  async send(userId, wanted, keepalive) {
    const options = { params: { path: { userId } }, keepalive }
    if (wanted === 'none') return change(api.PUT('/api/follow/unfollow/{userId}', options), 'None')
    return change(api.POST('/api/follow/follow/{userId}', options), 'Pending', 'Approved')
  },
})

/** What the golfer answers to requests, by the userId of who asks. */
export const requests = createOptimisticWrites<number, RequestAnswer, RelationAnswer>({
  async send(userId, wanted, keepalive) {
    const options = { params: { path: { userId } }, keepalive }
    const answer = await (wanted === 'approved'
      ? change(api.PUT('/api/follow/approve/{userId}', options), 'Approved')
      : change(api.PUT('/api/follow/reject/{userId}', options), 'None'))
    if (!answer.elsewhere) void refreshRequestCount(queryClient) // R17: after a local answer too
    return answer
  },
})

/** Sends at once what could still have been taken back: the golfer leaves. */
export function sendHeld(): void {
  relations.flush()
  requests.flush()
}

sessionEnd.add(() => {
  relations.clear()
  requests.clear()
})
if (typeof window !== 'undefined') window.addEventListener('pagehide', sendHeld)
