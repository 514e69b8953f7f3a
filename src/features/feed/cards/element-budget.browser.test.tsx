import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import '~/ui/styles/index.css'
import { createQueryClient } from '~/api/query-client'
import { aFeedItem } from '~/testing/builders'
import { addIcons } from '~/ui/icons/icon'
import { sectionIcons } from '~/ui/icons/section-icons'
import { LinxEntry } from './linx-item'

addIcons(sectionIcons)

const round = aFeedItem({
  picture: '/api/profile/picture/2',
  city: 'Boulder',
  state: 'CO',
  holes: 18,
  front9: 38,
  back9: 41,
  scoreTotal: 79,
  goOldHandicap: 12.2,
  goNewHandicap: 12.1,
  goPublicNotes: 'Dew on the first tee.',
  likeCount: 2,
})

// Each element adds style, layout and paint work to every entry that is scrolled past.
test.each([
  ['a round of 18 holes', round, 32],
  ['a round of nine holes', { ...round, holes: 9, back9: null }, 32],
  ['a follower', aFeedItem({ notificationType: 'NewFollower' }), 19],
])('%s takes few elements', async (_, item, most) => {
  const element = <LinxEntry item={item} isNew={false} userId={1} />
  const screen = await render(
    <QueryClientProvider client={createQueryClient(() => false)}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </QueryClientProvider>,
  )
  const { length } = screen.getByRole('article').element().querySelectorAll('*')
  expect(length).toBeLessThanOrEqual(most)
})
