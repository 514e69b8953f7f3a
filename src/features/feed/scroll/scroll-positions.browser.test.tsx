import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { sessionEnd } from '~/api/events'
import { userLinx, type LinxView } from '~/domain/feed/linx-view'
import { FeedList } from '../list/feed-list'
import { MAX_VIEWS, scrollPositions } from './scroll-positions'

const show = (view: LinxView) => {
  const element = <FeedList view={view} items={[]} busy={false} lastNotify={undefined} userId={1} />
  return render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
}

test('the scroll position of a view is stored for the way back and cleared with the session (R10)', async () => {
  const left = await show('Following')
  await left.unmount()
  expect(scrollPositions().get('Following')).toMatchObject({ rows: 0 })

  const open = await show('My Linx')
  sessionEnd.notify()
  expect(scrollPositions().get('Following')).toBeUndefined()
  await open.unmount() // the page unmounts after the session has ended
  expect(scrollPositions().get('My Linx')).toBeUndefined()
})

test('only the most recent views are stored', async () => {
  for (let userId = 1; userId <= MAX_VIEWS + 1; userId += 1)
    await (await show(userLinx(userId))).unmount()
  expect(scrollPositions().get(userLinx(1))).toBeUndefined()
  expect(scrollPositions().get(userLinx(2))).toBeDefined()
  expect(scrollPositions().get(userLinx(MAX_VIEWS + 1))).toBeDefined()
})
