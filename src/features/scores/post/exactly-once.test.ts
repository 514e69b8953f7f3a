import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { ApiError, networkError } from '~/api/errors'
import { sampleDraft } from '../draft/score-draft.fake'
import { createPostingWorld, settled, type PostingWorld } from './posting.fake'

const BLUE = { teeName: 'Blue' }
const draft = sampleDraft()
let world: PostingWorld

beforeEach(() => {
  world = createPostingWorld()
})

// Half of the runs reload the page; in all of them Post is pressed again whatever the message says.
test.each([
  ['drop before commit', 0],
  ['drop after commit', 1],
] as const)(
  '%s: 100 of 100 runs end with one score and a correct screen',
  async (_what, committed) => {
    let right = 0
    for (let round = 0; round < 100; round += 1) {
      world = createPostingWorld()
      let held = 0
      world.answer = async () => {
        if (world.sends > 1) {
          held += 1
          return { scoreTotal: 84 }
        }
        held += committed
        throw networkError(undefined)
      }
      const tab = world.openTab()
      tab.post(draft, BLUE)
      if (round % 3 === 0) tab.post(draft, BLUE)
      await settled()
      const after = round % 2 === 0 ? world.openTab() : tab // half of them are reloaded
      const stored = await after.drafts.load(1, '14001')
      after.dismiss()
      after.post(stored ?? draft, BLUE) // must not send it
      await settled()
      const blind = world.sends
      if (held > 0 && stored?.attempt) await after.confirm(draft, stored.attempt)
      else if (stored?.attempt) {
        await after.drafts.allowResend(draft, stored.attempt.id)
        after.dismiss()
        after.post(stored, { ...BLUE, replaces: stored.attempt })
        await settled()
      }
      const gone = (await world.openTab().drafts.list(1)).length === 0
      if (blind === 1 && held === 1 && after.getState().status === 'posted' && gone) right += 1
    }
    expect(right).toBe(100)
  },
)

test('whatever is lost, closed or reloaded, the server has at most one score per confirmed submission', async () => {
  const step = fc.record({
    press: fc.constantFrom('post', 'post twice', 'check', 'reload'),
    fate: fc.constantFrom('fine', 'lost before', 'lost after', 'refused'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      world = createPostingWorld()
      let held = 0
      let tab = world.openTab()
      for (const { press, fate } of steps) {
        world.answer = async () => {
          if (fate === 'refused') throw new ApiError('No.', 422)
          if (fate !== 'lost before') held += 1
          if (fate !== 'fine') throw networkError(undefined)
          return {}
        }
        if (press === 'reload') tab = world.openTab()
        const attempt = (await tab.drafts.load(1, '14001'))?.attempt
        const notThere = press === 'check' && attempt !== undefined && held === 0
        if (press === 'check' && held > 0 && attempt) await tab.confirm(draft, attempt)
        if (press.startsWith('post') || notThere) {
          tab.post(draft, { ...BLUE, replaces: notThere ? attempt : undefined })
          if (press === 'post twice') tab.post(draft, BLUE)
        }
        await settled()
        tab.dismiss()
      }
      expect(held).toBeLessThanOrEqual(1)
    }),
    { numRuns: 60 },
  )
})

// R6: a slow server records the score after a check has found nothing.
test.each([
  ['online', true],
  ['in between without signal', false],
] as const)(
  'committed after an early check, it is found before it is sent again: %s',
  async (_what, online) => {
    world.answer = () => Promise.reject(networkError(undefined))
    const tab = world.openTab()
    tab.post(draft, BLUE)
    await settled()
    const attempt = (await tab.drafts.load(1, '14001'))?.attempt
    if (!attempt) throw new Error('The attempt is not stored.')
    await tab.drafts.allowResend(draft, attempt.id)
    tab.dismiss()
    world.verdict = async () => 'posted' // by now
    world.online = online
    tab.post(draft, { ...BLUE, replaces: attempt })
    await settled()
    if (!online) {
      const [waiting] = await tab.drafts.list(1)
      expect(tab.getState().status).toBe('waiting')
      world.online = true
      if (waiting) await tab.sendWaiting(waiting, { known: [] })
    }
    expect(world.sends).toBe(1)
    expect(tab.getState()).toMatchObject({
      status: 'posted',
      wasFound: true,
      sent: { strokes: {} },
    })
    expect(await tab.drafts.list(1)).toEqual([])
  },
)
