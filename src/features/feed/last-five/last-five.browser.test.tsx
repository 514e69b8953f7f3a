import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import '~/ui/styles/index.css'
import { createQueryClient } from '~/api/query-client'
import type { LinxItem } from '~/api/types'
import { afterPaint } from '~/lib/after-paint'
import { json, refusal } from '~/testing/responses'
import { aFeedPage } from '~/testing/builders'
import { fakeNetwork, type FakeNetwork } from '~/testing/fake-network'
import { item } from '../list/linx-feed.fake'
import { linx } from '../query/queries'
import { LastFive } from './last-five'

const LINX = 'GET /api/linx'
const ME = 1
const round = (day: string, scoreTotal: number, change: Partial<LinxItem> = {}): LinxItem =>
  item(Number(day.replaceAll('-', '')), {
    userId: ME,
    activityDate: `${day}T20:00:00Z`,
    postedDate: day,
    scoreTotal,
    holes: 18,
    ...change,
  })
const FIVE = [
  round('2026-06-14', 79),
  round('2026-06-13', 86),
  round('2026-06-07', 84),
  round('2026-05-24', 88),
  round('2025-10-05', 87),
]
const page = (items: LinxItem[]) => json(aFeedPage(items))

let network: FakeNetwork
beforeEach(() => {
  vi.setSystemTime(new Date('2026-06-14T21:00:00Z'))
  network = fakeNetwork({ [LINX]: () => page(FIVE) })
})
afterEach(() => {
  vi.useRealTimers()
  network.restore()
})

const show = async (client = createQueryClient(() => false)) => {
  const screen = await render(
    <QueryClientProvider client={client}>
      <LastFive userId={ME} />
    </QueryClientProvider>,
  )
  return { client, screen }
}

test('the last five rounds are announced with their days, earliest first; My Linx reuses the loaded page', async () => {
  const { client, screen } = await show()
  await expect
    .element(screen.getByRole('region', { name: 'Your last five' }).getByRole('img'))
    .toHaveAccessibleName(
      'Your last five scores: Oct 5, 2025, 87; May 24, 88; Jun 7, 84; Jun 13, 86; Jun 14, 79',
    )
  expect(client.getQueryData(linx.feed('My Linx').queryKey)?.pages[0]?.items).toHaveLength(5)
})

test('a loaded My Linx is not requested again', async () => {
  const client = createQueryClient(() => false)
  await client.fetchInfiniteQuery(linx.feed('My Linx', ME))
  const { screen } = await show(client)
  await expect.element(screen.getByRole('img')).toBeVisible()
  expect(network.count(LINX)).toBe(1)
})

test('the last five rounds load only after the page has loaded its data', async () => {
  const client = createQueryClient(() => false)
  let arrive: (list: string) => void = () => {}
  const list = client.fetchQuery({
    queryKey: ['the page'],
    queryFn: () => new Promise<string>((resolve) => (arrive = resolve)),
  })
  const { screen } = await show(client)
  await new Promise<void>((resolve) => afterPaint(() => afterPaint(resolve)))
  expect(network.count(LINX)).toBe(0)
  arrive('is there')
  await list
  await expect.element(screen.getByRole('img')).toBeVisible()
})

test('two full rounds are too few for the chart of the last five', async () => {
  const nine = round('2026-06-12', 41, { holes: 9 })
  network.on(LINX, () => page([...FIVE.slice(0, 2), nine]))
  const { screen } = await show()
  await expect.poll(() => network.count(LINX)).toBe(1)
  await expect.poll(() => screen.container.innerHTML).toBe('')
})

test('a failure to load the last five shows nothing, and My Linx loads again', async () => {
  network.on(LINX, () => refusal(400, 'Not now.'))
  const { client, screen } = await show()
  await expect.poll(() => network.count(LINX)).toBe(1)
  await expect.poll(() => screen.container.innerHTML).toBe('')
  expect(client.getQueryState(linx.feed('My Linx').queryKey)).toBeUndefined()
})
