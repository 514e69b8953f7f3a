import type { Backend } from '../../backend/backend'
import { seedFollows, type SeedFollow } from '../seed/follows'
import { seedGroups } from '../seed/groups'
import { MARCUS, NORA, PRIYA, seedMembers, type Member } from '../seed/members'
import type { Play } from '../seed/play'
import { seedPlays } from '../seed/plays'
import { seedComments, seedWoohoos, type SeedComment, type SeedWoohoos } from '../seed/reactions'
import { hoursAgo } from '../seed/time'
import { follows } from './follows'
import { golfers } from './golfers'
import { groups } from './groups'
import { habits, pastPlays, type PastHabit } from './past'
import { pastReactions } from './past-reactions'
import { scriptedComments, scriptedPlays, scriptedWoohoos } from './scripted'

/** How a world differs from the standard Saturday. */
export type Difference = {
  members?: readonly Member[]
  follows?: readonly SeedFollow[]
  habits?: readonly PastHabit[]
  /** Rounds in addition to the scripted and generated ones. */
  plays?: readonly Play[]
  /** Golfers with an account and no activity. */
  newcomers?: readonly number[]
  /** When Nora last looked at the feed; null: never. */
  lastLookHoursAgo?: number | null
}

/** Seeds the Saturday's golfers, rounds and comments, with changes. */
export async function seedSaturday(backend: Backend, difference: Difference = {}): Promise<void> {
  const { newcomers = [], lastLookHoursAgo = 6 } = difference
  const isThere = (id: number) => !newcomers.includes(id)
  await seedMembers(backend, difference.members ?? golfers)
  const known = difference.follows ?? follows
  await seedFollows(
    backend,
    known.filter(({ from, to }) => isThere(from) && isThere(to)),
  )
  const past = pastPlays(backend, difference.habits ?? habits).filter((play) =>
    isThere(play.golfer),
  )
  const scripted = [...scriptedPlays(), ...(difference.plays ?? [])].filter((play) =>
    isThere(play.golfer),
  )
  const entries = await seedPlays(
    backend,
    [...scripted, ...past].map((play) => withoutPartners(play, newcomers)),
  )
  const { comments, woohoos } = pastReactions(backend, past)
  const isSaid = ({ about }: SeedComment | SeedWoohoos) => entries.has(about)
  await seedComments(
    backend,
    entries,
    [...scriptedComments, ...comments].filter((each) => isSaid(each) && isThere(each.from)),
  )
  await seedWoohoos(
    backend,
    entries,
    [...scriptedWoohoos, ...woohoos].filter(isSaid).map((each) => ({
      ...each,
      from: each.from.filter(isThere),
    })),
  )
  await seedGroups(
    backend,
    groups.map((group) => ({ ...group, members: group.members.filter(isThere) })),
  )
  const lastNotifyAt = lastLookHoursAgo === null ? null : hoursAgo(backend, lastLookHoursAgo)
  await backend.db.users.change(NORA, { lastNotifyAt })
  // These friends have looked at the feed recently, so only items that arrive later are new to them.
  await backend.db.users.change(MARCUS, { lastNotifyAt: hoursAgo(backend, 0.25) })
  await backend.db.users.change(PRIYA, { lastNotifyAt: hoursAgo(backend, 3) })
}

const withoutPartners = (play: Play, gone: readonly number[]): Play =>
  play.partners
    ? { ...play, partners: play.partners.filter(({ userId }) => !gone.includes(userId)) }
    : play
