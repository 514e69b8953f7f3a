import { course } from './course-recipe'
import * as nines from './nines'
import { both, comboTees, fiveTees, fourTees, men, threeTees, women } from './tee-recipe'

const tamarack = { facility: 'Tamarack Forks Golf Club', city: 'Duluth', state: 'US-MN' }
const longFence = { facility: 'Long Fence Ranch', city: 'Austin', state: 'US-TX' }

/** Three nines that make three courses: each pair of nines has ids and ratings of its own. */
const north = nines.onGround(nines.pines, 1)
const east = nines.onGround(nines.creek, 2)
const west = nines.onGround(nines.harbor, 3)
const tamarackRules = {
  ...tamarack,
  asDrawn: true,
  hardness: 0.8,
  tees: fourTees,
  quirks: { season: { from: '04/15', to: '10/31' } },
} as const

/** The Midwest, the plains and Texas. */
export const midwestCourses = [
  course({ id: 14301, name: 'Tamarack Forks, North/East', nines: [north, east], ...tamarackRules }),
  course({ id: 14302, name: 'Tamarack Forks, East/West', nines: [east, west], ...tamarackRules }),
  course({ id: 14303, name: 'Tamarack Forks, West/North', nines: [west, north], ...tamarackRules }),
  course({
    id: 14304,
    name: 'Quarter Mile Municipal',
    facility: 'Quarter Mile Municipal Golf Course',
    city: 'Columbus',
    state: 'US-OH',
    nines: [nines.meadow, nines.quarry],
    hardness: 0,
    tees: threeTees,
  }),
  course({
    id: 14305,
    name: 'Kettle Moor Golf Club',
    city: 'Madison',
    state: 'US-WI',
    nines: [nines.creek, nines.dunes],
    hardness: 1.5,
    tees: fiveTees,
    quirks: { season: { from: '04/01', to: '10/31' } },
  }),
  course({
    id: 14306,
    name: 'Heron Slough Golf Course',
    city: 'Traverse City',
    state: 'US-MI',
    nines: [nines.harbor, nines.pines],
    hardness: 0.5,
    tees: comboTees,
  }),
  course({
    id: 14307,
    name: 'Prairie Bell Golf Course',
    city: 'Lincoln',
    state: 'US-NE',
    nines: [nines.meadow, nines.ridge],
    hardness: 0.1,
    tees: threeTees,
  }),
  course({
    id: 14308,
    name: 'Windrow Links',
    city: 'Hays',
    state: 'US-KS',
    nines: [nines.dunes, nines.harbor],
    hardness: 0.9,
    // lists the back nine's rating before the front nine's
    tees: fourTees.map((tee) => ({ ...tee, quirks: { backBeforeFront: true } })),
  }),
  course({
    id: 14309,
    name: 'Alder & Ash Golf Links',
    city: 'Des Moines',
    state: 'US-IA',
    nines: [nines.ridge, nines.quarry],
    hardness: 0.6,
    tees: [
      men('Blue', 1),
      both('White', 0.93, { quirks: { blankDisplayName: true } }),
      women('Red', 0.8),
    ],
  }),
  course({
    id: 14310,
    name: 'Long Fence, Creek',
    ...longFence,
    nines: [nines.creek, nines.meadow],
    hardness: 0.7,
    tees: fourTees,
  }),
  course({
    id: 14311,
    name: 'Long Fence, Ridge',
    ...longFence,
    nines: [nines.ridge, nines.dunes],
    hardness: 1.7,
    tees: fiveTees,
  }),
]
