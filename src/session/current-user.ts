import { unwrap, type Api } from '~/api/client'
import { decodeUser } from '~/api/decode/user'
import { ApiError } from '~/api/errors'
import { REPEAT_DELAY_MS, REPEATS } from '~/api/repeats'
import type { User } from '~/api/types'
import { requestMessages } from '~/domain/messages/request'
import { wait, type Timers } from '~/lib/timers'

/** Answers of a host that is there but busy. Without any answer the golfer is told at once, not after 90 s. */
const BUSY = new Set([502, 503, 504])

type Options = {
  api: Api
  timers: Timers
  /** Says that this is the first fetch after a login. */
  newSession: boolean
  signal: AbortSignal
}

/** Asks the host who is signed in. Rejects with an `ApiError`; a record without an id counts as no JSON. */
export async function fetchCurrentUser({
  api,
  timers,
  newSession,
  signal,
}: Options): Promise<User> {
  const header = newSession ? { 'New-Session': 'true' } : {}
  for (let repeats = 0; ; repeats += 1) {
    try {
      const user = decodeUser(
        unwrap(await api.GET('/api/user/current', { params: { header }, signal })),
      )
      if (!user)
        throw new ApiError(requestMessages.invalidJson, 200, { endpoint: 'GET /api/user/current' })
      return user
    } catch (error) {
      if (!(error instanceof ApiError) || !BUSY.has(error.status) || repeats === REPEATS)
        throw error
      await wait(timers, REPEAT_DELAY_MS, signal)
    }
  }
}
