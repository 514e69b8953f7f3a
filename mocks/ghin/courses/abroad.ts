import { course } from './course-recipe'
import * as nines from './nines'
import { both, men, threeTees, women, type TeeRecipe } from './tee-recipe'

/** Outside the country many tee sets have no stroke index on record. */
const withoutAllocation = (tees: readonly TeeRecipe[]): TeeRecipe[] =>
  tees.map((tee) => ({ ...tee, quirks: { ...tee.quirks, noAllocation: true } }))

const british: readonly TeeRecipe[] = [men('White', 1), both('Yellow', 0.95), women('Red', 0.83)]

/** Eleven markers, all rated for both genders: 22 tee sets, the most of any course here. */
const elevenMarkers: readonly TeeRecipe[] = [
  both('Championship', 1.06),
  both('Black', 1.04),
  both('Black/Blue', 1.02),
  both('Blue', 1),
  both('Blue/White', 0.97),
  both('White', 0.94),
  both('White/Yellow', 0.91),
  both('Yellow', 0.88),
  both('Green', 0.84),
  both('Red', 0.8),
  both('Orange', 0.76),
]

/** Courses in other countries, whose states are written differently or missing. */
export const coursesAbroad = [
  course({
    id: 14601,
    name: 'Salal Inlet Golf Club',
    city: 'Victoria',
    state: 'CA-BC',
    country: 'CAN',
    nines: [nines.pines, nines.harbor],
    hardness: 0.9,
    tees: threeTees,
  }),
  course({
    id: 14602,
    name: 'Sisal Cove Links',
    city: 'La Paz',
    state: 'MX-BCS',
    country: 'MEX',
    nines: [nines.dunes, nines.creek],
    hardness: 1.1,
    tees: withoutAllocation(threeTees),
  }),
  course({
    id: 14603,
    name: "O'Halloran's Glen",
    facility: "O'Halloran's Glen Golf Club",
    city: 'Kinsale',
    state: null,
    country: 'IRL',
    nines: [nines.harbor, nines.dunes],
    hardness: 1,
    tees: british,
  }),
  course({
    id: 14604,
    name: 'The Honourable Company of Gutta-Percha Golfers of Upper Nithwater and Lower Strathbogle, Founded 1791 (Championship Links)',
    facility: 'The Honourable Company of Gutta-Percha Golfers',
    city: 'Upper Nithwater',
    state: null,
    country: 'GBR',
    nines: [nines.dunes, nines.quarry],
    hardness: 2,
    tees: elevenMarkers,
  }),
  course({
    id: 14605,
    name: 'Whin Moor Golf Club',
    city: 'Harrogate',
    state: null,
    country: 'GBR',
    nines: [nines.quarry],
    hardness: 0.4,
    tees: british,
  }),
  course({
    id: 14606,
    name: 'Club de Golf Río Alcedo',
    city: 'Málaga',
    state: null,
    country: 'ESP',
    nines: [nines.meadow, nines.ridge],
    hardness: 0.6,
    tees: withoutAllocation([men('Blancas', 1), both('Amarillas', 0.94), women('Rojas', 0.82)]),
  }),
  course({
    id: 14607,
    name: 'Ōmoto Hills Country Club',
    city: 'Karuizawa',
    state: null,
    country: 'JPN',
    nines: [nines.creek, nines.pines],
    hardness: 0.8,
    tees: withoutAllocation(threeTees),
  }),
]
