import { expect, test } from 'vitest'
import { sanityMessages } from '../messages/sanity'
import { sanityConcern, type PastRound, type SanityFacts } from './sanity-check'
import type { PostedStrokes } from './score-entry'

const TODAY = '2026-06-14'
const eighteen = (scoreTotal: number, nines: Partial<PostedStrokes> = {}): PostedStrokes => ({
  holesPlayed: 18,
  teeSetSide: 'All18',
  scoreTotal,
  ...nines,
})
const nine = (scoreTotal: number): PostedStrokes => ({
  holesPlayed: 9,
  teeSetSide: 'Front9',
  scoreTotal,
})
const past = (...totals: number[]): PastRound[] =>
  totals.map((total, at) => ({ total, holes: 18, day: `2026-05-0${at + 1}` }))
const pastNines = (...totals: number[]): PastRound[] =>
  past(...totals).map((round) => ({ ...round, holes: 9 }))

type Change = Partial<Omit<SanityFacts, 'tee'>> & { tee?: Partial<SanityFacts['tee']> }
const concernAbout = ({ tee, ...change }: Change) =>
  sanityConcern({
    strokes: eighteen(84),
    datePlayed: TODAY,
    today: TODAY,
    isByHole: false,
    courseName: 'Bellwether Links',
    gender: 'F',
    rounds: [],
    ...change,
    tee: { name: 'White', par: 72, gender: 'F', usual: false, hasOthers: true, ...tee },
  })

test.each<[string, Change, string]>([
  [
    'the same score posted already today',
    { rounds: [{ total: 84, holes: 18, day: TODAY }] },
    sanityMessages.twice(84, 'Bellwether Links', 'today'),
  ],
  ['a nine-hole total on 18', { strokes: eighteen(42) }, sanityMessages.nineOnEighteen(42)],
  ['an 18-hole total on nine', { strokes: nine(84) }, sanityMessages.eighteenOnNine(84)],
  [
    'the front and back nine of another total',
    { strokes: eighteen(84, { scoreFront: 41, scoreBack: 42 }) },
    sanityMessages.nines(83, 84),
  ],
  [
    'the men’s tees for a woman',
    { tee: { gender: 'M' } },
    sanityMessages.gender('White', 'men', 'women'),
  ],
  [
    'one stroke too many typed before it',
    { strokes: eighteen(104), rounds: past(84, 85, 82) },
    sanityMessages.above(104, 20, 84),
  ],
  [
    'ten too few',
    { strokes: eighteen(74), rounds: past(94, 95, 93) },
    sanityMessages.below(74, 20, 94),
  ],
  [
    'a digit too many, no rounds to compare',
    { strokes: eighteen(184) },
    sanityMessages.improbable(184, 72),
  ],
  [
    'a nine of a golfer who needs many strokes, on 18',
    { strokes: eighteen(66), rounds: past(118, 121) },
    sanityMessages.nineOnEighteen(66),
  ],
])('a question is asked before posting: %s', (_slip, change, words) => {
  expect(concernAbout(change)).toBe(words)
})

test.each<[string, Change]>([
  ['a first round', {}],
  ['an ordinary round', { rounds: past(86, 82, 85) }],
  ['a very good day', { strokes: eighteen(72), rounds: past(84, 86) }],
  ['a bad day', { strokes: eighteen(99), rounds: past(84, 85, 83) }],
  ['a first round of a beginner', { strokes: eighteen(139) }],
  ['a professional', { strokes: eighteen(64) }],
  ['a plus handicap', { strokes: eighteen(66), rounds: past(68, 70, 69) }],
  ['the nines add up', { strokes: eighteen(84, { scoreFront: 41, scoreBack: 43 }) }],
  ['one nine only', { strokes: eighteen(84, { scoreFront: 41 }) }],
  ['nine holes', { strokes: nine(42) }],
  ['nine holes of a beginner', { strokes: nine(66) }],
  ['nine holes of a golfer who always needs 70', { strokes: nine(71), rounds: pastNines(70, 72) }],
  ['36 holes on one day', { rounds: [{ total: 88, holes: 18, day: TODAY }] }],
  ['the same total on another day', { rounds: [{ total: 84, holes: 18, day: '2026-06-13' }] }],
  [
    'two nines of one day with one total',
    { strokes: nine(42), rounds: [{ total: 42, holes: 18, day: TODAY }] },
  ],
  ['a par-three course', { strokes: eighteen(58), tee: { par: 54 } }],
  ['a course of nine holes', { strokes: nine(40), tee: { par: 35 } }],
  ['the other’s tees, as always', { tee: { gender: 'M', usual: true } }],
  ['tees for the other only', { tee: { gender: 'M', hasOthers: false } }],
  ['tees for everybody', { tee: { gender: undefined } }],
  ['a golfer of unknown gender', { gender: undefined, tee: { gender: 'M' } }],
  ['eleven holes, hole by hole', { isByHole: true, strokes: { ...eighteen(46), holesPlayed: 11 } }],
  ['one round here so far, 24 better', { strokes: eighteen(90), rounds: past(114) }],
  ['a tee without par', { strokes: eighteen(60), tee: { par: undefined } }],
])('no question is asked before posting: %s', (_round, change) => {
  expect(concernAbout(change)).toBeUndefined()
})
