import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '~/ui/styles/index.css'
import type { BetRow } from '~/api/types'
import { createQueryClient } from '~/api/query-client'
import { deferred } from '~/lib/deferred'
import { json, refusal, undeclared } from '~/testing/responses'
import { aBet } from '~/testing/builders'
import { fakeNetwork, type FakeNetwork } from '~/testing/fake-network'
import { trackFocus } from '~/ui/focus/focus'
import { MyBets } from './my-bets'

const BETS = 'GET /api/Ghin/MyBets'

let network: FakeNetwork
beforeEach(() => {
  network = fakeNetwork()
})
afterEach(() => network.restore())

const bet = (at: number, change: Partial<BetRow> = {}) =>
  aBet({
    course: `Course ${at}`,
    score: 80 + (at % 9),
    partner: at % 2 ? 'Tom Okafor' : 'Priya Raman',
    dollars: 1,
    ...change,
  })
const bets = (count: number) => Array.from({ length: count }, (_bet, at) => bet(at))

/** Responses by `skip`. */
const serve = (pages: Record<string, BetRow[] | (() => Response)>) =>
  network.on(BETS, ({ url }) => {
    const rows = pages[url.searchParams.get('skip') ?? ''] ?? []
    return typeof rows === 'function' ? rows() : json(rows)
  })

const malformed = (rows: unknown[]) => () => undeclared('a host with malformed rows', json(rows))

function open() {
  const router = createMemoryRouter([{ path: '*', element: <MyBets /> }])
  return render(
    <QueryClientProvider client={createQueryClient(() => false)}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
}

const skips = () => network.seen.map(({ url }) => url.searchParams.get('skip'))

test.each([
  [25, true],
  [24, false],
  [26, false],
])('with %d bets Load More is shown: %s (LST-07)', async (count, more) => {
  serve({ 0: bets(count) })
  const screen = await open()
  await expect.element(screen.getByRole('row').nth(count)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Load More' }).elements()).toHaveLength(more ? 1 : 0)
  await expect
    .element(screen.getByText(more ? 'From the last 25 bets.' : `From all ${count} bets.`))
    .toBeVisible()
})

test.each([390, 1280])(
  'at %d px the bets are awaited in the shape of their table, and no row moves when they come',
  async (width) => {
    await page.viewport(width, 844)
    const arrival = deferred<Response>()
    network.on(BETS, () => arrival.promise)
    const screen = await open()
    await expect.element(screen.getByText('Loading bets')).toBeInTheDocument()
    const tops = () =>
      [...screen.container.querySelectorAll('tr')].slice(0, 9).map((row) => {
        const { top, height } = row.getBoundingClientRect()
        return { top, height }
      })
    const awaited = tops()
    expect(awaited).toHaveLength(9)
    expect(screen.getByRole('table').elements()).toEqual([]) // only seen
    arrival.resolve(json(bets(9)))
    await expect.element(screen.getByRole('table')).toBeVisible()
    expect(tops()).toEqual(awaited)
  },
)

test('who pays whom runs from left to right also with a name that is written from right to left', async () => {
  serve({ 0: [bet(1, { partner: 'أحمد', dollars: 12 })] })
  const screen = await open()
  await expect
    .element(screen.getByText('أحمد pays you $12'))
    .toHaveStyle({ direction: 'ltr', unicodeBidi: 'isolate' })
})

test('beside a long name the words of a course are not broken', async () => {
  await page.viewport(800, 800) // about as wide as the column on a desktop
  const partner = 'Maximiliana-Alexandrina-Theodora von Hohenzollern-Sigmaringen-Württemberg'
  serve({ 0: [bet(1, { course: 'Cottonwood', partner }), bet(2, { course: 'Cottonwood' })] })
  const screen = await open()
  const course = screen.getByText('Cottonwood').first()
  await expect.element(course).toBeVisible()
  const words = document.createRange()
  words.selectNodeContents(course.element())
  expect(words.getClientRects()).toHaveLength(1)
})

test('an amount of sixteen digits neither narrows the course nor makes the page wider', async () => {
  await page.viewport(320, 640)
  serve({ 0: [bet(1, { course: 'Larkspur', dollars: 9_007_199_254_740_991 })] })
  const screen = await open()
  const course = screen.getByText('Larkspur')
  await expect.element(course).toBeVisible()
  const words = document.createRange()
  words.selectNodeContents(course.element())
  expect(words.getClientRects()).toHaveLength(1)
  const table = screen.getByRole('table').element().getBoundingClientRect()
  expect(table.right).toBeLessThanOrEqual(320)
  expect(document.documentElement.scrollWidth).toBe(320)
})

test('an empty list of bets shows No bets recorded yet. (LST-07)', async () => {
  serve({ 0: [] })
  const screen = await open()
  await expect.element(screen.getByRole('heading', { name: 'No bets recorded yet.' })).toBeVisible()
})

test('25 rows, then an empty page: rows and totals stay, Load More is removed (LST-07)', async () => {
  serve({ 0: bets(25), 25: [] })
  const screen = await open()
  await screen.getByRole('button', { name: 'Load More' }).click()
  await expect.element(screen.getByText('From all 25 bets.')).toBeVisible()
  expect(skips()).toEqual(['0', '25'])
  expect(screen.getByRole('row').elements()).toHaveLength(26)
  expect(screen.getByRole('button', { name: 'Load More' }).elements()).toHaveLength(0)
})

test.each([
  ['the last page', json(bets(3)), 'Net across 28 bets'],
  ['a failed page', refusal(500, 'The clubhouse is closed.'), 'Net across 25 bets'],
])(
  'after %s by keyboard the focus is on the net, where Load More was',
  async (_page, last, net) => {
    trackFocus()
    serve({ 0: bets(25), 25: () => last })
    const screen = await open()
    await expect.element(screen.getByRole('button', { name: 'Load More' })).toBeVisible()
    await userEvent.tab()
    await expect.element(screen.getByRole('button', { name: 'Load More' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('button', { name: 'Load More' })).not.toBeInTheDocument()
    await expect.element(screen.getByText(net)).toBeVisible()
    await expect.element(screen.getByRole('status').first()).toHaveFocus()
  },
)

test('a failed page keeps the rows and is retried by hand; skip grows by the rows received (LST-07)', async () => {
  const rows = [...bets(24), { date: 'x' }]
  serve({ 0: malformed(rows), 25: () => refusal(500, 'The clubhouse is closed.') })
  const screen = await open()
  await screen.getByRole('button', { name: 'Load More' }).click()
  await expect.element(screen.getByText('The clubhouse is closed.')).toBeVisible()
  expect(screen.getByRole('row').elements()).toHaveLength(25)
  serve({ 25: bets(3) })
  await screen.getByRole('button', { name: 'Retry' }).click()
  await expect.element(screen.getByText('Net across 27 bets')).toBeVisible()
  await expect.element(screen.getByRole('status').filter({ hasText: '+$27' })).toBeVisible()
  expect(skips()).toEqual(['0', '25', '25'])
})

test('the bets show balances and who pays whom', async () => {
  serve({
    0: [
      bet(0, { dollars: -4 }),
      bet(1, { dollars: 24 }),
      bet(2, { partner: 'Hal Winters', dollars: 0 }),
    ],
  })
  const screen = await open()
  await expect.element(screen.getByText('Tom Okafor pays you $24')).toBeVisible()
  await expect.element(screen.getByText('You pay Priya Raman $4')).toBeVisible()
  await expect.element(screen.getByText('Net across 3 bets')).toBeVisible()
})

test('malformed rows show no forbidden word, numbers as text count (TXT-01, TXT-02, TXT-03)', async () => {
  const odd = [null, undefined, {}, [], true, '']
  serve({
    0: malformed([
      ...['date', 'course', 'partner', 'score', 'dollars'].flatMap((field) =>
        odd.map((value) => ({ ...bet(0), [field]: value })),
      ),
      null,
      7,
      { ...bet(1), partner: 'Last', dollars: ' 1e2 ', score: '85' },
    ]),
  })
  const screen = await open()
  await expect.element(screen.getByText('Last pays you $100')).toBeVisible()
  expect(screen.container.textContent).not.toMatch(/undefined|null|NaN|\[object|Invalid/)
})

test('long names in the bets fit 320 pixels (TXT-05)', async () => {
  serve({ 0: [bet(0, { partner: 'W'.repeat(300), course: 'x'.repeat(500), dollars: -1234567 })] })
  const screen = await open()
  screen.container.style.inlineSize = '320px'
  await expect.element(screen.getByRole('table')).toBeVisible()
  expect(screen.container.scrollWidth).toBeLessThanOrEqual(320)
})
