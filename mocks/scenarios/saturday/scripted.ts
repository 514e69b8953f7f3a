import { at } from '../seed/where'
import { HAL, MARCUS, NORA, PRIYA } from '../seed/members'
import type { Play } from '../seed/play'
import type { SeedComment, SeedWoohoos } from '../seed/reactions'
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

/** The rounds of the last few days, written by hand, which are the first page of the feed. */
export const scriptedPlays = (): Play[] => [
  {
    key: 'marcus today',
    golfer: MARCUS,
    hoursAgo: 2,
    ...at(BELLWETHER, 'Blue', 'Male'),
    card: [38, 41],
    scoreType: 'H',
    notes:
      'Dew so heavy you could see everybody’s line on the greens. Eagle on 12, and then I remembered who I am.',
    photos: [0, 1, 2],
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
    notes: 'Hung with Tom until his putter woke up on 15. He bought the coffee with my $16.',
    photos: [10],
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
    notes: 'Second score I’ve ever dared to post. One more and I get a Handicap Index.',
    photos: [12],
  },
  {
    key: 'keiko nine',
    golfer: KEIKO,
    hoursAgo: 46.5,
    ...at(COTTONWOOD, 'Green', 'Female'),
    card: { side: 'Front9', total: 45 },
    scoreType: 'H',
    notes: 'Twilight nine. Lost two, found three.',
    photos: [3],
  },
  // Last Sunday, when Nora played, too.
  {
    key: 'sunday',
    golfer: NORA,
    hoursAgo: 146,
    ...at(LARKSPUR, 'White', 'Female'),
    card: [44, 43],
    scoreType: 'H',
    notes: 'Marcus gave me a three-footer on 18. I won’t forget it, and neither will he.',
    photos: [4],
    partners: [
      { userId: MARCUS, dollars: 6 },
      { userId: INGRID, dollars: -4 },
      { userId: WALT, dollars: 10 },
    ],
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
    partners: [{ userId: NORA, dollars: 4 }],
  },
  {
    key: 'sunday',
    golfer: WALT,
    hoursAgo: 144.5,
    ...at(LARKSPUR, 'White', 'Male'),
    card: [46, 47],
    partners: [{ userId: NORA, dollars: -10 }],
  },
  // The Saturday evening before: nine holes and dinner.
  {
    key: 'nine and dine',
    golfer: NORA,
    hoursAgo: 166,
    ...at(COTTONWOOD, 'Green', 'Female'),
    card: { side: 'Front9', total: 43 },
    notes: 'Made three bucks, spent forty on dinner.',
    partners: [
      { userId: KEIKO, dollars: 3 },
      { userId: RUTH, dollars: -2 },
      { userId: BEA, dollars: 2 },
    ],
  },
  {
    key: 'nine and dine',
    golfer: KEIKO,
    hoursAgo: 165.8,
    ...at(COTTONWOOD, 'Green', 'Female'),
    card: { side: 'Front9', total: 46 },
    scoreType: 'H',
    partners: [{ userId: NORA, dollars: -3 }],
  },
  {
    key: 'nine and dine',
    golfer: RUTH,
    hoursAgo: 165.6,
    ...at(COTTONWOOD, 'Green', 'Female'),
    card: { side: 'Front9', total: 49 },
    scoreType: 'H',
    partners: [{ userId: NORA, dollars: 2 }],
  },
  {
    key: 'nine and dine',
    golfer: BEA,
    hoursAgo: 165.4,
    ...at(COTTONWOOD, 'Green', 'Female'),
    card: { side: 'Front9', total: 55 },
    scoreType: 'H',
    partners: [{ userId: NORA, dollars: -2 }],
  },
  {
    golfer: NORA,
    hoursAgo: 340,
    ...at(BELLWETHER, 'White', 'Female'),
    card: [43, 46],
    notes: 'Over the fence on 4. Over the fence on 5. Nobody saw the second one.',
    showTo: 'Private',
  },
  { golfer: HAL, hoursAgo: 388, ...at(RED_MESA, 'White', 'Male'), card: 104 },
]

export const scriptedComments: readonly SeedComment[] = [
  {
    about: 'marcus today',
    from: INGRID,
    hoursAgo: 1.2,
    text: 'That eagle putt was a tap-in. I’ve never seen you so quiet.',
  },
  {
    about: 'marcus today',
    from: HAL,
    hoursAgo: 1,
    text: '38 out with a double in there? Must be nice.',
  },
  {
    about: 'marcus today',
    from: PRIYA,
    hoursAgo: 0.4,
    text: 'That sunrise is my new lock screen. Same tee time Saturday?',
  },
  { about: 'saturday game', from: TOM, hoursAgo: 4.6, text: 'Best coffee I never paid for.' },
  {
    about: 'saturday game',
    from: LUIS,
    hoursAgo: 4.4,
    text: 'Lost four bucks, found a swing.',
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
    text: 'I’m the only one who broke even. Think about that.',
  },
  {
    about: 'hal first',
    from: MARCUS,
    hoursAgo: 25,
    text: 'One more and you’re official. Friday morning?',
  },
  { about: 'hal first', from: WALT, hoursAgo: 22, text: 'We all started right there.' },
  { about: 'sunday', from: PRIYA, hoursAgo: 140, text: 'Frame that card.' },
]

export const scriptedWoohoos: readonly SeedWoohoos[] = [
  {
    about: 'marcus today',
    hoursAgo: 1.1,
    from: [PRIYA, HAL, TOM, LUIS, DANA, KEIKO, INGRID, WALT, RUTH, SIMONE, GRANT, OWEN],
  },
  { about: 'saturday game', hoursAgo: 4, from: [MARCUS, HAL, KEIKO, INGRID, WALT, BEA, JUNE] },
  { about: 'hal first', hoursAgo: 24, from: [MARCUS, PRIYA, WALT, NORA] },
  { about: 'keiko nine', hoursAgo: 45.5, from: [MARCUS, INGRID, BEA, RUTH] },
  { about: 'sunday', hoursAgo: 143, from: [PRIYA, TOM, KEIKO, HAL, RUTH] },
]
