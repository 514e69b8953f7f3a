import { course } from './course-recipe'
import * as nines from './nines'
import { both, comboTees, fiveTees, fourTees, men, threeTees, women } from './tee-recipe'

const heronBay = { facility: 'Heron Bay Golf Club', city: 'Mobile', state: 'US-AL' }
const gannetPoint = { facility: 'Gannet Point Resort', city: 'Southport', state: 'US-NC' }
const lantern = { facility: 'Cypress Lantern Golf Club', city: 'Sarasota', state: 'US-FL' }

/** The South. */
export const southCourses = [
  course({
    id: 14401,
    name: 'The Larks at Heron Bay',
    ...heronBay,
    nines: [nines.harbor, nines.creek],
    hardness: 0.8,
    tees: fiveTees,
  }),
  course({
    id: 14402,
    name: 'The Marsh at Heron Bay',
    ...heronBay,
    nines: [nines.dunes, nines.pines],
    hardness: 1.4,
    tees: fourTees,
  }),
  // A course named only by a number cannot be recognized without its facility.
  course({
    id: 14403,
    name: 'No. 1',
    ...gannetPoint,
    nines: [nines.meadow, nines.creek],
    hardness: 0.2,
    tees: threeTees,
  }),
  course({
    id: 14404,
    name: 'No. 2',
    ...gannetPoint,
    nines: [nines.quarry, nines.pines],
    hardness: 2.2,
    tees: fiveTees,
  }),
  course({
    id: 14405,
    name: 'No. 3',
    ...gannetPoint,
    nines: [nines.harbor, nines.quarry],
    hardness: 0.3,
    tees: fourTees,
  }),
  course({
    id: 14406,
    name: 'No. 4',
    ...gannetPoint,
    nines: [nines.dunes, nines.ridge],
    hardness: 1.6,
    tees: fiveTees,
  }),
  course({
    id: 14407,
    name: 'No. 5',
    ...gannetPoint,
    nines: [nines.allShort, nines.allShort],
    hardness: 0.2,
    tees: [both('Yellow', 1.05)],
  }),
  course({
    id: 14408,
    name: 'Saltworks Golf Links',
    city: 'Beaufort',
    state: 'US-SC',
    nines: [nines.dunes, nines.meadow],
    hardness: 1.2,
    tees: comboTees,
  }),
  course({
    id: 14409,
    name: 'Pelican Ditch Golf Club',
    city: 'Naples',
    state: 'US-FL',
    nines: [nines.creek, nines.harbor],
    hardness: 0.4,
    tees: [men('Blue', 0.97), both('White', 0.9), both('Gold', 0.82), women('Coral', 0.72)],
  }),
  course({
    id: 14410,
    name: 'Lantern East',
    ...lantern,
    nines: [nines.ridge, nines.harbor],
    hardness: 0.5,
    tees: fourTees,
  }),
  course({
    id: 14411,
    name: 'Lantern West',
    ...lantern,
    nines: [nines.meadow, nines.pines],
    hardness: 0.9,
    tees: fourTees,
  }),
  course({
    id: 14412,
    name: 'Magnolia Ferry Golf Club',
    city: 'Savannah',
    state: 'US-GA',
    nines: [nines.pines, nines.dunes],
    hardness: 1,
    tees: fiveTees,
  }),
  course({
    id: 14413,
    name: 'Caddo Bend Golf Club',
    city: 'Shreveport',
    state: 'US-LA',
    nines: [nines.quarry, nines.creek],
    hardness: 0.6,
    tees: threeTees,
  }),
]
