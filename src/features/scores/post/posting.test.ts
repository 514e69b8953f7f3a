import { beforeEach, expect, test } from 'vitest'
import { ApiError, networkError } from '~/api/errors'
import type { PostedScore } from '~/api/types'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { abortError } from '~/lib/abort'
import { deferred } from '~/lib/deferred'
import { sampleAttempt, sampleDraft } from '../draft/score-draft.fake'
import { createPostingWorld, fail, fine, settled, type PostingWorld } from './posting.fake'

const BLUE = { teeName: 'Blue' }
const draft = sampleDraft()
let world: PostingWorld

beforeEach(() => {
  world = createPostingWorld()
})

// SCR-01.
test('ten presses in one tick post one score', async () => {
  const tab = world.openTab()
  for (let press = 0; press < 10; press += 1) {
    tab.post(draft, BLUE)
    expect(tab.getState().status).toBe('sending')
  }
  await settled()
  expect(world.sends).toBe(1)
  expect(tab.getState()).toMatchObject({ status: 'posted', result: { scoreTotal: 84 } })
  expect(await tab.drafts.load(1, '14001')).toBeUndefined()
})

// R6, SCR-02.
test.each([
  ['no answer', fail(networkError(undefined))],
  ['408', fail(new ApiError('Request Timeout', 408))],
  ['502', fail(new ApiError('Bad Gateway', 502))],
  ['503', fail(new ApiError('Unavailable', 503))],
  ['504', fail(new ApiError('Gateway Timeout', 504))],
  ['a good answer that is not JSON', fail(new ApiError('Invalid JSON response from server.', 200))],
  ['a good answer that is not a record', async () => undefined],
  ['an unexpected error', fail(new TypeError('x'))],
])(
  '%s leaves the score unconfirmed, also after a reload, and another press sends nothing',
  async (_what, lost) => {
    world.answer = lost
    const tab = world.openTab()
    tab.post(draft, BLUE)
    await settled()
    expect(tab.getState()).toMatchObject({
      status: 'unconfirmed',
      draft: { attempt: { strokes: { scoreTotal: 84 } } },
    })

    const reloaded = world.openTab()
    const restored = await reloaded.drafts.load(1, '14001')
    expect(restored?.attempt).toBeDefined()
    reloaded.post(restored ?? draft, BLUE)
    await settled()
    expect(world.sends).toBe(1)
    expect(reloaded.getState().status).toBe('unconfirmed')
  },
)

/** Posts the score and loses the response. */
async function postWithoutResponse() {
  world.answer = fail(networkError(undefined))
  const tab = world.openTab()
  tab.post(draft, BLUE)
  await settled()
  return { tab, attempt: (await tab.drafts.load(1, '14001'))?.attempt }
}

test('after the check found nothing it is sent once more, and only once', async () => {
  const { tab, attempt } = await postWithoutResponse()
  world.answer = fine
  tab.post(draft, { ...BLUE, replaces: attempt })
  await settled()
  expect(world.sends).toBe(2)
  expect(tab.getState().status).toBe('posted')
})

test('R6 a resend that a check allowed before a reload is in doubt again when the next check is unclear', async () => {
  const { tab, attempt: sent } = await postWithoutResponse()
  await tab.drafts.allowResend(draft, sent?.id ?? '')
  const reloaded = world.openTab()
  const attempt = (await reloaded.drafts.load(1, '14001'))?.attempt
  expect(attempt?.canResend).toBe(true)
  world.verdict = async () => 'unclear'
  reloaded.post(draft, { ...BLUE, replaces: attempt })
  await settled()
  expect(reloaded.getState()).toMatchObject({
    status: 'unconfirmed',
    draft: { attempt: { id: sent?.id, canResend: undefined } },
  })
  expect(world.sends).toBe(1)
})

// R6: an attempt may arrive after a check allowed a resend.
test('a score that may have been recorded, or that cannot be checked, is not sent unless the golfer knows better', async () => {
  const { tab, attempt } = await postWithoutResponse()
  world.answer = fine
  world.verdict = async () => 'unclear'
  tab.post(draft, { ...BLUE, replaces: attempt })
  await settled()
  expect(tab.getState()).toMatchObject({ status: 'unconfirmed', draft: { attempt } })
  world.verdict = () => Promise.reject(new ApiError('Unavailable', 503))
  tab.post(draft, { ...BLUE, replaces: attempt })
  await settled()
  expect(tab.getState()).toMatchObject({
    status: 'refused',
    message: 'Unavailable',
    draft: { attempt },
  })
  expect(world.sends).toBe(1)
  tab.post(draft, { ...BLUE, replaces: attempt, isKnownNotPosted: true })
  await settled()
  expect(world.sends).toBe(2)
  expect(tab.getState().status).toBe('posted')
})

test('unreadable lists do not block a score that an earlier check did not find', async () => {
  world.verdict = () => Promise.reject(new ApiError('Broken', 500))
  const tab = world.openTab()
  tab.post(draft, { ...BLUE, replaces: sampleAttempt() })
  await settled()
  expect(tab.getState().status).toBe('posted')
})

// SCR-04, SCR-05.
test.each([400, 409, 422, 500])(
  '%d shows the server’s message; everything stays and can be sent again',
  async (status) => {
    world.answer = fail(new ApiError('The tee set is closed.', status))
    const tab = world.openTab()
    tab.post(draft, BLUE)
    await settled()
    expect(tab.getState()).toMatchObject({ status: 'refused', message: 'The tee set is closed.' })
    expect(await tab.drafts.load(1, '14001')).toEqual(draft)
    world.answer = fine
    tab.dismiss()
    tab.post(draft, BLUE)
    await settled()
    expect(world.sends).toBe(2)
    expect(tab.getState().status).toBe('posted')
  },
)

test('a success status with a refusal in it is a refusal; a score that is in My Linx nevertheless counts as posted', async () => {
  const no = new ApiError('The season is over.', 200, { data: { success: false } })
  world.answer = fail(no)
  const tab = world.openTab()
  tab.post(draft, BLUE)
  await settled()
  expect(tab.getState()).toMatchObject({ status: 'refused', message: 'The season is over.' })
  tab.dismiss()
  world.verdict = async () => 'posted'
  tab.post(draft, BLUE)
  await settled()
  expect(tab.getState().status).toBe('posted')
})

test('a score that is not ready is not sent', async () => {
  const tab = world.openTab()
  tab.post(sampleDraft({ entry: { ...draft.entry, total: '9' } }), BLUE)
  await settled()
  expect(world.sends).toBe(0)
  expect(tab.getState().status).toBe('idle')
})

test('the same draft in a second tab cannot be posted again', async () => {
  const [one, two] = [world.openTab(), world.openTab()]
  one.post(draft, BLUE)
  await settled()
  two.post(draft, BLUE)
  await settled()
  expect(world.sends).toBe(1)
  expect(two.getState()).toMatchObject({
    status: 'refused',
    message: scoreEntryMessages.postedElsewhere,
  })
})

test('a draft that a second tab posts just as this one claims it is not posted again', async () => {
  const [one, two] = [world.openTab(), world.openTab()]
  const { get } = world.store
  world.store.get = async (key) => {
    const before = await get(key)
    if (!key.startsWith('posted/')) return before
    world.store.get = get
    const posted = deferred()
    one.onPosted(() => posted.resolve())
    one.post(draft, BLUE)
    await posted.promise
    return before
  }
  two.post(draft, BLUE)
  await settled()
  expect(world.sends).toBe(1)
  expect(two.getState()).toMatchObject({
    status: 'refused',
    message: scoreEntryMessages.postedElsewhere,
  })
  expect(await world.store.keys()).toEqual(['posted/1'])
})

test('a response after the session’s end is not shown; the attempt stays open for its golfer', async () => {
  const tab = world.openTab()
  const lost = deferred<undefined>()
  world.answer = () => lost.promise
  tab.post(draft, BLUE)
  await settled()
  expect(world.sends).toBe(1)
  tab.reset()
  lost.reject(abortError('The session has ended.'))
  await settled()
  expect(tab.getState().status).toBe('idle')
  expect((await world.openTab().drafts.load(1, '14001'))?.attempt).toBeDefined()
})

// R10.
test('if the session ends while the draft is being stored, nothing is sent and no attempt stays open', async () => {
  const tab = world.openTab()
  tab.post(draft, BLUE)
  tab.reset()
  await settled()
  expect(world.sends).toBe(0)
  expect(tab.getState().status).toBe('idle')
  expect(await tab.drafts.load(1, '14001')).toEqual(draft)
})

test('scores are sent one at a time: another is rejected, and a check does not replace the current state', async () => {
  const tab = world.openTab()
  const later = sampleDraft({ id: 'score-2' })
  const on = deferred<Partial<PostedScore>>()
  world.answer = () => on.promise
  expect(tab.post(draft, BLUE)).toBe(true)
  expect(tab.post(later, BLUE)).toBe(false)
  await tab.confirm(later, sampleAttempt())
  on.resolve({})
  await settled()
  expect(tab.getState()).toMatchObject({ status: 'posted', draft: { id: 'score-1' } })
})

test('onPosted is called for each posted score, also when a check found it', async () => {
  const postedIds: string[] = []
  const tab = world.openTab()
  tab.onPosted(({ id }) => postedIds.push(id))
  tab.post(draft, BLUE)
  await settled()
  tab.dismiss()
  await tab.confirm(sampleDraft({ id: 'score-2' }), sampleAttempt())
  expect(postedIds).toEqual(['score-1', 'score-2'])
  expect(tab.getState()).toMatchObject({ status: 'posted', sent: { strokes: { scoreTotal: 84 } } })
})
