import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '~/ui/styles/index.css'
import { createQueryClient } from '~/api/query-client'
import { deferred } from '~/lib/deferred'
import { session } from '~/session/session'
import { startScreenReader } from '~/ui/focus/screen-reader.fake'
import { json, never, refusal, undeclared } from '~/testing/responses'
import { aComment, aCheeredItem, aCommentedItem } from '~/testing/builders'
import { fakeNetwork, signInRoutes, type FakeNetwork } from '~/testing/fake-network'
import { woohoos } from './app-woohoos'
import { ReactionBar } from './reaction-bar'
import { reactionStore } from './reactions'

const COMMENT = 'POST /api/comments'
const DETAILS = 'GET /api/comments/details'

let network: FakeNetwork

beforeEach(async () => {
  reactionStore.setState({}, true)
  network = fakeNetwork({
    ...signInRoutes(),
    [DETAILS]: ({ url }) =>
      json([aComment({ name: `Golfer ${url.searchParams.get('sourceId')}`, commentText: null })]),
  })
  await session.login('n@w.example', 'x')
})
afterEach(async () => {
  await session.logout()
  network.restore()
})

const item = (sourceId: number) => ({
  sourceTable: 'golf_scores',
  sourceId,
  commentCount: 1,
  likeCount: 2,
  hasUserLiked: false,
})

let client: QueryClient

const open = (...ids: number[]) => {
  client = createQueryClient(() => false)
  return render(
    <QueryClientProvider client={client}>
      {ids.map((id) => (
        <article key={id} aria-label={`Entry ${id}`}>
          <ReactionBar item={item(id)} userId={1} name={`Entry ${id}`} />
        </article>
      ))}
    </QueryClientProvider>,
  )
}

test('Enter during IME composition does not send; pressing Enter twice sends once (SOC-05)', async () => {
  const answer = deferred<Response>()
  network.on(COMMENT, () => answer.promise)
  const screen = await open(1)
  await screen.getByRole('button', { name: '1 comment' }).click()
  const field = screen.getByRole('textbox', { name: 'Add a comment' })
  await field.fill('こんにちは')
  const key = (init: KeyboardEventInit) =>
    field
      .element()
      .dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }),
      )
  key({ isComposing: true })
  expect(network.count(COMMENT)).toBe(0)
  key({})
  key({})
  await expect.element(screen.getByText('Sending…')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: '2 comments' })).toBeVisible()
  await expect.element(field).toHaveFocus()
  answer.resolve(json(aCommentedItem(9)))
  await expect.element(screen.getByRole('button', { name: '9 comments' })).toBeVisible()
  await expect.element(field).toHaveValue('')
  expect(network.count(COMMENT)).toBe(1)
})

test('each panel shows its own entry; a late response for a closed panel changes nothing (SOC-06)', async () => {
  const late = deferred<Response>()
  network.on(DETAILS, ({ url }) => {
    const id = url.searchParams.get('sourceId')
    return id === '1' ? late.promise : json([aComment({ name: `Golfer ${id}` })])
  })
  const screen = await open(1, 2)
  const buttons = screen.getByRole('button', { name: '1 comment' })
  await buttons.nth(0).click()
  await expect.element(screen.getByText('Loading comments')).toBeInTheDocument()
  await buttons.nth(0).click()
  await buttons.nth(1).click()
  await expect.element(screen.getByText('Golfer 2')).toBeVisible()
  late.resolve(json([aComment({ name: 'Golfer 1' })]))
  await expect.element(screen.getByText('Golfer 2')).toBeVisible()
  expect(screen.container.textContent).not.toContain('Golfer 1')
})

test('the counter shows near the limit, and text over it stays but is not sent', async () => {
  const screen = await open(1)
  await screen.getByRole('button', { name: '1 comment' }).click()
  const field = screen.getByRole('textbox', { name: 'Add a comment' })
  await field.fill('x'.repeat(449))
  expect(screen.container.textContent).not.toContain('/500')
  await field.fill('x'.repeat(501))
  await expect.element(screen.getByText('501/500')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('Comments can have up to 500 characters.')
  await expect.element(field).toHaveValue('x'.repeat(501))
  await field.fill('')
  expect(network.count(COMMENT)).toBe(0)
})

test('the comment field does not move while others comment on the same entry', async () => {
  document.body.style.minBlockSize = '300vh'
  onTestFinished(() => {
    document.body.style.minBlockSize = ''
    window.scrollTo(0, 0)
  })
  const comments = ['Ana', 'Tom', 'Ruth'].map((name) => aComment({ name }))
  network.on(DETAILS, () => json(comments.slice(0, 1)))
  const screen = await open(1)
  await screen.getByRole('button', { name: '1 comment' }).click()
  await expect.element(screen.getByText('Ana')).toBeVisible()
  const field = screen.getByRole('textbox', { name: 'Add a comment' })
  await field.fill('Well pl')
  const top = () => field.element().getBoundingClientRect().top
  const before = top()
  network.on(DETAILS, () => json(comments))
  await client.invalidateQueries({ queryKey: ['reactions'] })
  await expect.element(screen.getByText('Ruth')).toBeInTheDocument()
  expect(Math.abs(top() - before)).toBeLessThan(1) // a window scrolls by whole pixels
  expect(window.scrollY).toBeGreaterThan(0)
})

test('the focus ring of a button is drawn over the panel that it has opened', async () => {
  const screen = await open(1)
  const button = screen.getByRole('button', { name: '1 comment' })
  button.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('textbox')).toBeVisible()
  button.element().focus()
  const { outlineStyle, zIndex } = getComputedStyle(button.element())
  expect({ outlineStyle, zIndex }).toEqual({ outlineStyle: 'solid', zIndex: '1' })
  const bar = screen.getByRole('group', { name: 'Entry 1' })
  expect(getComputedStyle(bar.element()).display).toBe('flex') // elsewhere a z-index alone does nothing
})

test('a draft survives closing the panel and scrolling away (R7)', async () => {
  const screen = await open(3)
  await screen.getByRole('button', { name: '1 comment' }).click()
  await screen.getByRole('textbox').fill('Half a thou')
  await screen.unmount()
  const again = await open(3)
  await expect.element(again.getByRole('textbox')).toHaveValue('Half a thou')
  await again.getByRole('button', { name: '1 comment' }).click()
  await expect.element(again.getByRole('textbox')).not.toBeInTheDocument()
  await again.getByRole('button', { name: '1 comment' }).click()
  await expect.element(again.getByRole('textbox')).toHaveValue('Half a thou')
  await again.getByRole('textbox').fill('')
})

test('malformed comments show no forbidden word (TXT-01, TXT-02)', async () => {
  const odd = [null, undefined, 7, 'x', {}, [], Number.NaN, true]
  network.on(DETAILS, () =>
    undeclared(
      'a host with malformed rows',
      json([
        ...odd,
        ...['name', 'picture', 'dateTime', 'city', 'state', 'handicap', 'commentText'].flatMap(
          (field) => odd.map((value) => ({ ...aComment(), [field]: value })),
        ),
        aComment({ name: 'Last', commentText: '<img src=x onerror=alert(1)>' }),
      ]),
    ),
  )
  const screen = await open(4)
  await screen.getByRole('button', { name: '1 comment' }).click()
  await expect.element(screen.getByText('<img src=x onerror=alert(1)>')).toBeInTheDocument()
  expect(screen.container.textContent).not.toMatch(/undefined|null|NaN|\[object|Invalid/)
  await screen.getByRole('button', { name: '2 Woohoos' }).click()
  await expect.element(screen.getByText('Last')).toBeInTheDocument()
  expect(screen.container.textContent).not.toMatch(/undefined|null|NaN|\[object|Invalid/)
})

test('a long name and a long word fit 320 pixels (TXT-05)', async () => {
  network.on(DETAILS, () =>
    json([aComment({ name: 'W'.repeat(300), commentText: 'x'.repeat(400) })]),
  )
  const screen = await open(5)
  screen.container.style.inlineSize = '320px'
  await screen.getByRole('button', { name: '1 comment' }).click()
  await expect.element(screen.getByText('x'.repeat(400))).toBeVisible()
  expect(screen.container.scrollWidth).toBeLessThanOrEqual(320)
})

test('the number of comments, a posted comment and a Woohoo are announced', async () => {
  const announced = [aComment({ name: 'Hal' })]
  network.on(DETAILS, () => json(announced))
  network.on(COMMENT, () => {
    announced.push(aComment({ name: 'Nora', commentText: 'Again?' }))
    return json(aCommentedItem(2))
  })
  const screen = await open(8)
  const screenReader = startScreenReader()
  await screen.getByRole('button', { name: '1 comment' }).click()
  await expect.poll(screenReader.announced).toContain('1 comment')
  await userEvent.fill(screen.getByRole('textbox'), 'Again?')
  await userEvent.keyboard('{Enter}')
  await expect.poll(screenReader.announced).toContain('2 comments')
  await screen.getByRole('button', { name: 'Woohoo!' }).click()
  await expect.poll(screenReader.announced).toContain('Woohoo!')
  screenReader.stop()
  await screen.getByRole('button', { name: 'Undo Woohoo' }).click()
})

test('a second comment in a row is counted at once, like the first one', async () => {
  const comments = [aComment()]
  network.on(DETAILS, () => json(comments))
  network.on(COMMENT, () => {
    comments.push(aComment())
    return json(aCommentedItem(2))
  })
  const screen = await open(10)
  await screen.getByRole('button', { name: '1 comment' }).click()
  await userEvent.fill(screen.getByRole('textbox'), 'Well played!')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: '2 comments' })).toBeVisible()
  await expect.element(screen.getByRole('textbox')).toHaveValue('')
  network.on(COMMENT, never)
  await userEvent.fill(screen.getByRole('textbox'), 'Again?')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Sending…')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: '3 comments' })).toBeVisible()
})

test('when a Woohoo can no longer be undone the focus moves to its count; a failure shows the reason (SOC-04)', async () => {
  network.on('POST /api/comments/woohoo', () => refusal(500, 'The clubhouse is closed.'))
  const screen = await open(6)
  screen.getByRole('button', { name: 'Woohoo!' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByRole('button', { name: 'Undo Woohoo' })).toHaveFocus()
  await expect.element(screen.getByRole('button', { name: '3 Woohoos' })).toBeVisible()
  void woohoos.leave()
  await expect.element(screen.getByRole('button', { name: '3 Woohoos' })).toHaveFocus()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The clubhouse is closed.')
  await expect.element(screen.getByRole('button', { name: '2 Woohoos' })).toBeVisible()
  network.on('POST /api/comments/woohoo', () => json(aCheeredItem(8)))
  await screen.getByRole('button', { name: 'Woohoo!' }).click()
  void woohoos.leave()
  await expect.element(screen.getByRole('button', { name: '8 Woohoos' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Woohoo!' }).elements()).toHaveLength(0)
})

test('an entry that was deleted meanwhile has no comment field and no Retry; what was typed stays (R7)', async () => {
  const gone = 'This item is no longer here.'
  network.on(DETAILS, () => refusal(404, gone))
  const screen = await open(7)
  await screen.getByRole('button', { name: '1 comment' }).click()
  await expect.element(screen.getByText(gone)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Retry' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('textbox')).not.toBeInTheDocument()
  await screen.unmount()

  network.on(DETAILS, () => json([]))
  const typed = await open(9)
  await typed.getByRole('button', { name: '1 comment' }).click()
  await typed.getByRole('textbox').fill('Well played!')
  network.on(DETAILS, () => refusal(404, gone))
  await typed.unmount()
  const again = await open(9)
  await expect.element(again.getByText(gone)).toBeVisible()
  await expect.element(again.getByRole('textbox')).toHaveValue('Well played!')
  await again.getByRole('textbox').fill('')
})

test('without field-sizing the comment field is fitted to its text again when its width changes', async () => {
  const supports = vi.spyOn(CSS, 'supports').mockReturnValue(false)
  onTestFinished(() => supports.mockRestore())
  await page.viewport(900, 600)
  const screen = await open(1)
  await screen.getByRole('button', { name: '1 comment' }).click()
  const field = screen.getByRole('textbox', { name: 'Add a comment' })
  await field.fill(
    'A long comment on a long round that took us into the evening, in three lines or so.',
  )
  const { clientHeight } = field.element()
  await page.viewport(320, 600)
  await expect.poll(() => field.element().clientHeight).toBeGreaterThan(clientHeight + 20)
  await expect.poll(() => field.element().scrollHeight).toBe(field.element().clientHeight)
  await page.viewport(900, 600)
  await expect.poll(() => field.element().clientHeight).toBe(clientHeight)
})
