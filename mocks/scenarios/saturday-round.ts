import { seedFollows } from './seed/follows'
import { MARCUS, NORA, PRIYA, seedMembers } from './seed/members'
import { seedPlays } from './seed/plays'
import { seedComments, seedWoohoos } from './seed/talk'
import { hoursAgo } from './seed/time'
import { defineScenario } from './define'
import { follows } from './saturday/follows'
import { golfers } from './saturday/golfers'
import { pastPlays } from './saturday/past'
import { pastTalk } from './saturday/past-talk'
import { scriptedComments, scriptedPlays, scriptedWoohoos } from './saturday/scripted'

/**
 * Half past five on a Saturday in June. Friends have posted since Nora last looked: Marcus two hours
 * ago, and a foursome with bets before lunch. Behind that lie months of rounds, followers and talk.
 */
export const saturdayRound = defineScenario({
  name: 'saturday-round',
  title: 'Saturday evening: friends have posted, a foursome settled its bets',
  now: '2026-06-13T23:30:00Z',
  zone: 'America/Denver',
  signedInAs: 'nora@whitcombe.example',
  async seed(backend) {
    await seedMembers(backend, golfers)
    await seedFollows(backend, follows)
    const past = pastPlays(backend)
    const entries = await seedPlays(backend, [...scriptedPlays(), ...past])
    const { comments, woohoos } = pastTalk(backend, past)
    await seedComments(backend, entries, [...scriptedComments, ...comments])
    await seedWoohoos(backend, entries, [...scriptedWoohoos, ...woohoos])
    const looked: [number, number][] = [
      [NORA, 6],
      [MARCUS, 0.25],
      [PRIYA, 3],
    ]
    for (const [golfer, hours] of looked)
      await backend.db.users.change(golfer, { lastNotifyAt: hoursAgo(backend, hours) })
  },
})
