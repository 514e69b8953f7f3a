import { unwrap, type Api } from '~/api/client'
import { decodeUser } from '~/api/decode/user'
import { ApiError } from '~/api/errors'
import { RETRY_DELAY_MS, MAX_RETRIES } from '~/api/retries'
import type { User } from '~/api/types'
import { requestMessages } from '~/domain/messages/request'
import { sessionMessages } from '~/domain/messages/session'
import { wait, type Timers } from '~/lib/timers'

/** Statuses of a busy host, which are retried. No response is not: the golfer sees that at once, not after 90 s. */
const BUSY = new Set([502, 503, 504])

const ENDPOINT = 'GET /api/user/current'

type Options = {
  api: Api
  timers: Timers
  /** Whether this is the first fetch after a login. */
  newSession: boolean
  signal: AbortSignal
  /** The id of the signed-in golfer; another golfer's record is refused. Undefined: any record is accepted. */
  owner: string | undefined
}

/** Fetches the signed-in golfer's record. Rejects with an `ApiError`; a record without an id counts as invalid JSON. */
export async function fetchCurrentUser({
  api,
  timers,
  newSession,
  signal,
  owner,
}: Options): Promise<User> {
  const header = newSession ? { 'New-Session': 'true' } : {}
  for (let repeats = 0; ; repeats += 1) {
    try {
      const user = decodeUser(
        unwrap(await api.GET('/api/user/current', { params: { header }, signal })),
      )
      if (!user) throw new ApiError(requestMessages.invalidJson, 200, { endpoint: ENDPOINT })
      if (owner !== undefined && String(user.us_id) !== owner)
        throw new ApiError(sessionMessages.authenticationFailed, 401, { endpoint: ENDPOINT })
      return user
    } catch (error) {
      if (!(error instanceof ApiError) || !BUSY.has(error.status) || repeats === MAX_RETRIES)
        throw error
      await wait(timers, RETRY_DELAY_MS, signal)
    }
  }
}
