import { course } from './course-recipe'
import * as nines from './nines'
import { both, fourTees, men, threeTees, women } from './tee-recipe'

/** New England and the Middle Atlantic. */
export const eastCourses = [
  course({
    id: 14501,
    name: 'Two Steeples Golf Club',
    city: 'Concord',
    state: 'US-MA',
    nines: [nines.ridge, nines.creek],
    hardness: 0.8,
    tees: fourTees,
    quirks: { season: { from: '04/01', to: '11/14' } },
  }),
  course({
    id: 14502,
    name: 'Millrace Commons',
    city: 'Rochester',
    state: 'US-NY',
    nines: [nines.harbor, nines.meadow],
    hardness: 0.1,
    tees: threeTees,
    quirks: { season: { from: '04/15', to: '10/31' } },
  }),
  course({
    id: 14503,
    name: 'Pemberline Country Club',
    city: 'Princeton',
    state: 'US-NJ',
    nines: [nines.pines, nines.ridge],
    hardness: 1.3,
    tees: [
      men('Founders', 1.04),
      men('Pemberline', 0.99),
      both('Sycamore', 0.93),
      both('Dogwood', 0.85),
      women('Bluebell', 0.77),
    ],
  }),
  course({
    id: 14504,
    name: 'Snowshoe Notch Golf Club',
    city: 'Stowe',
    state: 'US-VT',
    nines: [nines.quarry, nines.meadow],
    hardness: 0.7,
    tees: threeTees,
    quirks: { season: { from: '04/15', to: '10/31' } },
  }),
  // An old record entered by hand: the keys for its location are missing.
  course({
    id: 14505,
    name: 'Unity Grange Golf Course',
    facility: 'Unity Grange',
    city: null,
    state: null,
    country: null,
    nines: [nines.meadow, nines.harbor],
    hardness: -0.1,
    tees: [
      men('Blue', 1, { quirks: { missingKeys: ['DisplayName'] } }),
      both('White', 0.93, { quirks: { missingKeys: ['TotalPar', 'TotalYardage'] } }),
      women('Red', 0.8, { quirks: { missingKeys: ['Gender', 'DisplayName'] } }),
    ],
    quirks: { missingKeys: ['FacilityName', 'City', 'State', 'Country'] },
  }),
  course({
    id: 14506,
    name: 'Kiln House',
    facility: 'Kiln House Golf',
    city: 'Portland',
    state: 'US-ME',
    country: null,
    nines: [nines.executive],
    hardness: 0,
    tees: [both('White', 1), women('Red', 0.85)],
  }),
]
