import { beforeEach, expect, test } from 'vitest'
import { ApiError } from '~/api/errors'
import { mediaMessages } from '~/domain/messages/score-media'
import { sampleAttempt, sampleDraft } from '../draft/score-draft.fake'
import { createPostingWorld, fail, settled, type PostingWorld } from './posting.fake'

const BLUE = { teeName: 'Blue' }
const draft = sampleDraft()
let world: PostingWorld

beforeEach(() => {
  world = createPostingWorld()
})

/** A tab with a signal, and two scores that wait. */
async function openWithTwoWaiting() {
  world.online = false
  const tab = world.openTab()
  for (const id of ['score-1', 'score-2']) {
    tab.post({ ...draft, id, slot: id }, BLUE)
    await settled()
  }
  world.online = true
  return tab
}

// SCR-11, R5.
test('without signal nothing is sent; the score waits, also after a restart, and is then sent once', async () => {
  world.online = false
  const tab = world.openTab()
  expect(tab.post(draft, BLUE)).toBe(true)
  await settled()
  expect(world.sends).toBe(0)
  expect(tab.getState().status).toBe('waiting')

  world.online = true
  const [one, two] = [world.openTab(), world.openTab()]
  const [waiting] = await one.drafts.list(1)
  expect(waiting?.waiting).toMatchObject({ teeName: 'Blue' })
  await Promise.all([
    one.sendWaiting(waiting ?? draft, { known: [] }),
    two.sendWaiting(waiting ?? draft, { known: [] }),
  ])
  expect(world.sends).toBe(1)
  expect([one, two].map((each) => each.getState().status).toSorted()).toEqual(['idle', 'posted'])
  expect(await one.drafts.list(1)).toEqual([])
})

// R6: one that was sent before, and may have arrived meanwhile.
test('a waiting score whose earlier attempt cannot be checked keeps waiting', async () => {
  const lost = sampleAttempt()
  await world.openTab().drafts.claim(draft, lost)
  world.online = false
  const tab = world.openTab()
  tab.post(draft, { ...BLUE, replaces: lost })
  await settled()
  world.online = true
  world.verdict = () => Promise.reject(new ApiError('Unavailable', 503))
  const [waiting] = await tab.drafts.list(1)
  await expect(tab.sendWaiting(waiting ?? draft, { known: [] })).rejects.toThrow('Unavailable')
  expect(world.sends).toBe(0)
  expect(tab.getState().status).toBe('idle')
  world.verdict = async () => 'not-found'
  await tab.sendWaiting(waiting ?? draft, { known: [] })
  expect(world.sends).toBe(1)
  expect(tab.getState().status).toBe('posted')
})

test('two scores that waited are posted, and the receipt of each can be read', async () => {
  const tab = await openWithTwoWaiting()
  const posted: string[] = []
  tab.onPosted(({ id }) => posted.push(id))
  for (const waiting of await tab.drafts.list(1)) await tab.sendWaiting(waiting, { known: [] })
  expect(world.sends).toBe(2)
  const [first, second] = posted
  expect(tab.getState()).toMatchObject({ status: 'posted', draft: { id: second } })
  tab.dismiss()
  expect(tab.getState()).toMatchObject({
    status: 'posted',
    draft: { id: first },
    inBackground: true,
  })
  tab.dismiss()
  expect(tab.getState().status).toBe('idle')
  expect(posted).toHaveLength(2)
})

test('a score that waits is not sent over a receipt that has been opened meanwhile', async () => {
  const tab = await openWithTwoWaiting()
  const [first, second] = await tab.drafts.list(1)
  if (!first || !second) throw new Error('Two scores wait.')
  await tab.sendWaiting(first, { known: [] })
  tab.showResult()
  expect(await tab.sendWaiting(second, { known: [] })).toBe(false)
  expect(tab.getState()).toMatchObject({ status: 'posted', draft: { id: first.id } })
  tab.dismiss()
  expect(await tab.sendWaiting(second, { known: [] })).toBe(true)
  expect(world.sends).toBe(2)
})

test('a score that is changed instead of waiting, or whose form is left, does not close the receipt of another one', async () => {
  const tab = await openWithTwoWaiting()
  const [first, second] = await tab.drafts.list(1)
  if (!first || !second) throw new Error('Two scores wait.')
  await tab.sendWaiting(first, { known: [] })
  tab.leave(second.id)
  expect(tab.getState()).toMatchObject({ status: 'posted', draft: { id: first.id } })
  tab.leave(first.id)
  expect(tab.getState().status).toBe('idle')
})

test('after the session has ended no receipt of an earlier score is shown again', async () => {
  const tab = await openWithTwoWaiting()
  for (const waiting of await tab.drafts.list(1)) await tab.sendWaiting(waiting, { known: [] })
  tab.reset()
  expect(tab.getState().status).toBe('idle')
  tab.dismiss()
  expect(tab.getState().status).toBe('idle')
})

test('a canceled waiting score is not sent', async () => {
  world.online = false
  const tab = world.openTab()
  tab.post(draft, BLUE)
  await settled()
  const [waiting] = await tab.drafts.list(1)
  await tab.drafts.stopWaiting(draft)
  world.online = true
  await tab.sendWaiting(waiting ?? draft, { known: [] })
  expect(world.sends).toBe(0)
})

test('a refusal of a score sent in the background is stored until the golfer sees it', async () => {
  world.online = false
  const tab = world.openTab()
  tab.post(draft, BLUE)
  await settled()
  world.online = true
  world.answer = fail(new ApiError('The tee set is closed.', 422))
  const [waiting] = await tab.drafts.list(1)
  await tab.sendWaiting(waiting ?? draft, { known: [] })
  expect(tab.getState()).toMatchObject({ status: 'refused', inBackground: true })
  expect(await tab.drafts.list(1)).toEqual([{ ...draft, refusal: 'The tee set is closed.' }])
})

test('a photo that is not stored is reported before anything is sent; without photos the score is posted', async () => {
  const media = [{ id: 'score-1/a', name: 'tee.jpg', kind: 'image', bytes: 1 } as const]
  world.unkept.add('score-1/a')
  const tab = world.openTab()
  tab.post({ ...draft, media }, BLUE)
  await settled()
  expect(world.sends).toBe(0)
  expect(tab.getState()).toMatchObject({
    status: 'refused',
    message: mediaMessages.gone('tee.jpg'),
  })
  tab.post({ ...draft, media }, { ...BLUE, withoutMedia: true })
  await settled()
  expect(tab.getState().status).toBe('posted')
})

// SCR-12: its own 401 says that nothing was posted; the 401 of another call does not.
test.each([
  ['POST /api/Ghin/PostScore', false],
  ['POST /api/auth/refresh-token', true],
])('a 401 of %s ends the session: open afterwards is %s', async (endpoint, isOpen) => {
  const tab = world.openTab()
  world.answer = async () => {
    tab.reset()
    throw new ApiError('Failed to refresh token', 401, { endpoint })
  }
  tab.post(draft, BLUE)
  await settled()
  expect(tab.getState().status).toBe('idle')
  expect((await world.openTab().drafts.load(1, '14001'))?.attempt !== undefined).toBe(isOpen)
})
