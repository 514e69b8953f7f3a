import {
  BEA,
  DANA,
  INGRID,
  JUNE,
  KEIKO,
  LUIS,
  OWEN,
  RUTH,
  TOM,
  WALT,
} from '../scenarios/saturday/golfers'
import { BELLWETHER, COTTONWOOD, ST_VRAIN } from '../scenarios/saturday/courses'
import { HAL, MARCUS, NORA, PRIYA } from '../scenarios/seed/members'
import { at } from '../scenarios/seed/where'
import { VISITOR, type StoryStep, type Story } from './story'

const makeSteps = (): readonly StoryStep[] => [
  // About the first card of the feed, which a visitor sees.
  {
    at: 5,
    golfer: JUNE,
    what: 'June cheers Marcus’s round',
    action: { kind: 'cheer', about: [MARCUS] },
  },
  {
    at: 11,
    golfer: TOM,
    what: 'Tom comments on Marcus’s round',
    action: {
      kind: 'comment',
      about: [MARCUS],
      text: 'An eagle and you still couldn’t break 75? Asking for a friend.',
    },
  },
  {
    at: 16,
    golfer: BEA,
    what: 'Bea cheers it too',
    action: { kind: 'cheer', about: [MARCUS] },
  },
  {
    at: 20,
    golfer: BEA,
    what: 'Bea asks to follow you',
    action: { kind: 'follow', whom: VISITOR },
  },
  {
    at: 25,
    golfer: HAL,
    what: 'Hal posts the round that gives him a Handicap Index',
    action: {
      kind: 'post',
      ...at(BELLWETHER, 'White', 'Male'),
      card: [47, 49],
      scoreType: 'H',
      notes: 'Fifty-four holes and I finally have a Handicap Index. This one’s getting framed.',
    },
  },
  {
    at: 31,
    golfer: MARCUS,
    what: 'Marcus cheers Hal',
    action: { kind: 'cheer', about: [HAL] },
  },
  {
    at: 36,
    golfer: WALT,
    what: 'Walt comments on Hal’s round',
    action: {
      kind: 'comment',
      about: [HAL],
      text: 'Great. Now I have to give you strokes for the rest of my life.',
    },
  },
  {
    at: 42,
    golfer: PRIYA,
    what: 'Priya cheers too',
    action: { kind: 'cheer', about: [HAL] },
  },
  {
    at: 48,
    golfer: KEIKO,
    what: 'Keiko posts nine holes',
    action: {
      kind: 'post',
      ...at(COTTONWOOD, 'Green', 'Female'),
      card: { side: 'Front9', total: 43 },
      scoreType: 'H',
      notes: 'Two better than last time and only lost one ball. I’ll take it.',
    },
  },
  {
    at: 55,
    golfer: INGRID,
    what: 'Ingrid comments on your newest round',
    action: {
      kind: 'comment',
      about: [VISITOR],
      text: 'Same time next week? I’ll bring the coffee.',
    },
  },
  {
    at: 61,
    golfer: DANA,
    what: 'Dana cheers your newest round',
    action: { kind: 'cheer', about: [VISITOR] },
  },
  {
    at: 67,
    golfer: TOM,
    what: 'Tom comments on Hal’s round',
    action: { kind: 'comment', about: [HAL], text: 'New index buys the first round.' },
  },
  {
    at: 74,
    golfer: LUIS,
    what: 'Luis posts from St. Vrain',
    action: {
      kind: 'post',
      ...at(ST_VRAIN, 'White', 'Male'),
      card: [41, 40],
      notes: 'Thirty-six holes today. My back would like a word. So would my wife.',
    },
  },
  {
    at: 81,
    golfer: OWEN,
    what: 'Owen approves Nora’s follow request',
    action: { kind: 'approve', whom: NORA },
  },
  {
    at: 87,
    golfer: TOM,
    what: 'Tom cheers Luis',
    action: { kind: 'cheer', about: [LUIS] },
  },
  {
    at: 93,
    golfer: INGRID,
    what: 'Ingrid played with Luis: one card for both',
    action: {
      kind: 'post',
      joins: [LUIS],
      ...at(ST_VRAIN, 'White', 'Female'),
      card: [40, 39],
      notes: 'He says 81. I was there. It was 81.',
    },
  },
  {
    at: 100,
    golfer: RUTH,
    what: 'Ruth cheers Hal',
    action: { kind: 'cheer', about: [HAL] },
  },
  {
    at: 106,
    golfer: HAL,
    what: 'Hal answers',
    action: { kind: 'comment', about: [HAL], text: 'One beer. I have a handicap to protect now.' },
  },
  {
    at: 112,
    golfer: MARCUS,
    what: 'Marcus has the last word',
    action: { kind: 'comment', about: [HAL], text: 'Friday, first tee, 8:10. Bring the frame.' },
  },
]

let steps: readonly StoryStep[] | undefined

/**
 * The rest of the Saturday evening. The card at the top of the feed is cheered and commented on first. Hal, who needed one
 * more round for a Handicap Index, then posts it. Built on first use, because naming tees computes their courses.
 */
export const saturday: Story = {
  name: 'saturday',
  title: 'The rest of Saturday evening: Hal gets his first Handicap Index',
  get steps() {
    return (steps ??= makeSteps())
  },
}
