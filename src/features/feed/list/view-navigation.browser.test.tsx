import { MemoryRouter, useSearchParams } from 'react-router-dom'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { firstScreen } from '~/lib/first-screen'
import { LinxTabs } from './linx-tabs'

firstScreen.markShown() // the code of keys and swipes is loaded after it

const VIEWS = ['Following', 'My Linx', 'My Bets'] as const

function Views() {
  const [query] = useSearchParams()
  return (
    <main>
      <LinxTabs view={VIEWS.find((name) => name === query.get('view')) ?? 'Following'} />
      <p>What friends did</p>
      <p style={{ overflowX: 'auto', whiteSpace: 'nowrap', inlineSize: 80 }}>Six rounds by four</p>
      <input aria-label="Comment" />
    </main>
  )
}

const show = () =>
  render(
    <MemoryRouter initialEntries={['/linx']}>
      <Views />
    </MemoryRouter>,
  )
const view = (name: string) => page.getByRole('link', { name, exact: true })
async function isShown(name: string) {
  await expect.element(view(name)).toHaveAttribute('aria-current', 'page')
}

test('arrow keys on the views open the neighboring view and move the focus; they stop at the ends', async () => {
  await show()
  view('Following').element().focus()
  await expect
    .poll(async () => {
      await userEvent.keyboard('{ArrowRight}')
      return document.activeElement?.textContent
    })
    .toBe('My Bets') // the code of the key handler has loaded by now
  await isShown('My Bets')
  await userEvent.keyboard('{ArrowRight}')
  await isShown('My Bets')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
  await isShown('Following')
  await expect.element(view('Following')).toHaveFocus()
})

/** Simulates a finger on an element, moved by this much and lifted. */
function swipe(target: Element, across: number, along = 0, from = 150): void {
  const at = (x: number, y: number) =>
    new Touch({ identifier: 1, target, clientX: from + x, clientY: 100 + y })
  const tell = (type: string, touches: Touch[], changedTouches: Touch[]) =>
    target.dispatchEvent(new TouchEvent(type, { touches, changedTouches, bubbles: true }))
  tell('touchstart', [at(0, 0)], [at(0, 0)])
  tell('touchend', [], [at(across, along)])
}

test('a sideways swipe opens the neighboring view; a vertical one, or one over a scroller, in a field or from the edge, does not', async () => {
  await page.viewport(390, 844)
  await show()
  const text = page.getByText('What friends did').element()
  await expect
    .poll(() => {
      swipe(text, -120)
      return view('My Bets').element().getAttribute('aria-current')
    })
    .toBe('page')
  swipe(text, 120, 100)
  swipe(text, 40)
  swipe(text, 120, 0, 10)
  swipe(page.getByText('Six rounds by four').element(), 120)
  swipe(page.getByRole('textbox', { name: 'Comment' }).element(), 120)
  await isShown('My Bets')
  swipe(text, 120)
  await isShown('My Linx')
})
