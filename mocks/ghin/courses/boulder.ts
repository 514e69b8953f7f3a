import { course } from './course-recipe'
import * as nines from './nines'
import { both, comboTees, fiveTees, fourTees, men, threeTees, women } from './tee-recipe'

const boulder = { city: 'Boulder', state: 'US-CO' }
const longmont = { city: 'Longmont', state: 'US-CO' }

/** Where the demo golfers play, at home and within an hour of it. */
export const boulderCourses = [
  course({
    id: 14001,
    name: 'Bellwether Links',
    ...boulder,
    nines: [nines.bellwetherOut, nines.bellwetherIn],
    asDrawn: true,
    hardness: 0.5,
    tees: [
      men('Black', 1.05, { menRating: { rating: 74.1, slope: 141 } }),
      both('Blue', 1, { menRating: { rating: 72.4, slope: 136 } }),
      both('White', 0.94, { menRating: { rating: 70.2, slope: 129 } }),
      both('Gold', 0.87, { menRating: { rating: 68, slope: 122 } }),
      both('Red', 0.78, { menRating: { rating: 66.3, slope: 114 } }),
    ],
  }),
  // The facility's name differs from the course's: the owner uses it for both of its courses.
  course({
    id: 14002,
    name: 'Three Ponds Golf Club',
    facility: 'Ponds and Pines',
    ...longmont,
    nines: [nines.meadow, nines.dunes],
    hardness: 0.9,
    tees: fiveTees,
  }),
  course({
    id: 14007,
    name: 'The Pines at Three Ponds',
    facility: 'Ponds and Pines',
    ...longmont,
    nines: [nines.pines, nines.ridge],
    hardness: 1.1,
    tees: fourTees,
  }),
  course({
    id: 13995,
    name: 'Larkspur Municipal',
    facility: 'Larkspur Municipal Golf Course',
    ...boulder,
    nines: [nines.creek, nines.quarry],
    hardness: 0.2,
    tees: [men('Blue', 1), both('White', 0.94), both('Gold', 0.88), women('Red', 0.79)],
    quirks: { season: { from: '03/01', to: '11/30' } },
  }),
  course({
    id: 14004,
    name: 'Cottonwood Hollow',
    city: 'Lafayette',
    state: 'US-CO',
    nines: [nines.harbor],
    hardness: 0,
    tees: [men('Blue', 1), both('Green', 0.88), women('Red', 0.79)],
  }),
  course({
    id: 14005,
    name: 'Red Mesa Country Club',
    facility: 'Mesa course',
    city: 'Grand Junction',
    state: 'US-CO',
    nines: [nines.quarry, nines.creek],
    hardness: 1.4,
    tees: fiveTees,
  }),
  course({
    id: 14006,
    name: 'St. Vrain Meadows',
    ...longmont,
    nines: [nines.dunes, nines.meadow],
    hardness: 0.4,
    tees: [
      men('Blue', 1),
      both('Combo', 0.97, { quirks: { holesMissing: true } }),
      both('White', 0.94),
      both('Green', 0.83),
      women('Red', 0.77),
    ],
  }),
  course({
    id: 14010,
    name: 'Ptarmigan Flats Par 3',
    city: 'Fort Collins',
    state: 'US-CO',
    nines: [nines.allShort, nines.allShort],
    hardness: -0.3,
    tees: [both('White', 1), both('Red', 0.83)],
  }),
  course({
    id: 14011,
    name: 'Old Quarry Road Golf Course',
    city: 'Pueblo',
    state: 'US-CO',
    nines: [nines.quarry, nines.harbor],
    hardness: 0.3,
    tees: threeTees,
    quirks: { inactive: true },
  }),
  course({
    id: 14012,
    name: 'Kestrel Draw Golf Course',
    city: 'Denver',
    state: 'US-CO',
    nines: [nines.ridge, nines.meadow],
    hardness: 0.7,
    tees: comboTees,
    quirks: { season: { from: '03/01', to: '11/30' } },
  }),
]
