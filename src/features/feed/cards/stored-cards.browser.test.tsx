import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import '~/ui/styles/index.css'
import { decodeLinxPage } from '~/api/decode/linx'
import { createQueryClient } from '~/api/query-client'
import { START_SCREEN } from '~/lib/first-screen'
import { showStoredEntries, storeEntries } from '~/lib/stored-entries'
import { addIcons } from '~/ui/icons/icon'
import { sectionIcons } from '~/ui/icons/section-icons'
import { group, player, round } from './cards.fake'
import { foldFollows } from './follow-runs'
import { LinxEntry } from './linx-item'

addIcons(sectionIcons)

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

/** A list of one entry, as the feed has it. */
function Feed({ item }: { item: unknown }) {
  const [entry] = foldFollows(decodeLinxPage({ items: [item].flat() }).items, 1, undefined)
  return (
    <div role="feed">
      <div>
        <div>
          {entry && (
            <LinxEntry item={entry} isNew={false} userId={1} article={{ 'aria-posinset': 1 }} />
          )}
        </div>
      </div>
    </div>
  )
}

/** What is visible of an entry: its texts, and the position and size of each element. A video is not stored, its box is. */
const seen = (article: Element | null) =>
  Array.from(article?.querySelectorAll('*:not(video)') ?? [], (element) => {
    const { width, height } = element.getBoundingClientRect()
    const text = element.childElementCount === 0 ? element.textContent : ''
    return `${element.localName} ${Math.round(width)}x${Math.round(height)} ${text}`
  })

const follow = (userId: number) =>
  round({ sourceTable: 'follow', sourceId: userId, userId, notificationType: 'NewFollower' })

test.each([
  ['a round', round({ likeCount: 2, goOldHandicap: 12.2, goNewHandicap: 12.1 })],
  ['a round of nine holes', round({ holes: 9, back9: null, city: 'Boulder', state: 'CO' })],
  ['a round with pictures', round({ imageUrls: ['https://other.example/1.jpg', '/1.mp4'] })],
  [
    'a round of several golfers with bets',
    group([player(2), player(3, { commentText: 'Windy.' }), player(1)], {
      groupBets: [
        { userId: 2, name: 'Marcus Bell', dollars: 5 },
        { userId: 3, name: 'Player 3', dollars: -5 },
      ],
    }),
  ],
  ['a follower', follow(7)],
  ['several followers', [follow(7), follow(8), follow(9)]],
  ['news of a kind that is not known', round({ notificationType: 'Other', scoreTotal: null })],
])('%s looks the same when it is stored', async (_, item) => {
  localStorage.setItem('user_id', '1')
  vi.stubGlobal('innerHeight', 5000)
  const screen = await render(
    <QueryClientProvider client={createQueryClient(() => false)}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <Feed item={item} /> }])} />
    </QueryClientProvider>,
  )
  const article = screen.container.querySelector('article')
  const before = seen(article)
  expect(before.length).toBeGreaterThan(5)
  storeEntries(1, article ? [article] : [])
  await screen.unmount()

  const { container } = await render(
    <div id={START_SCREEN}>
      <header />
      <main>
        <div>
          <p>Skeleton</p>
        </div>
      </main>
    </div>,
  )
  showStoredEntries()
  expect(seen(container.querySelector('article'))).toEqual(before)
})
