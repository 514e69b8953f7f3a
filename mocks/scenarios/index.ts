import { associationAwkward } from './association-awkward'
import { associationDown } from './association-down'
import { busyFeed } from './busy-feed'
import { carefulHost } from './careful-host'
import type { Scenario } from './define'
import { firstDay } from './first-day'
import { lapsedSession } from './lapsed-session'
import { newMember } from './new-member'
import { operator } from './operator'
import { photoHeavy } from './photo-heavy'
import { privateClub } from './private-club'
import { saturdayRound } from './saturday-round'
import { season10k } from './season-10k'

/** Every named world; the first is the one opened without a name. */
export const scenarios: readonly Scenario[] = [
  saturdayRound,
  firstDay,
  privateClub,
  busyFeed,
  season10k,
  lapsedSession,
  associationDown,
  associationAwkward,
  newMember,
  operator,
  photoHeavy,
  carefulHost,
]

/** The scenario of this name; undefined if there is none. */
export const scenarioNamed = (name: string): Scenario | undefined =>
  scenarios.find((scenario) => scenario.name === name)
