import { HAL, MARCUS, NORA, PRIYA } from '../seed/members'
import type { SeedGroup } from '../seed/groups'
import { BEA, DANA, INGRID, JUNE, KEIKO, LUIS, RUTH, TOM, WALT } from './golfers'

/** Groups of golfers who often play together. */
export const groups: readonly SeedGroup[] = [
  {
    id: 31,
    name: 'Dawn Patrol',
    openTo: 'Invite',
    description: 'First group off, every Saturday. Nine by seven, home by nine.',
    owner: MARCUS,
    foundedDaysAgo: 833,
    members: [INGRID, NORA, HAL],
  },
  {
    id: 32,
    name: 'Nine and Dine',
    openTo: 'All',
    description: 'Nine holes on Thursdays, then whatever the kitchen still has.',
    owner: KEIKO,
    foundedDaysAgo: 402,
    members: [NORA, BEA, INGRID, RUTH],
  },
  {
    id: 33,
    name: 'Skins at Three Ponds',
    openTo: 'Invite',
    description: 'Four players, four dollars, no mercy.',
    owner: TOM,
    foundedDaysAgo: 611,
    members: [LUIS, PRIYA, DANA],
  },
  {
    id: 34,
    name: 'Foothills Seniors',
    openTo: 'All',
    description: null,
    owner: WALT,
    foundedDaysAgo: 1204,
    members: [HAL],
  },
  {
    id: 35,
    name: 'First Tees',
    openTo: 'All',
    description: 'For anyone who hasn’t broken 110 yet. Gimmes inside the leather.',
    owner: JUNE,
    foundedDaysAgo: 58,
    members: [],
  },
]
