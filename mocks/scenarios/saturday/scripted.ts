import { at } from '../seed/where'
import { HAL, MARCUS, NORA, PRIYA } from '../seed/members'
import type { Play } from '../seed/play'
import type { SeedComment, SeedWoohoos } from '../seed/talk'
import { BELLWETHER, COTTONWOOD, LARKSPUR, RED_MESA, THREE_PONDS } from './courses'
import {
  BEA,
  DANA,
  GRANT,
  INGRID,
  JUNE,
  KEIKO,
  LUIS,
  OWEN,
  RUTH,
  SIMONE,
  TOM,
  WALT,
} from './golfers'

/** The rounds of the last days, written by hand: the first page of the feed. */
export const scriptedPlays = (): Play[] => [
  {
    key: 'marcus today',
    golfer: MARCUS,
    hoursAgo: 2,
    ...at(BELLWETHER, 'Blue', 'Male'),
    card: [38, 41],
    scoreType: 'H',
    notes:
      'Dew so heavy on the first tee you could read the putts. Eagle at twelve, and then I remembered who I was.',
  },
  // The Saturday game: a foursome with bets.
  {
    key: 'saturday game',
    golfer: TOM,
    hoursAgo: 5.6,
    ...at(THREE_PONDS, 'Black', 'Male'),
    card: [36, 37],
    partners: [
      { userId: LUIS, dollars: 8 },
      { userId: PRIYA, dollars: 16 },
    ],
  },
  {
    key: 'saturday game',
    golfer: LUIS,
    hoursAgo: 5.4,
    ...at(THREE_PONDS, 'White', 'Male'),
    card: [42, 40],
    partners: [
      { userId: TOM, dollars: -8 },
      { userId: PRIYA, dollars: 4 },
    ],
  },
  {
    key: 'saturday game',
    golfer: PRIYA,
    hoursAgo: 5.2,
    ...at(THREE_PONDS, 'White', 'Female'),
    card: [36, 37],
    scoreType: 'H',
    notes:
      'Four under the trees by ten, back in the sun by two. Tom paid for the coffee with my money.',
    partners: [
      { userId: TOM, dollars: -16 },
      { userId: LUIS, dollars: -4 },
    ],
  },
  {
    key: 'saturday game',
    golfer: DANA,
    hoursAgo: 5,
    ...at(THREE_PONDS, 'Gold', 'Female'),
    card: [47, 46],
  },
  {
    key: 'hal first',
    golfer: HAL,
    hoursAgo: 26,
    ...at(BELLWETHER, 'White', 'Male'),
    card: [49, 52],
    scoreType: 'H',
    notes: 'Second card of my life that I dare to show. One more and they will give me a number.',
  },
  {
    key: 'keiko nine',
    golfer: KEIKO,
    hoursAgo: 49,
    ...at(COTTONWOOD, 'Green', 'Female'),
    card: { side: 'Front9', total: 45 },
    scoreType: 'H',
    notes: 'Twilight nine. Lost two, found three.',
  },
  // Last Sunday, with Nora in it.
  {
    key: 'sunday',
    golfer: NORA,
    hoursAgo: 146,
    ...at(LARKSPUR, 'White', 'Female'),
    card: [44, 43],
    scoreType: 'H',
    notes: 'Marcus gave me the eighteenth. I will remember that he did not have to.',
    partners: [{ userId: MARCUS, dollars: 6 }],
  },
  {
    key: 'sunday',
    golfer: MARCUS,
    hoursAgo: 145.5,
    ...at(LARKSPUR, 'Blue', 'Male'),
    card: [41, 40],
    partners: [{ userId: NORA, dollars: -6 }],
  },
  {
    key: 'sunday',
    golfer: INGRID,
    hoursAgo: 145,
    ...at(LARKSPUR, 'White', 'Female'),
    card: [39, 41],
  },
  {
    golfer: NORA,
    hoursAgo: 340,
    ...at(BELLWETHER, 'White', 'Female'),
    card: [43, 46],
    notes: 'Ball over the fence on four, ball over the fence on five. Nobody saw the second one.',
    showTo: 'Private',
  },
  { golfer: HAL, hoursAgo: 400, ...at(RED_MESA, 'White', 'Male'), card: 104 },
]

export const scriptedComments: readonly SeedComment[] = [
  {
    about: 'marcus today',
    from: INGRID,
    hoursAgo: 1.2,
    text: 'You never forget who you are on twelve. That putt was inside a foot.',
  },
  { about: 'marcus today', from: HAL, hoursAgo: 1, text: '38 out with a double. Imagine.' },
  {
    about: 'marcus today',
    from: PRIYA,
    hoursAgo: 0.4,
    text: 'Saturday, same tee time? I want my four dollars back.',
  },
  { about: 'saturday game', from: TOM, hoursAgo: 4.6, text: 'The coffee was excellent.' },
  {
    about: 'saturday game',
    from: LUIS,
    hoursAgo: 4.4,
    text: 'I lost four dollars and found a swing.',
  },
  {
    about: 'saturday game',
    from: MARCUS,
    hoursAgo: 3.9,
    text: 'Who lets these people play for money?',
  },
  {
    about: 'saturday game',
    from: DANA,
    hoursAgo: 3.5,
    text: 'I am the only one who broke even. Think about that.',
  },
  {
    about: 'hal first',
    from: MARCUS,
    hoursAgo: 25,
    text: 'Fifty-four holes and you are official. Friday?',
  },
  { about: 'hal first', from: WALT, hoursAgo: 22, text: 'Everybody starts on that tee.' },
  { about: 'sunday', from: PRIYA, hoursAgo: 140, text: 'Frame the card.' },
]

export const scriptedWoohoos: readonly SeedWoohoos[] = [
  {
    about: 'marcus today',
    hoursAgo: 1.1,
    from: [PRIYA, HAL, TOM, LUIS, DANA, KEIKO, INGRID, WALT, RUTH, SIMONE, GRANT, OWEN],
  },
  { about: 'saturday game', hoursAgo: 4, from: [MARCUS, HAL, KEIKO, INGRID, WALT, BEA, JUNE] },
  { about: 'hal first', hoursAgo: 24, from: [MARCUS, PRIYA, WALT, NORA] },
  { about: 'keiko nine', hoursAgo: 46, from: [MARCUS, INGRID, BEA, RUTH] },
  { about: 'sunday', hoursAgo: 143, from: [PRIYA, TOM, KEIKO, HAL, RUTH] },
]
