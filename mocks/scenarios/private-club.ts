import { defineScenario } from './define'
import { saturdayEvening } from './saturday/evening'
import {
  BEA,
  DANA,
  golfers,
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
} from './saturday/golfers'
import { seedSaturday } from './saturday/seed-saturday'
import { HAL, MARCUS, NORA, PRIYA } from './seed/members'
import type { SeedFollow } from './seed/follows'

/** Golfers whose follow requests Nora has not answered, newest first. */
const requestsToNora = [SIMONE, RUTH, GRANT, BEA, JUNE, TOM, DANA, LUIS, WALT]
/** Golfers who have not answered Nora's request. */
const requestedByNora = [PRIYA, OWEN, KEIKO]

const follows: readonly SeedFollow[] = [
  { from: NORA, to: MARCUS, daysAgo: 210 },
  { from: MARCUS, to: NORA, daysAgo: 209 },
  { from: NORA, to: HAL, daysAgo: 120 },
  { from: HAL, to: NORA, daysAgo: 119 },
  { from: NORA, to: INGRID, daysAgo: 40 },
  { from: INGRID, to: NORA, daysAgo: 38 },
  { from: MARCUS, to: PRIYA, daysAgo: 180 },
  { from: HAL, to: WALT, daysAgo: 90 },
  ...requestsToNora.map((from, index) => ({
    from,
    to: NORA,
    daysAgo: 0.1 + 0.9 * index,
    isPending: true as const,
  })),
  ...requestedByNora.map((to, index) => ({
    from: NORA,
    to,
    daysAgo: 0.5 + 2 * index,
    isPending: true as const,
  })),
]

/** All accounts are private except those of Marcus and Hal. */
export const privateClub = defineScenario({
  name: 'private-club',
  title: 'A private club: nine golfers ask to follow, three have not answered yet',
  ...saturdayEvening,
  seed: (backend) =>
    seedSaturday(backend, {
      follows,
      members: golfers.map((member) => ({
        ...member,
        isPrivate: member.id !== MARCUS && member.id !== HAL,
      })),
    }),
})
