import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import '~/ui/styles/index.css'
import { createQueryClient } from '~/api/query-client'
import type { LinxItem } from '~/api/types'
import { EventCard } from './linx-item'
import { foldFollows } from './follow-runs'
import { item } from '../list/linx-feed.fake'

const follow = (sourceId: number, change: Partial<LinxItem> = {}) =>
  item(sourceId, {
    sourceTable: 'follows',
    userId: sourceId,
    notificationType: 'NewFollower',
    isFollowed: false,
    ...change,
  })

const show = (...items: LinxItem[]) => {
  const rows = foldFollows(items, 1, undefined)
  const element = rows.map((row) => (
    <EventCard key={row.sourceId} item={row} isNew={false} userId={1} />
  ))
  return render(
    <QueryClientProvider client={createQueryClient(() => false)}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </QueryClientProvider>,
  )
}

const followButtons = (screen: Awaited<ReturnType<typeof show>>) =>
  screen.getByRole('button', { name: /^Follow / })

test('a new follower can be followed back', async () => {
  const screen = await show(follow(7))
  await expect.element(screen.getByRole('button', { name: 'Follow Golfer 7' })).toBeVisible()
})

test.each([
  ['who is followed already', follow(7, { isFollowed: true })],
  ['whom the signed-in golfer has followed', follow(7, { notificationType: 'IFollowed' })],
])('a golfer %s is offered no Follow', async (_who, event) => {
  const screen = await show(event)
  await expect.element(screen.getByRole('link', { name: 'Golfer 7' })).toBeVisible()
  expect(followButtons(screen).elements()).toHaveLength(0)
})

test('each of several new followers can be followed back', async () => {
  const screen = await show(follow(9), follow(8), follow(7, { isFollowed: true }))
  await screen.getByRole('button', { name: /followed you/ }).click()
  await expect.element(followButtons(screen).first()).toBeVisible()
  expect(followButtons(screen).elements()).toHaveLength(2)
})
