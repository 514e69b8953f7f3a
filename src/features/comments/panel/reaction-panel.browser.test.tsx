import { QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createQueryClient } from '~/api/query-client'
import type { CommentDetail } from '~/api/types'
import { commentMessages } from '~/domain/messages/comments'
import { fullName } from '~/domain/people/names'
import { setClock } from '~/lib/clock'
import { session } from '~/session/session'
import { json } from '~/testing/responses'
import { aComment, nora } from '~/testing/builders'
import { fakeNetwork, signInRoutes, type FakeNetwork } from '~/testing/fake-network'
import type { ReactionKind } from '../reactions'
import { ReactionBar } from '../reaction-bar'
import { ReactionPanel } from './reaction-panel'

const DETAILS = 'GET /api/comments/details'

let network: FakeNetwork
beforeEach(async () => {
  network = fakeNetwork(signInRoutes())
  await session.login('n@w.example', 'x')
})
afterEach(async () => {
  await session.logout()
  network.restore()
})

/** The panel of an entry with many comments or Woohoos, oldest first. */
async function open(panel: ReactionKind, count: number) {
  const rows = Array.from({ length: count }, (_, at) =>
    aComment({
      name: `Golfer ${at + 1}`,
      commentText: `Word ${at + 1}.`,
      dateTime: '2026-06-13T17:30:00Z',
    }),
  )
  network.on(DETAILS, () => json(rows))
  const item = { sourceTable: 'golf_scores', sourceId: 1, commentCount: count, likeCount: count }
  const client = createQueryClient(() => false)
  const screen = await render(
    <QueryClientProvider client={client}>
      <ReactionPanel item={{ ...item, hasUserLiked: false }} userId={1} panel={panel} />
    </QueryClientProvider>,
  )
  const answer = async (next: readonly CommentDetail[]) => {
    network.on(DETAILS, () => json([...rows, ...next]))
    await client.invalidateQueries({ queryKey: ['reactions'] })
  }
  return { screen, answer }
}

test('of many comments the newest sixty are rendered, and the earlier ones on request (R16)', async () => {
  const { screen, answer } = await open('comments', 150)
  const list = screen.getByRole('listitem')
  const earlier = screen.getByRole('button', { name: 'Show earlier comments' })
  await expect.element(list.first()).toHaveTextContent('Word 91.')
  await expect.element(list.last()).toHaveTextContent('Word 150.')
  await answer([aComment({ commentText: 'The very last word.' })])
  await expect.element(list.last()).toHaveTextContent('The very last word.')
  expect(list.elements()).toHaveLength(61)
  await earlier.click()
  await expect.element(list.first()).toHaveTextContent('Word 31.')
  await earlier.click()
  await expect.element(list.first()).toHaveTextContent('Word 1.')
  expect(list.elements()).toHaveLength(151)
  await expect.element(earlier).not.toBeInTheDocument()
})

test('a letter, a press and a sent comment render no comment again', async () => {
  const { screen, answer } = await open('comments', 60)
  network.on('POST /api/comments', () => json({ updatedItem: { commentCount: 61 } }))
  const field = screen.getByRole('textbox', { name: 'Add a comment' })
  await expect.element(screen.getByRole('listitem').last()).toHaveTextContent('Word 60.')
  let reads = 0 // each comment reads the clock as it is rendered
  onTestFinished(() => setClock(Date.now))
  setClock(() => {
    reads += 1
    return Date.now()
  })
  await field.fill('Well played!')
  for (const type of ['pointerdown', 'pointerup'])
    field.element().dispatchEvent(new PointerEvent(type, { bubbles: true }))
  await new Promise((pressed) => void setTimeout(pressed)) // the press ends in a timeout
  await expect.element(field).toHaveValue('Well played!')
  await screen.getByRole('button', { name: 'Send comment' }).click()
  await expect.element(screen.getByRole('listitem').last()).toHaveTextContent('Well played!')
  await expect.element(field).toHaveValue('')
  await answer([aComment({ name: fullName(nora), commentText: 'Well played!' })])
  expect(screen.getByRole('listitem').elements()).toHaveLength(61)
  expect(reads).toBeLessThan(60)
})

test('of many Woohoos sixty are rendered at a time (R16)', async () => {
  const { screen } = await open('likes', 100)
  const list = screen.getByRole('listitem')
  await expect.element(list.last()).toHaveTextContent('Golfer 60')
  await screen.getByRole('button', { name: 'Show more' }).click()
  await expect.element(list.last()).toHaveTextContent('Golfer 100')
  expect(list.elements()).toHaveLength(100)
})

test('new comments are still shown after a press that opens the browser’s menu and has no end event', async () => {
  const { screen, answer } = await open('comments', 1)
  await expect.element(screen.getByText('Word 1.')).toBeVisible()
  const field = screen.getByRole('textbox', { name: 'Add a comment' }).element()
  field.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 2 }))
  field.dispatchEvent(new PointerEvent('contextmenu', { bubbles: true, button: 2 }))
  await answer([aComment({ commentText: 'The very last word.' })])
  await expect.element(screen.getByText('The very last word.')).toBeVisible()
})

test('the list of Woohoos closes with its button when the only one is undone', async () => {
  network.on(DETAILS, () => json([]))
  const item = { sourceTable: 'golf_scores', sourceId: 2, commentCount: 0, likeCount: 0 }
  const screen = await render(
    <QueryClientProvider client={createQueryClient(() => false)}>
      <ReactionBar item={{ ...item, hasUserLiked: false }} userId={1} name="Entry 2" />
    </QueryClientProvider>,
  )
  await screen.getByRole('button', { name: 'Woohoo!' }).click()
  await screen.getByRole('button', { name: '1 Woohoo' }).click()
  await expect.element(screen.getByText(commentMessages.noWoohoos)).toBeVisible()
  const undo = screen.getByRole('button', { name: 'Undo Woohoo' })
  // Again, because a press within half a second of the first is the second of a double tap.
  const pressUntilUndone = async () => (undo.query() ? (await undo.click(), false) : true)
  await expect.poll(pressUntilUndone).toBe(true)
  await expect.element(screen.getByRole('region', { name: 'Woohoos' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument() // it was undone, not refused
})

test('a comment whose response was lost is cleared from the field once the list has it (R6)', async () => {
  const { screen, answer } = await open('comments', 1)
  network.on('POST /api/comments', () => Response.error())
  const field = screen.getByRole('textbox', { name: 'Add a comment' })
  await expect.element(screen.getByText('Word 1.')).toBeVisible()
  await field.fill('Well played!')
  await screen.getByRole('button', { name: 'Send comment' }).click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(field).toHaveValue('Well played!')
  await answer([aComment({ name: fullName(nora), commentText: 'Well played!' })])
  await expect.element(field).toHaveValue('')
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
})

test('the second of two quick presses on Enter, in the field emptied by the first, shows no error', async () => {
  const { screen } = await open('comments', 1)
  network.on('POST /api/comments', () => json({ updatedItem: { commentCount: 2 } }))
  const field = screen.getByRole('textbox', { name: 'Add a comment' })
  await expect.element(screen.getByText('Word 1.')).toBeVisible()
  function pressAt(timeStamp: number): void {
    const press = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
    Object.defineProperty(press, 'timeStamp', { value: timeStamp })
    field.element().dispatchEvent(press)
  }
  await field.fill('Well played!')
  pressAt(1000)
  await expect.element(screen.getByRole('listitem').last()).toHaveTextContent('Well played!')
  await expect.element(field).not.toHaveAttribute('readonly')
  await expect.element(field).toHaveValue('')
  pressAt(1400)
  await new Promise((drawn) => void requestAnimationFrame(() => requestAnimationFrame(drawn)))
  await expect.element(screen.getByRole('alert')).not.toBeInTheDocument()
  pressAt(2000)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Comment cannot be empty.')
})
