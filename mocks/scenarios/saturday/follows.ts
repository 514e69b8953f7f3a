import { HAL, MARCUS, NORA, PRIYA } from '../seed/members'
import type { SeedFollow } from '../seed/follows'
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

/** Old acquaintances: who has been following whom for months. */
const long: readonly (readonly [from: number, to: readonly number[]])[] = [
  [NORA, [MARCUS, PRIYA, HAL, TOM, LUIS, DANA, KEIKO, INGRID]],
  [MARCUS, [NORA, PRIYA, HAL, TOM, INGRID, GRANT]],
  [PRIYA, [NORA, TOM, LUIS, DANA, MARCUS]],
  [HAL, [NORA, MARCUS, WALT]],
  [TOM, [PRIYA, LUIS, MARCUS]],
  [LUIS, [TOM, PRIYA]],
  [DANA, [PRIYA, TOM, NORA]],
  [KEIKO, [NORA, INGRID, BEA]],
  [INGRID, [NORA, MARCUS, KEIKO]],
  [WALT, [HAL, MARCUS]],
  [BEA, [JUNE, RUTH]],
  [JUNE, [BEA]],
  [OWEN, [MARCUS, TOM]],
]

export const follows: readonly SeedFollow[] = [
  ...long.flatMap(([from, to], row) =>
    to.map((followed, place) => ({ from, to: followed, daysAgo: 150 + 7 * row + 3 * place })),
  ),
  { from: RUTH, to: NORA, daysAgo: 1.1 },
  { from: NORA, to: WALT, daysAgo: 2.2 },
  { from: SIMONE, to: NORA, daysAgo: 0.3, isPending: true },
  { from: GRANT, to: NORA, daysAgo: 3.4, isPending: true },
  { from: NORA, to: OWEN, daysAgo: 4, isPending: true },
]
