import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { Menu } from './menu'
import '../styles/index.css'

const show = (style: { position: 'fixed'; top?: number; bottom?: number; left: number }) =>
  render(
    <div style={style}>
      <Menu label="This post" button={{ 'aria-label': 'More', children: '…' }}>
        <button role="menuitem">Share</button>
        <button role="menuitem">Same course</button>
        <a role="menuitem" href="#report">
          Report
        </a>
      </Menu>
    </div>,
  )
const more = page.getByRole('button', { name: 'More' })
const menu = page.getByRole('menu', { name: 'This post' })
const item = (name: string) => page.getByRole('menuitem', { name })

test('opens on its first item; arrows wrap, Home, End and letters move, pressing an item closes it', async () => {
  await show({ position: 'fixed', top: 10, left: 10 })
  await more.click()
  await expect.element(item('Share')).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(item('Report')).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}s')
  await expect.element(item('Same course')).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.element(item('Report')).toHaveFocus()
  await userEvent.keyboard('{Home}{Enter}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(more).toHaveFocus()
})

test('Escape closes it and restores the focus; Tab closes it and moves on', async () => {
  await show({ position: 'fixed', top: 10, left: 10 })
  await more.click()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(more).toHaveFocus()
  await more.click()
  await userEvent.tab()
  await expect.element(menu).not.toBeInTheDocument()
})

test('a page that opens behind it and takes the focus closes it, and keeps the focus', async () => {
  await show({ position: 'fixed', top: 10, left: 10 })
  await render(<h1 tabIndex={-1}>Following</h1>)
  const title = page.getByRole('heading', { name: 'Following' })
  await more.click()
  await expect.element(item('Share')).toHaveFocus()
  const heading = title.element()
  if (heading instanceof HTMLElement) heading.focus()
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(title).toHaveFocus()
  await more.click()
  await expect.element(item('Share')).toHaveFocus()
  await more.click()
  await expect.element(menu).not.toBeInTheDocument()
})

test.each([
  ['the upper left', { position: 'fixed', top: 0, left: 0 } as const],
  ['the lower right', { position: 'fixed', bottom: 0, left: 280 } as const],
])('a menu in %s corner of a small window stays inside', async (_where, style) => {
  await page.viewport(320, 480)
  await show(style)
  await more.click()
  await expect.element(item('Share')).toHaveFocus()
  const { left, right, top, bottom } = menu.element().getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(0)
  expect(top).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(320)
  expect(bottom).toBeLessThanOrEqual(480)
})
