import { expect, onTestFinished, test, vi } from 'vitest'
import { decodeLinxPage } from '~/api/decode/linx'
import type { LinxItem } from '~/api/types'
import type { PostedCard } from '~/domain/scores/posted-card'
import { cardPicture, fitText, wrapText } from './card-picture'
import { shareable, shareCard } from './share-model'

const NOTES = 'The putter is fired. '.repeat(25)

function item(change: object): LinxItem {
  const given = {
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
  }
  const [decoded] = decodeLinxPage({ items: [given] }).items
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

test('golfers who share a first name are named in full in the bets', () => {
  const groupBets = [
    { userId: 2, name: 'Tom Okafor', dollars: -24 },
    { userId: 3, name: 'Tom Hale', dollars: 24 },
  ]
  expect(shareCard(item({ groupBets }), ALL).bets).toMatch(/^Tom Okafor −\$24\s+Tom Hale \+\$24$/)
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

const HOLES = [4, 5, 3, 4, 4, 4, 3, 5, 4]
const own: PostedCard = {
  id: 'a',
  courseName: 'Bellwether Links',
  datePlayed: '2026-06-13',
  strokes: { holesPlayed: 9, scoreTotal: 38 },
  at: 0,
  holes: [3, 4, 5, 4, 4, 4, 3, 5, 6, ...Array.from({ length: 9 }, () => null)],
  pars: [...HOLES, ...HOLES],
  yards: [],
}

test('the golfer’s own holes are drawn, with marks and the score to par', async () => {
  const { nines, tally } = shareCard(item({}), NONE, own)
  expect(nines).toHaveLength(1)
  expect(nines[0]).toMatchObject({ head: 'OUT', par: '36', score: '38' })
  expect(nines[0]?.holes[2]).toEqual({ hole: 3, par: '3', score: '5', mark: 'double' })
  expect(tally).toEqual(['+2', '2 birdies', '5 pars', '2 doubles or worse'])
  const drawn = vi.spyOn(OffscreenCanvasRenderingContext2D.prototype, 'fillText')
  const circles = vi.spyOn(OffscreenCanvasRenderingContext2D.prototype, 'arc')
  const squares = vi.spyOn(OffscreenCanvasRenderingContext2D.prototype, 'strokeRect')
  onTestFinished(() => [drawn, circles, squares].forEach((spy) => spy.mockRestore()))
  await cardPicture(shareCard(item({}), NONE, own))
  const words = drawn.mock.calls.map(([text]) => text)
  expect(words).toEqual(expect.arrayContaining(['HOLE', '9', 'PAR', '36', 'SCORE', '38']))
  expect(circles).toHaveBeenCalledTimes(2)
  expect(squares).toHaveBeenCalledTimes(4)
})

test('the longest tally is never cut', async () => {
  const drawn = vi.spyOn(OffscreenCanvasRenderingContext2D.prototype, 'fillText')
  onTestFinished(() => drawn.mockRestore())
  const all = [2, 3, 5, 7, 3, 4, 3, 5, 5]
  const { tally } = shareCard(item({}), NONE, { ...own, holes: [...all, ...all] })
  let width = 0
  drawn.mockImplementation(function fillText(this: OffscreenCanvasRenderingContext2D, text) {
    if (text.includes('or better')) width = this.measureText(text).width
  })
  await cardPicture(shareCard(item({}), NONE, { ...own, holes: [...all, ...all] }))
  expect(tally).toHaveLength(6)
  expect(width).toBeGreaterThan(800)
  expect(width).toBeLessThanOrEqual(936)
})

test('holes without pars, and a hole that was not played, have no mark', () => {
  const holes = own.holes.map((score, at) => (at === 4 ? null : score))
  const { nines, tally } = shareCard(item({}), NONE, { ...own, holes, pars: [] })
  expect(nines[0]?.holes[4]).toEqual({ hole: 5, par: '', score: '–', mark: undefined })
  expect([nines[0]?.par, tally]).toEqual(['', []])
  expect(shareCard(item({}), NONE).nines).toEqual([])
})

const measure = { measureText: (text: string) => ({ width: text.length * 10 }) }

test('texts are cut between characters and wrapped between words', () => {
  expect(fitText(measure, 'Bellwether', 100)).toBe('Bellwether')
  expect(fitText(measure, 'Bellwether Links', 80)).toBe('Bellwet…')
  expect(fitText(measure, '🏌🏌🏌🏌🏌', 60)).toBe('🏌🏌…')
  expect(fitText(measure, '👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧', 200)).toBe('👨‍👩‍👧👨‍👩‍👧…')
  expect(wrapText(measure, 'one two three four', { width: 80, max: 2 })).toEqual([
    'one two',
    'three…',
  ])
})
