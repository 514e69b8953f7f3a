import type { Backend } from '../../backend/backend'
import { dayIn } from '../../backend/clock'
import { BELLWETHER, COTTONWOOD, RED_MESA, ST_VRAIN, THREE_PONDS } from '../saturday/courses'
import { notes, withoutRepeats } from '../saturday/notes'
import { pastReactions } from '../saturday/past-reactions'
import { seedFollows, type SeedFollow } from '../seed/follows'
import { history } from '../seed/history'
import { HAL, NORA, OLA, seedMembers, type Member } from '../seed/members'
import type { Play } from '../seed/play'
import { seedPlays } from '../seed/plays'
import { seedComments, seedWoohoos } from '../seed/reactions'
import { hoursAgo } from '../seed/time'
import { courseCalled } from '../seed/where'
import { seasonMembers } from './members'

/** The number of rounds of each golfer: with 57 golfers the feed has 10,000 items. */
const ROUNDS = 175
const DAYS_BETWEEN = 3.6
/** Only the newest rounds have comments. */
const WITH_REACTIONS = 400
const COURSES = [BELLWETHER, THREE_PONDS, COTTONWOOD, RED_MESA, ST_VRAIN]

/** Fills a world with 10,000 items, all of them in Nora's feed. */
export async function seedSeason(backend: Backend): Promise<void> {
  const members = await seasonMembers(backend)
  await seedMembers(backend, members)
  await seedFollows(backend, followsOf(backend, members))
  const plays = withoutRepeats(members.flatMap((member) => playsOf(backend, member)))
  const entries = await seedPlays(backend, plays)
  const newest = plays.toSorted((one, other) => one.hoursAgo - other.hoursAgo)
  const { comments, woohoos } = pastReactions(backend, newest.slice(0, WITH_REACTIONS))
  await seedComments(backend, entries, comments)
  await seedWoohoos(backend, entries, woohoos)
  await backend.db.users.change(NORA, { lastNotifyAt: hoursAgo(backend, 24) })
}

/** Nora follows all golfers; each of the others follows a few, usually Nora among them. */
function followsOf({ dice }: Backend, members: readonly Member[]): SeedFollow[] {
  const others = members.filter(({ id }) => id !== NORA && id !== OLA)
  return others.flatMap(({ id }, place) => {
    const known = new Set([NORA, ...[1, 2, 3].map(() => dice.pick(others).id)])
    known.delete(id)
    return [
      { from: NORA, to: id, daysAgo: 760 + place },
      ...[...known].map((to, nth) => ({ from: id, to, daysAgo: 690 + place / 8 + nth * 20 })),
    ]
  })
}

/** Hal has his two rounds in every world, and Ola none. */
function playsOf(backend: Backend, member: Member): Play[] {
  if (member.id === OLA) return []
  const { dice, scenario } = backend
  const home = member.id % COURSES.length
  const courses = [...COURSES.slice(home), ...COURSES.slice(0, home)].map(courseCalled)
  const rounds = member.id === HAL ? 2 : ROUNDS
  const lastDaysAgo = dice.int(1, 4)
  return history(
    dice,
    { member, rounds, everyDays: DAYS_BETWEEN, lastDaysAgo, courses, notes },
    (hours) => dayIn(scenario.zone, hoursAgo(backend, hours)),
  )
}
