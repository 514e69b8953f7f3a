import type { ReactElement } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '~/ui/styles/index.css'
import { MyBets } from '~/features/bets/my-bets'
import { CourseSearch } from '~/features/courses/course-search'
import { FollowButton } from '~/features/follow/follow-button'
import { FollowList } from '~/features/follow/follow-list'
import { GroupCard } from '~/features/groups/group-card'
import { ShareLink } from '~/features/invite/invite-panel'
import { UsageReport } from '~/features/usage-report/usage-report'
import { groupMessages } from '~/domain/messages/groups'
import { deferred } from '~/lib/deferred'
import { startScreenReader } from '~/ui/focus/screen-reader.fake'
import { json } from '~/testing/responses'
import {
  aFollowEntry,
  aSearchResult,
  aGroup,
  aGroupMember,
  aCourse,
  aBet,
  aUsageReport,
  aFollowChange,
} from '~/testing/builders'
import { networkForEach, renderInApp, SearchForPartners } from './show-part.fake'

const network = networkForEach()
afterEach(() => vi.restoreAllMocks())

const golfer = (userId: number) => aFollowEntry({ userId, fullName: `Golfer ${userId}` })
const golfers = Array.from({ length: 9 }, (_, at) => golfer(at + 2))
const bet = aBet({ dollars: 1 })
const group = aGroup({ groupId: 3, groupName: 'Dawn Patrol', openTo: 'Invite' })
const type = (text: string) => userEvent.fill(page.getByRole('searchbox'), text)
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

type Result = {
  name: string
  element: ReactElement
  route?: string
  answer?: (url: URL) => unknown
  /** The golfer's action; omitted for updates that arrive without one. */
  act?: () => Promise<void>
  announced: string
}

const courses = (count: number) =>
  Array.from({ length: count }, (_, at) =>
    aCourse({ CourseID: at + 1, CourseName: `Bellwether ${at}` }),
  )
const search = { route: 'GET /api/Ghin/SearchCourses', element: <CourseSearch key="" /> }
const partner = {
  route: 'GET /api/search',
  element: <SearchForPartners key="" />,
}
const followers = {
  route: 'GET /api/follow/followers',
  element: <FollowList key="" view="followers" ownId={1} />,
  answer: () => golfers,
}

const results: Result[] = [
  {
    name: 'a course search under way',
    ...search,
    answer: () => deferred<Response>().promise,
    act: () => type('bell'),
    announced: 'Searching',
  },
  {
    name: 'courses found',
    ...search,
    answer: () => courses(2),
    act: () => type('bell'),
    announced: '2 courses found',
  },
  {
    name: 'no course found',
    ...search,
    answer: () => [],
    act: () => type('bell'),
    announced: '0 courses found',
  },
  {
    name: 'a partner found',
    ...partner,
    answer: () => [aSearchResult({ displayName: 'Tom Okafor' })],
    act: () => type('tom'),
    announced: '1 golfer found',
  },
  {
    name: 'no partner found',
    ...partner,
    answer: () => [],
    act: () => type('tom'),
    announced: 'No results found.',
  },
  {
    name: 'a follower found by name',
    ...followers,
    act: () => type('Golfer 9'),
    announced: '1 golfer found',
  },
  { name: 'no follower found', ...followers, act: () => type('zzz'), announced: '0 golfers found' },
  {
    name: 'a golfer followed where they are met',
    element: <FollowButton key="" userId={7} name="Simone" followed={false} ownId={1} />,
    route: 'POST /api/follow/follow/7',
    answer: () => aFollowChange('Pending'),
    act: () => press('Follow Simone'),
    announced: 'Requested Simone',
  },
  {
    name: 'the members of a group',
    element: <GroupCard key="" group={group} view="mygroups" />,
    route: 'GET /api/group/3/members',
    answer: () => [aGroupMember(), aGroupMember({ name: 'Hal Winters' })],
    act: () => press('Members of Dawn Patrol'),
    announced: '2 members',
  },
  {
    name: 'why a group cannot be left',
    element: <GroupCard key="" group={group} view="mygroups" />,
    act: () => press('Leave, Dawn Patrol'),
    announced: groupMessages.notYet.Leave(group.ownerName ?? undefined),
  },
  {
    name: 'more bets',
    element: <MyBets key="" />,
    route: 'GET /api/Ghin/MyBets',
    answer: (url) =>
      Array.from({ length: url.searchParams.get('skip') === '0' ? 25 : 3 }, () => bet),
    act: () => press('Load More'),
    announced: 'Net across 28 bets+$28',
  },
  {
    name: 'the usage report',
    element: <UsageReport key="" />,
    route: 'GET /api/usage/report',
    answer: () => aUsageReport(),
    announced: 'The report is loaded',
  },
  {
    name: 'a copied link',
    element: <ShareLink key="" />,
    act: async () => {
      vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
      await press('Copy a link')
    },
    announced: 'Copied',
  },
]

// A region that appears together with its text is often not read: see listen().
test.each(results)('$name: announced to screen readers', async (result) => {
  const { route, answer, element, act, announced } = result
  if (route && answer)
    network.on(route, async ({ url }) => {
      const body = await answer(url)
      await new Promise((resolve) => setTimeout(resolve, 30)) // real hosts never respond within the same frame
      return json(body)
    })
  const screenReader = startScreenReader()
  await renderInApp(element)
  await act?.()
  await expect.poll(screenReader.announced).toContain(announced)
  screenReader.stop()
})
