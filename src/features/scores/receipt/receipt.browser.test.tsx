import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import '~/ui/styles/index.css'
import '../form/on-course.css'
import { createQueryClient } from '~/api/query-client'
import type { LinxItem, PostedScore } from '~/api/types'
import type { PostedStrokes } from '~/domain/scores/score-entry'
import { session } from '~/session/session'
import { startScreenReader } from '~/ui/focus/screen-reader.fake'
import { deferred } from '~/lib/deferred'
import { json, refusal } from '~/testing/responses'
import { aFeedItem, aFeedPage, aCheeredItem } from '~/testing/builders'
import { signInRoutes, type FakeNetwork } from '~/testing/fake-network'
import type { Partner } from '../draft/score-draft'
import { sampleDraft } from '../draft/score-draft.fake'
import { AlertDialog } from '~/ui/overlay/alert-dialog'
import { PostedResult } from './post-outcome'
import { kindNetwork, MY_LINX } from '../form/score-entry.fake'

const WOOHOO = 'POST /api/comments/woohoo'
const DAY = '2026-06-13'
let network: FakeNetwork

beforeEach(() => {
  network = kindNetwork()
  for (const [route, reply] of Object.entries(signInRoutes())) network.on(route, reply)
})
afterEach(async () => {
  await session.logout()
  network.restore()
  vi.restoreAllMocks()
})

const total: PostedStrokes = { holesPlayed: 18, teeSetSide: 'All18', scoreTotal: 84 }
const nines: PostedStrokes = { ...total, scoreTotal: 97, scoreFront: 51, scoreBack: 46 }
const back: PostedStrokes = { holesPlayed: 9, teeSetSide: 'Back9', scoreTotal: 43, scoreBack: 43 }

/** The round in My Linx; `index`: what the item says of the Handicap Index. */
const listed = (strokes: PostedStrokes, index: Partial<LinxItem> = {}) =>
  aFeedPage([
    aFeedItem({
      sourceId: 1004,
      userId: 1,
      activityDate: `${DAY}T18:00:00Z`,
      postedDate: DAY,
      scoreTotal: strokes.scoreTotal,
      front9: strokes.scoreFront,
      back9: strokes.scoreBack,
      holes: strokes.holesPlayed,
      ...index,
    }),
  ])

let scores = 0
async function open(
  strokes: PostedStrokes,
  result: Partial<PostedScore>,
  partners: readonly Partner[] = [],
  { inDialog = false } = {},
) {
  scores += 1
  const posted = (
    <PostedResult
      draft={sampleDraft({ id: `score-${scores}`, partners })}
      sent={{ strokes, datePlayed: DAY }}
      result={result}
    />
  )
  const element = inDialog ? (
    <AlertDialog open message="Your score is posted." onClose={() => {}}>
      {posted}
    </AlertDialog>
  ) : (
    posted
  )
  return render(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </QueryClientProvider>,
  )
}

const answer = { scoreType: 'H', datePlayed: DAY, holesPlayed: 18 }
const moved = { goOldHandicap: 12.4, goNewHandicap: 12.1 }

// The sums for each shape of response, the reason when they differ, and the index when it is known.
test.each([
  {
    shape: 'a total, which is never adjusted; the index moved',
    strokes: total,
    result: { ...answer, scoreTotal: 84, adjusted_gross_score: 84 },
    index: moved,
    rows: ['KindTOT', 'Score84'],
    said: [/18 holes/, /Handicap Index.*12\.4.*12\.1/],
    unsaid: /net double bogey/,
  },
  {
    shape: 'two nines, adjusted; the index is not known',
    strokes: nines,
    result: {
      ...answer,
      scoreTotal: 97,
      scoreFront: 51,
      scoreBack: 46,
      adjusted_gross_score: 94,
      front9_adjusted: 48,
      back9_adjusted: 46,
    },
    index: {},
    rows: ['KindOUTINTOT', 'Score514697', 'Adjusted484694'],
    said: [
      /limits any hole to net double bogey, or to par plus 5 without a Handicap Index, so 97 counts as 94/,
      /Your index updates overnight\./,
    ],
    unsaid: /Handicap moved/,
  },
  {
    shape: 'hole by hole, of which the answer says the sums alone',
    strokes: nines,
    result: { ...answer, scoreTotal: 97, adjusted_gross_score: 95 },
    index: moved,
    rows: ['KindOUTINTOT', 'Score514697', 'Adjusted––95'],
    said: [/so 97 counts as 95/, /Handicap Index/],
    unsaid: /undefined|null|NaN/,
  },
  {
    shape: 'nine holes, the back ones',
    strokes: back,
    result: {
      ...answer,
      scoreType: 'A',
      holesPlayed: 9,
      scoreTotal: 43,
      scoreBack: 43,
      adjusted_gross_score: 43,
      back9_adjusted: 43,
    },
    index: { goOldHandicap: null, goNewHandicap: 'NH' },
    rows: ['KindOUTINTOT', 'Score–4343'],
    said: [/^Away score at Bellwether Links, played June 13, 2026\. 9 holes\./],
    unsaid: /net double bogey/,
  },
  {
    shape: 'a score that is under review: no figure but the total',
    strokes: total,
    result: { scoreTotal: 84 },
    index: {},
    rows: ['KindTOT', 'Score84'],
    said: [/^Home score at Bellwether Links, played June 13, 2026\. 18 holes\./],
    unsaid: /Adjusted|Handicap Index|Your index|undefined|null|NaN/,
  },
])('the receipt of $shape', async ({ strokes, result, index, rows, said, unsaid }) => {
  network.on(MY_LINX, () => json(listed(strokes, index)))
  const screenReader = startScreenReader()
  const { container, getByRole } = await open(strokes, result)
  await expect.element(getByRole('button', { name: 'Woohoo!' })).toBeVisible() // My Linx has loaded
  expect(Array.from(container.querySelectorAll('tr'), (row) => row.textContent)).toEqual(rows)
  for (const words of said) expect(container.textContent).toMatch(words)
  expect(container.textContent).not.toMatch(unsaid)
  const isToldOfIndex = /Handicap Index|Your index/.test(container.textContent)
  expect(screenReader.announced().length > 0).toBe(isToldOfIndex)
  screenReader.stop()
})

test('a bet of 0 does not count: the partner is named, and there is no payment', async () => {
  const { getByText } = await open(total, { ...answer, scoreTotal: 84 }, [
    { userId: 2, name: 'Marcus Bell', dollars: '0' },
  ])
  await expect.element(getByText(/18 holes, with Marcus\.$/)).toBeVisible()
  await expect.element(getByText(/pays|Net:/)).not.toBeInTheDocument()
})

test('the receipt has the partners, who pays whom, and a link to the round', async () => {
  network.on(MY_LINX, () => json(listed(total)))
  const { getByRole, getByText } = await open(total, { ...answer, scoreTotal: 84 }, [
    { userId: 2, name: 'Marcus Bell', dollars: '20' },
    { userId: 3, name: 'Ingrid Solberg', dollars: '-8' },
    { userId: 4, name: 'Hal Winters', dollars: '' },
  ])
  await expect.element(getByText(/18 holes, with Marcus, Ingrid and Hal\.$/)).toBeVisible()
  await expect
    .element(getByText('Marcus Bell pays you $20. You pay Ingrid Solberg $8. Net: +$12'))
    .toBeVisible()
  await expect.element(getByRole('button', { name: 'Woohoo!' })).toBeVisible() // My Linx has loaded
  await expect
    .element(getByRole('link', { name: 'See it in Linx' }))
    .toHaveAttribute('href', '/linx/1/golf_scores/1004')
})

test('the score can be shared: only its strokes, and nothing when the share sheet is closed', async () => {
  const share = vi.fn<typeof navigator.share>().mockResolvedValue()
  share.mockRejectedValueOnce(new DOMException('', 'AbortError'))
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  network.on(MY_LINX, () => refusal(500, 'Down.'))
  const { getByRole } = await open(nines, {})
  const button = getByRole('button', { name: 'Share' })
  await button.click()
  await button.click()
  expect(share).toHaveBeenLastCalledWith({
    title: 'A round of golf',
    text: '97 (51 out, 46 in) at Bellwether Links, June 13, 2026.',
  })
  await expect.element(button).toBeVisible()
  await expect.element(getByRole('button', { name: 'Woohoo!' })).not.toBeInTheDocument()
  Reflect.deleteProperty(navigator, 'share')
})

test('without a share sheet the text of a score can be copied', async () => {
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  network.on(MY_LINX, () => json(listed(back)))
  const { getByRole } = await open(back, {})
  await getByRole('button', { name: 'Copy to share' }).click()
  await expect.element(getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(write).toHaveBeenCalledWith('43 on 9 holes at Bellwether Links, June 13, 2026.')
  Reflect.deleteProperty(navigator, 'share')
})

test('a Woohoo for the golfer’s own round can be undone, and is sent when the golfer leaves', async () => {
  network.on(WOOHOO, () => json(aCheeredItem()))
  network.on(MY_LINX, () => json(listed(total)))
  await session.login('n@w.example', 'x')
  const { getByRole } = await open(total, {})
  await getByRole('button', { name: 'Woohoo!' }).click()
  await expect.element(getByRole('button', { name: 'Undo Woohoo' })).toBeVisible()
  expect(network.count(WOOHOO)).toBe(0)
  await session.logout()
  expect(network.count(WOOHOO)).toBe(1)
})

for (const width of [1280, 600, 390])
  test(`OK keeps its place when the round and its Woohoo come, and in a low window; the card reaches both edges, at ${width} px`, async () => {
    await page.viewport(width, 844)
    const round = deferred<Response>()
    network.on(MY_LINX, () => round.promise)
    await session.login('n@w.example', 'x')
    const { getByRole } = await open(nines, answer, [], { inDialog: true })
    const dialog = getByRole('alertdialog').element()
    const ok = getByRole('button', { name: 'OK' }).element()
    await Promise.all(dialog.getAnimations().map(({ finished }) => finished))
    const { y } = ok.getBoundingClientRect()
    round.resolve(json(listed(nines, moved)))
    await expect.element(getByRole('button', { name: 'Woohoo!' })).toBeVisible()
    expect(ok.getBoundingClientRect().y).toBe(y)
    const { left, right } = getByRole('table').element().getBoundingClientRect()
    expect(dialog.getBoundingClientRect()).toMatchObject({ left, right })
    await page.viewport(width, 390)
    await expect.element(getByRole('button', { name: 'OK' })).toBeInViewport({ ratio: 1 })
  })

/** Text of twice the usual size in a window of this size, until the test ends. */
async function setLargeText(width: number, height: number) {
  await page.viewport(width, height)
  const root = document.documentElement
  root.style.fontSize = '32px'
  onTestFinished(() => root.removeAttribute('style'))
}

test('at twice the text size the names of the rows are not broken within words', async () => {
  await setLargeText(390, 844)
  const adjusted = { ...answer, adjusted_gross_score: 94 }
  const { getByRole } = await open(nines, adjusted, [], { inDialog: true })
  for (const name of ['Score', 'Adjusted']) {
    const row = getByRole('rowheader', { name }).element()
    const words = document.createRange()
    words.selectNodeContents(row)
    expect(words.getClientRects()).toHaveLength(1)
    expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth)
  }
})

test('on a small phone at twice the text size everything stays inside, and the names of the rows do not overlap the numbers', async () => {
  await setLargeText(320, 640)
  network.on(MY_LINX, () => json(listed(total, moved)))
  await session.login('n@w.example', 'x')
  const { getByRole, getByText } = await open(total, answer, [], { inDialog: true })
  await expect.element(getByText('Handicap Index', { exact: true })).toBeVisible()
  await expect.element(getByRole('button', { name: 'Woohoo' })).toBeVisible()
  const dialog = getByRole('alertdialog').element()
  for (const part of dialog.querySelectorAll<HTMLElement>('a, button, p'))
    expect(part.offsetLeft + part.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth - 40) // without its padding
  const row = getByRole('rowheader', { name: 'Score' }).element()
  const words = document.createRange()
  words.selectNodeContents(row)
  const { right } = row.getBoundingClientRect()
  expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(right - 8)
})

test('on the day of the round the actions of a receipt are as tall as OK, also with large text', async () => {
  await setLargeText(414, 896)
  document.documentElement.toggleAttribute('data-on-course', true)
  onTestFinished(() => document.documentElement.removeAttribute('data-on-course'))
  const { getByRole } = await open(total, answer, [], { inDialog: true })
  const ok = getByRole('button', { name: 'OK' }).element().getBoundingClientRect()
  const seeIt = getByRole('link', { name: 'See it in Linx' }).element().getBoundingClientRect()
  expect(seeIt.height).toBe(ok.height)
})
