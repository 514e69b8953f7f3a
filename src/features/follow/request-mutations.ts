import { api } from '~/api/client'
import { createOptimisticMutation } from '~/api/optimistic-mutation'
import { queryClient } from '~/api/query-client'
import { sessionEnd } from '~/api/events'
import { sendBeforeLeaving } from '~/session/session'
import { change, type RelationResponse } from './mutations'
import { refreshRequestCount, requestCount } from './request-count'

/** The answer to a request to follow the signed-in golfer. */
export type RequestAnswer = 'waiting' | 'approved' | 'rejected'

/** The golfer's answers to requests, by the requester's userId. */
export const requests = createOptimisticMutation<number, RequestAnswer, RelationResponse>({
  client: queryClient,
  mutationKey: ['follow', 'request'],
  async mutationFn(userId, wanted, keepalive) {
    const options = { params: { path: { userId } }, keepalive }
    try {
      return await (wanted === 'approved'
        ? change(api.PUT('/api/follow/approve/{userId}', options), 'Approved')
        : change(api.PUT('/api/follow/reject/{userId}', options), 'None'))
    } finally {
      // R17: after a local answer too. After one that failed the host may have sent the count that still had it.
      void refreshRequestCount(queryClient)
    }
  },
})

const isWaiting = (answer: { value: RequestAnswer } | undefined): boolean =>
  answer === undefined || answer.value === 'waiting'

/** True while the count is corrected here, so that the change is not taken for a response of the host. */
let isOwnChange = false
function changeCount(by: number): void {
  isOwnChange = true
  queryClient.setQueryData(requestCount().queryKey, (count) =>
    count === undefined ? count : Math.max(0, count + by),
  )
  isOwnChange = false
}

// Lowers the shown count for each answered request, and raises it when an answer is undone or fails, even after the list was
// left.
requests.store.subscribe((now, before) => {
  for (const [userId, answer] of now) {
    const waits = isWaiting(answer)
    if (waits !== isWaiting(before.get(userId))) changeCount(waits ? 1 : -1)
  }
})

const isDelayed = ({ phase }: { phase: string }): boolean => phase === 'delayed'

// The host still counts the requests whose answers have not been sent.
queryClient.getQueryCache().subscribe((event) => {
  if (isOwnChange || event.type !== 'updated' || event.action.type !== 'success') return
  const unsent = [...requests.store.getState().values()].filter(isDelayed).length
  if (unsent > 0 && event.query === queryClient.getQueryCache().find(requestCount()))
    changeCount(-unsent)
})

/** Sends delayed answers at once, when the golfer leaves. */
export const sendDelayedAnswers = (): void => void requests.flush()

sendBeforeLeaving(requests.flush)
sessionEnd.add(requests.clear)
