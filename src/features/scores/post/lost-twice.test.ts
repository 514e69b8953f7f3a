import { beforeEach, expect, test } from 'vitest'
import { ApiError, networkError } from '~/api/errors'
import { editScore, emptyEntry } from '~/domain/scores/score-entry'
import { sampleDraft } from '../draft/score-draft.fake'
import { createPostingWorld, fail, settled, type PostingWorld } from './posting.fake'

const BLUE = { teeName: 'Blue' }
const draft = sampleDraft()
/** The same score, its total corrected. */
const corrected = sampleDraft({
  entry: editScore(emptyEntry(), { kind: 'type', field: 'total', text: '85' }),
})
let world: PostingWorld

beforeEach(() => {
  world = createPostingWorld()
  world.answer = fail(networkError(undefined))
})

const stored = async () => (await world.openTab().drafts.load(1, '14001'))?.attempt

/** 84 is sent without a response; a check finds nothing; 85 is sent. */
async function sendTwice() {
  const tab = world.openTab()
  tab.post(draft, BLUE)
  await settled()
  tab.dismiss()
  tab.post(corrected, { ...BLUE, replaces: await stored() })
  await settled()
  return tab
}

// R6: a slow server may still record the first of them.
test('after two lost attempts of a score both are checked, also after a reload', async () => {
  await sendTwice()
  const attempt = await stored()
  expect(attempt).toMatchObject({
    strokes: { scoreTotal: 85 },
    earlier: [{ strokes: { scoreTotal: 84 } }],
  })
  world.verdict = async () => 'posted'
  world.listed = 84
  const reloaded = world.openTab()
  reloaded.post(corrected, { ...BLUE, replaces: attempt })
  await settled()
  expect(world.sends).toBe(2)
  expect(reloaded.getState()).toMatchObject({
    status: 'posted',
    wasFound: true,
    sent: { strokes: { scoreTotal: 84 } },
  })
  expect(await reloaded.drafts.list(1)).toEqual([])
})

test('after a refused second attempt the first is still open, may be sent again, and is checked before', async () => {
  const tab = world.openTab()
  tab.post(draft, BLUE)
  await settled()
  tab.dismiss()
  world.answer = fail(new ApiError('This score was posted already.', 409))
  tab.post(corrected, { ...BLUE, replaces: await stored() })
  await settled()
  const first = { strokes: { scoreTotal: 84 }, canResend: true }
  expect(tab.getState()).toMatchObject({ status: 'refused', draft: { attempt: first } })
  expect(await stored()).toMatchObject(first)

  tab.dismiss()
  world.verdict = async () => 'posted'
  tab.post(corrected, { ...BLUE, replaces: await stored() })
  await settled()
  expect(world.sends).toBe(2)
  expect(tab.getState()).toMatchObject({ status: 'posted', sent: { strokes: { scoreTotal: 84 } } })
})

test('a waiting score that is canceled keeps its lost attempt', async () => {
  const tab = world.openTab()
  tab.post(draft, BLUE)
  await settled()
  tab.dismiss()
  world.online = false
  tab.post(draft, { ...BLUE, replaces: await stored() })
  await settled()
  expect(tab.getState()).toMatchObject({
    status: 'waiting',
    draft: { attempt: { canResend: true } },
  })
  await tab.drafts.stopWaiting(draft)
  world.online = true
  world.verdict = async () => 'posted'
  tab.post(draft, { ...BLUE, replaces: await stored() })
  await settled()
  expect(world.sends).toBe(1)
  expect(tab.getState().status).toBe('posted')
})

test('two lost scores at two courses are both found', async () => {
  const other = sampleDraft({
    id: 'score-2',
    course: { ...draft.course, courseId: 14002, courseName: 'Larkspur Municipal' },
  })
  const tab = world.openTab()
  for (const score of [draft, other]) {
    tab.post(score, BLUE)
    await settled()
  }
  const lost = await world.openTab().drafts.list(1)
  expect(lost.map(({ course }) => course.courseId).toSorted((a, b) => a - b)).toEqual([
    14001, 14002,
  ])
  for (const score of lost) {
    tab.dismiss()
    if (score.attempt) await tab.confirm(score, score.attempt)
    expect(tab.getState()).toMatchObject({ status: 'posted', draft: { id: score.id } })
  }
  expect(world.sends).toBe(2)
  expect(await tab.drafts.list(1)).toEqual([])
})
