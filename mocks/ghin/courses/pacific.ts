import { course } from './course-recipe'
import * as nines from './nines'
import { both, fiveTees, fourTees, men, threeTees, women } from './tee-recipe'

const ridgeResort = { facility: 'Larkspur Ridge Golf Resort', city: 'Bend', state: 'US-OR' }
const lanternRock = { facility: 'Lantern Rock Golf Links', city: 'Monterey', state: 'US-CA' }

/** The Pacific states. */
export const pacificCourses = [
  course({
    id: 14008,
    name: 'Larkspur Ridge, North',
    ...ridgeResort,
    nines: [nines.ridge, nines.pines],
    hardness: 1.6,
    tees: fiveTees,
  }),
  course({
    id: 14009,
    name: 'Larkspur Ridge, South',
    ...ridgeResort,
    nines: [nines.meadow, nines.harbor],
    hardness: 0.4,
    tees: fourTees,
  }),
  course({
    id: 14201,
    name: 'Lantern Rock, Upper',
    ...lanternRock,
    nines: [nines.dunes, nines.creek],
    hardness: 1.9,
    tees: fiveTees,
  }),
  course({
    id: 14202,
    name: 'Lantern Rock, Lower',
    ...lanternRock,
    nines: [nines.harbor, nines.ridge],
    hardness: 0.7,
    tees: fourTees,
  }),
  course({
    id: 14203,
    name: 'Fogline Municipal',
    facility: 'Fogline Municipal Golf Course',
    city: 'San Francisco',
    state: 'US-CA',
    nines: [nines.quarry, nines.harbor],
    hardness: 0.3,
    tees: threeTees,
  }),
  course({
    id: 14204,
    name: 'Avocado Row Executive',
    city: 'Escondido',
    state: 'US-CA',
    nines: [nines.executive, nines.executive],
    hardness: -0.2,
    tees: [men('Blue', 1), both('White', 0.92), women('Red', 0.82)],
  }),
  course({
    id: 14205,
    name: 'Cedar Wake Golf Club',
    city: 'Olympia',
    state: 'US-WA',
    nines: [nines.pines, nines.quarry],
    hardness: 1.1,
    tees: fourTees,
  }),
  course({
    id: 14206,
    name: 'Plumeria Shelf Golf Club',
    city: 'Hilo',
    state: 'US-HI',
    nines: [nines.dunes, nines.ridge],
    hardness: 1.3,
    tees: [
      men('Koa', 1.03),
      men("Ali'i", 0.99),
      both('ʻŌhiʻa', 0.93),
      both('Kukui', 0.86),
      women('Plumeria', 0.77),
    ],
  }),
  course({
    id: 14207,
    name: 'Midnight Sun Nine',
    city: 'Fairbanks',
    state: 'US-AK',
    nines: [nines.creek],
    hardness: 0.2,
    tees: [men('Blue', 1), both('White', 0.92), women('Red', 0.8)],
    quirks: { season: { from: '05/15', to: '09/15' } },
  }),
]
