import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import '~/ui/styles/index.css'
import type { LinxItem } from '~/api/types'
import { linxMessages } from '~/domain/messages/linx'
import { newsMessages } from '~/domain/messages/news'
import { skippableTimers } from '~/lib/timers.fake'
import { cut, json } from '~/testing/responses'
import { aFeedItem } from '~/testing/builders'
import { fakeNetwork, type FakeNetwork } from '~/testing/fake-network'
import { WithQueries } from '~/testing/with-queries'
import { SinceCard, type SinceProps } from './since-card'

const BETS = 'GET /api/Ghin/MyBets'

let network: FakeNetwork
beforeEach(() => (network = fakeNetwork({ [BETS]: () => json([]) })))
afterEach(() => network.restore())

const rounds = [aFeedItem({ sourceId: 2, scoreTotal: 79 }), aFeedItem({ sourceId: 1, userId: 3 })]

const show = (items: readonly LinxItem[], change: Partial<SinceProps> = {}) =>
  render(
    <SinceCard
      items={items}
      pages={1}
      more={false}
      busy={false}
      failed={false}
      onMore={() => {}}
      lastNotify={0}
      userId={1}
      onFilter={() => {}}
      {...change}
    />,
    { wrapper: WithQueries },
  )

type Screen = Awaited<ReturnType<typeof show>>
const plain = ({ getByText }: Screen, count: number) => getByText(linxMessages.newSince(count))
const part = ({ getByRole }: Screen) => getByRole('button', { name: /^2 rounds by/ })
const height = ({ container }: Screen) => container.firstElementChild?.clientHeight

test('until the bets have loaded the card says how much is new; then the parts replace that at the same height', async () => {
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  network.on(BETS, async () => {
    await answered
    return json([])
  })
  const screen = await show(rounds)
  await expect.element(plain(screen, 2)).toBeVisible()
  await expect.element(part(screen)).not.toBeInTheDocument()
  const before = height(screen)
  expect(before).toBeGreaterThan(100)
  answer()
  await expect.element(part(screen)).toBeVisible()
  await expect.element(plain(screen, 2)).not.toBeInTheDocument()
  expect(height(screen)).toBe(before)
})

test('the summary does not wait for bets that do not load', async () => {
  const skip = skippableTimers()
  network.on(BETS, () => new Promise<Response>(() => {}))
  const screen = await show(rounds)
  await expect.element(plain(screen, 2)).toBeVisible()
  await skip(3000)
  await expect.element(part(screen)).toBeVisible()
})

test('bets that cannot be loaded are left out', async () => {
  network.on(BETS, cut)
  const screen = await show(rounds)
  await expect.element(part(screen)).toBeVisible()
})

test('after a failed page the parts count the pages before it', async () => {
  const screen = await show(rounds, { more: true, failed: true })
  await expect.element(part(screen)).toBeVisible()
})

test('news that belongs to no part of the summary is counted', async () => {
  const screen = await show([aFeedItem({ notificationType: 'Other', scoreTotal: null })])
  await expect.poll(() => network.count(BETS)).toBe(1)
  await expect.element(plain(screen, 1)).toBeVisible()
  await expect.element(screen.getByText(newsMessages.hint)).not.toBeVisible()
})

test('the visual order of the parts is their tab order: row by row', async () => {
  const index = { holes: 18, goOldHandicap: '9.0', goNewHandicap: '8.1' }
  const screen = await show(rounds.map((round) => ({ ...round, ...index })))
  await expect.element(part(screen)).toBeVisible()
  const places = screen
    .getByRole('button')
    .elements()
    .map((button) => button.getBoundingClientRect())
    .map(({ top, left }) => ({ top, left }))
  expect(places).toHaveLength(3)
  const inRows = places.toSorted((a, b) => a.top - b.top || a.left - b.left)
  expect(places).toEqual(inRows)
})

test('Show all ends where the hint ended', async () => {
  const screen = await show(rounds)
  await expect.element(part(screen)).toBeVisible()
  const endOf = (text: string) => {
    const range = document.createRange()
    range.selectNodeContents(screen.getByText(text).element())
    return range.getBoundingClientRect().right
  }
  const end = endOf(newsMessages.hint)
  await part(screen).click()
  await expect.element(screen.getByText(newsMessages.clear)).toBeVisible()
  expect(endOf(newsMessages.clear)).toBeCloseTo(end, 0)
})
