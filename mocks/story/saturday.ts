import {
  BEA,
  DANA,
  INGRID,
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
  {
    at: 5,
    golfer: HAL,
    what: 'Hal posts the round that gives him a Handicap Index',
    action: {
      kind: 'post',
      ...at(BELLWETHER, 'White', 'Male'),
      card: [47, 49],
      scoreType: 'H',
      notes: 'Fifty-four holes. They have given me a number, and I am going to have it framed.',
    },
  },
  {
    at: 10,
    golfer: MARCUS,
    what: 'Marcus cheers',
    action: { kind: 'cheer', about: [HAL] },
  },
  {
    at: 15,
    golfer: WALT,
    what: 'Walt comments',
    action: {
      kind: 'comment',
      about: [HAL],
      text: 'Everybody starts on that tee. Now you owe me strokes for the rest of your life.',
    },
  },
  {
    at: 22,
    golfer: BEA,
    what: 'Bea asks to follow',
    action: { kind: 'follow', whom: VISITOR },
  },
  {
    at: 29,
    golfer: PRIYA,
    what: 'Priya cheers too',
    action: { kind: 'cheer', about: [HAL] },
  },
  {
    at: 36,
    golfer: KEIKO,
    what: 'Keiko posts nine holes',
    action: {
      kind: 'post',
      ...at(COTTONWOOD, 'Green', 'Female'),
      card: { side: 'Front9', total: 43 },
      scoreType: 'H',
      notes: 'Two better than Thursday, one ball fewer. Both are records.',
    },
  },
  {
    at: 44,
    golfer: INGRID,
    what: 'Ingrid comments on the visitor’s newest round',
    action: {
      kind: 'comment',
      about: [VISITOR],
      text: 'Same again next week? I bring the coffee.',
    },
  },
  {
    at: 51,
    golfer: DANA,
    what: 'Dana cheers the visitor’s newest round',
    action: { kind: 'cheer', about: [VISITOR] },
  },
  {
    at: 58,
    golfer: TOM,
    what: 'Tom comments',
    action: { kind: 'comment', about: [HAL], text: 'The man with the number pays for the drinks.' },
  },
  {
    at: 66,
    golfer: LUIS,
    what: 'Luis posts from St. Vrain',
    action: {
      kind: 'post',
      ...at(ST_VRAIN, 'White', 'Male'),
      card: [41, 40],
      notes: 'Second eighteen today. My back would like a word, and so would my wife.',
    },
  },
  {
    at: 74,
    golfer: OWEN,
    what: 'Owen lets Nora follow him',
    action: { kind: 'approve', whom: NORA },
  },
  {
    at: 81,
    golfer: TOM,
    what: 'Tom cheers Luis',
    action: { kind: 'cheer', about: [LUIS] },
  },
  {
    at: 88,
    golfer: INGRID,
    what: 'Ingrid was at St. Vrain as well: a grouped round',
    action: {
      kind: 'post',
      joins: [LUIS],
      ...at(ST_VRAIN, 'White', 'Female'),
      card: [40, 39],
      notes: 'He says 81. I was there. It was 81.',
    },
  },
  {
    at: 96,
    golfer: RUTH,
    what: 'Ruth cheers',
    action: { kind: 'cheer', about: [HAL] },
  },
  {
    at: 104,
    golfer: HAL,
    what: 'Hal answers',
    action: { kind: 'comment', about: [HAL], text: 'One drink. I have a handicap to protect now.' },
  },
  {
    at: 112,
    golfer: MARCUS,
    what: 'Marcus has the last word',
    action: {
      kind: 'comment',
      about: [HAL],
      text: 'Friday, first tee, eight ten. Bring the frame.',
    },
  },
]

let steps: readonly StoryStep[] | undefined

/**
 * The rest of the Saturday evening. Hal had posted two rounds and said that one more would give him a number; it does,
 * and his friends have something to say about that. Built on first use, because naming tees computes their courses.
 */
export const saturday: Story = {
  name: 'saturday',
  title: 'The rest of Saturday evening: Hal gets his first Handicap Index',
  get steps() {
    return (steps ??= makeSteps())
  },
}
