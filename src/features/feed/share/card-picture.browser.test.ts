import { expect, onTestFinished, test, vi } from 'vitest'
import { decodeLinxItem } from '~/api/decode/linx'
import type { LinxItem } from '~/api/types'
import { cardPicture, fitText, wrapText } from './card-picture'
import { shareable, shareCard } from './share-model'

const NOTES = 'The putter is fired. '.repeat(25)

function item(change: object): LinxItem {
  const decoded = decodeLinxItem({
    sourceTable: 'golf_scores',
    sourceId: 1,
    userId: 2,
    name: 'Marcus Bell',
    courseName: 'Bellwether Links',
    teeName: 'Blue',
    postedDate: '2026-06-13',
    scoreTotal: 79,
    front9: 38,
    back9: 41,
    holes: 18,
    goOldHandicap: 8.7,
    goNewHandicap: 8.4,
    goPublicNotes: NOTES,
    groupBets: [{ userId: 2, name: 'Marcus Bell', dollars: -1200 }],
    ...change,
  })
  if (!decoded) throw new Error('no item')
  return decoded
}

const players = Array.from({ length: 8 }, (_player, at) => ({
  userId: at,
  userName: `Player ${'W'.repeat(at * 20)}`,
  scoreTotal: 80 + at,
  commentText: 'a remark of their own',
}))

const NONE = { notes: false, bets: false }
const ALL = { notes: true, bets: true }

test('notes and bets are included only when chosen; players’ remarks never', () => {
  const round = item({ playerScores: players })
  expect(shareable(round)).toEqual(ALL)
  const plain = JSON.stringify(shareCard(round, NONE))
  expect(plain).not.toMatch(/putter|1,200|remark/)
  const chosen = JSON.stringify(shareCard(round, ALL))
  expect(chosen).toMatch(/putter/)
  expect(chosen).toMatch(/Marcus −\$1,200/)
  expect(chosen).not.toMatch(/remark/)
  expect(shareable(item({ goPublicNotes: ' ', groupBets: [] }))).toEqual(NONE)
})

test.each([
  ['a single score', {}, NONE],
  ['a grouped round of eight with everything', { playerScores: players }, ALL],
  ['next to nothing', { courseName: null, teeName: null, scoreTotal: null, front9: null }, NONE],
  ['long and odd words', { name: '\u202eنورا', courseName: '🏌️'.repeat(200) }, ALL],
])('the shared picture of %s is a PNG under 300 kB', async (_what, change, choice) => {
  const blob = await cardPicture(shareCard(item(change), choice))
  expect(blob.type).toBe('image/png')
  expect(blob.size).toBeGreaterThan(2000)
  expect(blob.size).toBeLessThan(300_000)
  const { width, height } = await createImageBitmap(blob)
  expect(width).toBe(1080)
  expect(width * height).toBeLessThan(16_777_216)
})

test.each([
  [12.5, 11.7, '12.5 → 11.7'],
  [-2.1, -10.4, '+2.1 → +10.4'],
])('the index before and after is never cut: %s to %s', async (before, after, printed) => {
  const drawn = vi.spyOn(OffscreenCanvasRenderingContext2D.prototype, 'fillText')
  onTestFinished(() => drawn.mockRestore())
  await cardPicture(shareCard(item({ goOldHandicap: before, goNewHandicap: after }), NONE))
  expect(drawn.mock.calls.map(([words]) => words)).toContain(printed)
})

const measure = { measureText: (text: string) => ({ width: text.length * 10 }) }

test('texts are cut between characters and wrapped between words', () => {
  expect(fitText(measure, 'Bellwether', 100)).toBe('Bellwether')
  expect(fitText(measure, 'Bellwether Links', 80)).toBe('Bellwet…')
  expect(fitText(measure, '🏌🏌🏌🏌🏌', 60)).toBe('🏌🏌…')
  expect(wrapText(measure, 'one two three four', { width: 80, max: 2 })).toEqual([
    'one two',
    'three…',
  ])
})
