import { json, refusal } from '~/testing/responses'
import { aSession, aUser } from '~/testing/builders'
import { createFakeServer } from '~/testing/fake-server'
import { createFakeTimers } from '~/lib/timers.fake'
import type { createFakeStorage } from '~/platform/storage/storage.fake'
import { createFakeBrowser } from './browser.fake'

export const REFRESH = 'POST /api/auth/refresh-token'
export const USER = 'GET /api/user/current'
export const LOGIN = 'POST /api/auth/login'
export const EMAIL = 'nora@whitcombe.example'
export const nora = () => json(aUser())
export const signedInReply = () => json(aSession())
export const refused = (status: number, message?: string) => () => refusal(status, message)

export type Replies = Parameters<typeof createFakeServer>[0]
export function browserWith(
  replies: Replies,
  options: { device?: string; storage?: ReturnType<typeof createFakeStorage> } = {},
) {
  const timers = createFakeTimers()
  const server = createFakeServer({
    [USER]: nora,
    [LOGIN]: signedInReply,
    [REFRESH]: signedInReply,
    ...replies,
  })
  const browser = createFakeBrowser({ fetch: server.fetch, timers, ...options })
  return { timers, server, browser, storage: browser.storage }
}
export const authKeys = ({ storage }: ReturnType<typeof browserWith>) =>
  [...storage.values.keys()].filter((key) => key !== 'last_email')
