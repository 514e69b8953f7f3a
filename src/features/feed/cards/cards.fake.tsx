import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom'
import { render } from 'vitest-browser-react'
import '~/ui/styles/index.css'
import { decodeLinxPage } from '~/api/decode/linx'
import { createQueryClient } from '~/api/query-client'
import { foldFollows } from './follow-runs'
import { LinxEntry } from './linx-item'

/** A single score of Marcus. */
export const round = (change: object = {}) => ({
  sourceTable: 'golf_scores',
  sourceId: 1004,
  userId: 2,
  name: 'Marcus Bell',
  activityDate: '2026-06-13T21:30:00Z',
  postedDate: '2026-06-12',
  notificationType: 'FollowedUserResult',
  courseName: 'Bellwether Links',
  teeName: 'Blue',
  scoreTotal: 79,
  front9: 38,
  back9: 41,
  holes: 18,
  goPublicNotes: 'Dew on the first tee.',
  ...change,
})

/** A golfer of a grouped round. */
export const player = (userId: number, change: object = {}) => ({
  userId,
  userName: `Player ${userId}`,
  scoreTotal: 80 + userId,
  front9: 40,
  back9: 40 + userId,
  holes: 18,
  isFollowed: true,
  ...change,
})
/** A round of several golfers. */
export const group = (playerScores: unknown[], change: object = {}) =>
  round({
    sourceTable: 'golf_rounds',
    notificationType: 'GroupedGolfScores',
    playerScores,
    ...change,
  })

const State = () => <output>{JSON.stringify(useLocation().state)}</output>
const seen = { isNew: false, userId: 1 }

/** The items as the feed renders them for golfer 1, 320 pixels wide. */
export const show = (...items: unknown[]) => showAt(320, ...items)

/** The items as the feed renders them for golfer 1, `width` pixels wide. */
export async function showAt(width: number, ...items: unknown[]) {
  const feed = foldFollows(decodeLinxPage({ items }).items, 1, undefined)
  const element = (
    <div style={{ inlineSize: width }}>
      {feed.map((item, at) => (
        <LinxEntry key={at} {...seen} item={item} article={{ 'aria-label': `${item.sourceId}` }} />
      ))}
    </div>
  )
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '*', element: <State /> },
  ])
  return render(
    <QueryClientProvider client={createQueryClient(() => false)}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

export type Shown = Awaited<ReturnType<typeof show>>

/** Whether nothing sticks out of the cards. */
export const inside = ({ container }: Shown) => {
  const widths = [...container.querySelectorAll('article *')].map(
    (part) => part.getBoundingClientRect().right,
  )
  const edge = container.querySelector('article')?.getBoundingClientRect().right ?? 0
  return Math.max(...widths) <= edge + 1
}
