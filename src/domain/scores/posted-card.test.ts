import { expect, test } from 'vitest'
import { cardOfRound, differentialText, readPostedCards, type PostedCard } from './posted-card'

const NORA = 1
const POSTED = Date.UTC(2026, 5, 13, 21, 30)

const card = (change: Partial<PostedCard> = {}): PostedCard => ({
  id: 'score-1',
  courseName: 'Bellwether Links',
  datePlayed: '2026-06-13',
  strokes: { holesPlayed: 18, scoreTotal: 84, scoreFront: 41, scoreBack: 43 },
  at: POSTED,
  holes: Array.from({ length: 18 }, () => 4),
  pars: [],
  yards: [],
  ...change,
})

const round = (change: object = {}) => ({
  userId: NORA,
  courseName: 'bellwether  links',
  postedDate: '2026-06-13',
  activityDate: '2026-06-13T21:30:05Z',
  scoreTotal: 84,
  front9: 41,
  back9: 43,
  holes: 18,
  ...change,
})

test.each([
  ['its own round', {}, 'score-1'],
  ['a round without its nines', { front9: null, back9: undefined }, 'score-1'],
  ['another total', { scoreTotal: 85 }, undefined],
  ['other nines', { front9: 42, back9: 42 }, undefined],
  ['nine holes', { holes: 9 }, undefined],
  ['another course', { courseName: 'Three Ponds' }, undefined],
  ['another day', { postedDate: '2026-06-12', activityDate: '2026-06-12T21:30:05Z' }, undefined],
  ['a host that shows the day of posting', { postedDate: '2026-06-14' }, 'score-1'],
  ['another golfer', { userId: 2 }, undefined],
])('a posted card is found for %s', (_what, change, id) => {
  expect(cardOfRound([card()], round(change), NORA)?.id).toBe(id)
})

test('in a grouped round the card belongs to the golfer’s own row', () => {
  const { scoreTotal, front9, back9, holes } = round()
  const group = round({
    userId: 2,
    scoreTotal: null,
    playerScores: [
      { userId: 2, scoreTotal: 79, front9: 38, back9: 41, holes: 18 },
      { userId: NORA, scoreTotal, front9, back9, holes },
    ],
  })
  expect(cardOfRound([card()], group, NORA)?.id).toBe('score-1')
  expect(cardOfRound([card()], group, 3)).toBeUndefined()
})

test('of two equal rounds on one day each gets the card that was posted with it', () => {
  const later = card({ id: 'score-2', at: POSTED + 5 * 3_600_000 })
  const cards = [card(), later]
  expect(cardOfRound(cards, round(), NORA)?.id).toBe('score-1')
  const evening = round({ activityDate: '2026-06-14T02:30:00Z' })
  expect(cardOfRound(cards, evening, NORA)?.id).toBe('score-2')
})

test('any stored cards can be read; broken ones are left out (R8)', () => {
  expect(readPostedCards('garbage')).toEqual([])
  const stored: unknown = JSON.parse(JSON.stringify([card(), { id: 'x' }, null, 7]))
  expect(readPostedCards(stored)).toEqual([card()])
  const { holes: _holes, ...total } = card()
  expect(readPostedCards([{ ...total, pars: ['4', 'x', null] }])[0]).toMatchObject({
    holes: [],
    pars: [4, null, null],
  })
})

const TEES = { adjusted: 84, courseRating: 73.7, slopeRating: 128 }

test.each([
  ['of its adjusted score and its tees', TEES, '9.1'],
  ['below zero', { ...TEES, adjusted: 72 }, '−1.5'],
  ['halfway between tenths', { adjusted: 86, courseRating: 69.2, slopeRating: 112 }, '17.0'],
  ['of a score under review', { ...TEES, adjusted: undefined }, undefined],
  ['without ratings', { adjusted: 84 }, undefined],
  ['of nine holes', { ...TEES, strokes: { holesPlayed: 9, scoreTotal: 41 } }, undefined],
])('the Score Differential %s', (_what, change, text) => {
  expect(differentialText(card(change))).toBe(text)
})

test('a stored card keeps its adjusted score; one stored without it can be read', () => {
  expect(readPostedCards([card(TEES), card()]).map(({ adjusted }) => adjusted)).toEqual([
    84,
    undefined,
  ])
})
