import { afterEach, beforeEach, expect, test } from 'vitest'
import { session } from '~/session/session'
import { sampleDraft } from './score-draft.fake'
import { drafts, clearDraftsOnLogout } from './session-drafts'

// The app's own drafts and session, in the browser's own stores; only the network is pretended.
const PASSWORD = 'linxgolf1'
// Nobody of another test file: the browser's stores are shared with those.
const NORA = 7001
const MARCUS = 7002
const network = globalThis.fetch
let golfer = NORA
beforeEach(() => {
  localStorage.clear() // the origin is every test file's
  globalThis.fetch = (input, init) => {
    const { pathname } = new URL(new Request(input, init).url)
    const answers: Record<string, unknown> = {
      '/api/auth/login': { accessToken: 'access', refreshToken: 'refresh', userId: golfer },
      '/api/user/current': { us_id: golfer, us_email: `${golfer}@bell.example` },
    }
    return Promise.resolve(Response.json(answers[pathname] ?? {}))
  }
})
afterEach(async () => {
  await session.logout()
  globalThis.fetch = network
  localStorage.clear()
})

clearDraftsOnLogout()

async function signIn(userId: number): Promise<void> {
  golfer = userId
  await session.login(`${userId}@bell.example`, PASSWORD)
}

/** Nora is signed in and has typed a score. */
async function typeScore(): Promise<void> {
  await signIn(NORA)
  await drafts.save(sampleDraft({ userId: NORA }))
  expect(await drafts.list(NORA)).toHaveLength(1)
}

test('whoever logs out leaves no draft on the device (R7, R10)', async () => {
  await typeScore()
  await session.logout()
  expect(await drafts.list(NORA)).toEqual([])
})

test('a golfer the host has sent away finds the draft again; the next golfer finds none (R7)', async () => {
  await typeScore()
  session.end('refused')
  await signIn(NORA)
  expect(await drafts.list(NORA)).toHaveLength(1)
  session.end('refused')
  await signIn(MARCUS)
  expect(await drafts.list(NORA)).toEqual([])
})
