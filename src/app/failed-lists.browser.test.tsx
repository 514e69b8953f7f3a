import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import '~/ui/styles/index.css'
import { MyBets } from '~/features/bets/my-bets'
import { ReactionPanel } from '~/features/comments/panel/reaction-panel'
import { CourseSearch } from '~/features/courses/course-search'
import { RecentlyPlayed } from '~/features/courses/recently-played'
import { FollowList } from '~/features/follow/follow-list'
import { GroupList } from '~/features/groups/group-list'
import { Members } from '~/features/groups/members'
import { LinxFeed } from '~/features/feed/list/linx-feed'
import { TeePicker, useTees } from '~/features/scores/form/tee-picker'
import { UsageReport } from '~/features/usage-report/usage-report'
import { json, refusal, undeclared } from '~/testing/responses'
import { nora } from '~/testing/builders'
import { networkForEach, renderInApp, SearchForPartners } from './show-part.fake'

const network = networkForEach()

const item = { sourceTable: 'golf_scores', sourceId: 1, commentCount: 1, likeCount: 1 }

function Tees() {
  const tees = useTees(7, undefined)
  return (
    <TeePicker
      tees={tees}
      nine={undefined}
      chosen={undefined}
      onChoose={() => {}}
      error={undefined}
    />
  )
}

type List = [name: string, route: string, element: ReactElement, empty: RegExp, typed?: string]

const lists: List[] = [
  [
    'Linx',
    'GET /api/linx',
    <LinxFeed key="" view="Following" user={nora} lastNotify={undefined} />,
    /No new linx/,
  ],
  [
    'comments',
    'GET /api/comments/details',
    <ReactionPanel key="" item={{ ...item, hasUserLiked: false }} userId={1} panel="comments" />,
    /No comments yet/,
  ],
  [
    'Woohoos',
    'GET /api/comments/details',
    <ReactionPanel key="" item={{ ...item, hasUserLiked: false }} userId={1} panel="likes" />,
    /No Woohoos yet/,
  ],
  ['bets', 'GET /api/Ghin/MyBets', <MyBets key="" />, /No bets recorded/],
  [
    'course search',
    'GET /api/Ghin/SearchCourses',
    <CourseSearch key="" />,
    /No courses found/,
    'bellwether',
  ],
  [
    'recently played',
    'GET /api/Scores/RecentCourses',
    <RecentlyPlayed key="" />,
    /No recently played/,
  ],
  ['tees', 'GET /api/Ghin/Courses/7/TeeSets', <Tees key="" />, /No tees available/],
  ['partners', 'GET /api/search', <SearchForPartners key="" />, /No results found/, 'tom'],
  [
    'suggestions',
    'GET /api/follow/suggestions',
    <FollowList key="" view="suggestions" ownId={1} />,
    /No suggestions found/,
  ],
  [
    'following',
    'GET /api/follow/following',
    <FollowList key="" view="following" ownId={1} />,
    /No following found/,
  ],
  [
    'requests',
    'GET /api/follow/requests',
    <FollowList key="" view="requests" ownId={1} />,
    /No requests found/,
  ],
  [
    'groups',
    'GET /api/group/mygroups',
    <GroupList key="" view="mygroups" />,
    /not a member of any/,
  ],
  [
    'members',
    'GET /api/group/3/members',
    <Members key="" id="m" groupId={3} name="Dawn Patrol" />,
    /No members yet/,
  ],
  ['usage report', 'GET /api/usage/report', <UsageReport key="" />, /No activity yet/],
]

const failures = [
  ['an error', () => refusal(500, 'Not now.'), 'Not now.'],
  [
    'nonsense',
    () => undeclared('a broken host', json({ oops: true })),
    'Invalid JSON response from server.',
  ],
] as const

for (const [name, route, element, empty, typed] of lists) {
  test.each(failures)(
    `${name} with the response %s shows a failure with Retry, never an empty list`,
    async (_what, answer, message) => {
      network.on(route, answer)
      const screen = await renderInApp(element)
      if (typed) await userEvent.type(screen.getByRole('searchbox').element(), typed)
      await expect.element(screen.getByText(message)).toBeVisible()
      await expect.element(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
      expect(screen.container.textContent).not.toMatch(empty)
    },
  )
}

test('a Retry that fails again gets the focus back, unless the golfer has moved on', async () => {
  let answer = () => {}
  const hold = async () => {
    await new Promise<void>((resolve) => (answer = resolve))
    return refusal(500, 'Not now.')
  }
  network.on('GET /api/follow/following', () => refusal(500, 'Not now.'))
  const screen = await renderInApp(
    <>
      <button>Before</button>
      <FollowList view="following" ownId={1} />
      <button>After</button>
    </>,
  )
  const retry = screen.getByRole('button', { name: 'Retry' })
  await expect.element(retry).toBeVisible()
  network.on('GET /api/follow/following', hold)
  await retry.click()
  await expect.element(screen.getByRole('button', { name: 'Before' })).toHaveFocus()
  answer()
  await expect.element(retry).toHaveFocus()

  await retry.click()
  await expect.element(screen.getByRole('button', { name: 'Before' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  answer()
  await expect.element(retry).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus()
})

test('a search that fails after a Retry that succeeded leaves the focus in the field', async () => {
  network.on('GET /api/Ghin/SearchCourses', () => refusal(500, 'Not now.'))
  const screen = await renderInApp(<CourseSearch />)
  const field = screen.getByRole('searchbox')
  await userEvent.type(field.element(), 'bellwether')
  await expect.element(screen.getByText('Not now.')).toBeVisible()
  network.on('GET /api/Ghin/SearchCourses', () => json([]))
  await screen.getByRole('button', { name: 'Retry' }).click()
  await expect.element(screen.getByText(/No courses found/)).toBeVisible()
  await expect.element(field).toHaveFocus()

  network.on('GET /api/Ghin/SearchCourses', () => refusal(500, 'Not now.'))
  await userEvent.keyboard(' links')
  await expect.element(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  await expect.element(field).toHaveFocus()
})
