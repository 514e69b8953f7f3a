import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '~/ui/styles/index.css'
import { installMessages } from '~/domain/messages/install'
import { setClock } from '~/lib/clock'
import { captureInstallPrompt } from '~/platform/install-prompt'
import { InstallOffer } from './install-offer'

const DAY = 86_400_000
const first = Date.parse('2026-06-13T20:00:00Z')
const card = page.getByRole('complementary', { name: installMessages.title })
const button = (name: string) => page.getByRole('button', { name, exact: true })

captureInstallPrompt(window)
afterEach(() => {
  for (const key of ['first_visit', 'install_declined']) localStorage.removeItem(key)
  setClock(Date.now)
})

/** Fires the browser's install prompt; returns how often it was shown. */
function handOver(outcome: 'accepted' | 'dismissed') {
  const prompts = { times: 0 }
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: async () => void (prompts.times += 1),
    userChoice: Promise.resolve({ outcome }),
  })
  window.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true) // the browser's own bar is suppressed
  return prompts
}

async function visit(day: number, path = '/linx') {
  setClock(() => first + day * DAY)
  return render(
    <MemoryRouter initialEntries={[path]}>
      <main id="main">
        <h1>Linx</h1>
      </main>
      <InstallOffer />
    </MemoryRouter>,
  )
}

test('the card shows on Linx at the second visit; Install shows the browser’s prompt once', async () => {
  const prompts = handOver('accepted')
  await (await visit(0)).unmount()
  await (await visit(1, '/groups')).unmount()
  await visit(1)
  await expect.element(card).toBeVisible()
  button(installMessages.install).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(card).not.toBeInTheDocument()
  await expect.poll(() => prompts.times).toBe(1)
  await expect.element(page.getByRole('heading', { name: 'Linx' })).toHaveFocus()
})

test('at twice the text size the buttons of the card stay in it', async () => {
  await page.viewport(360, 800)
  document.documentElement.style.fontSize = '32px'
  onTestFinished(() => document.documentElement.removeAttribute('style'))
  handOver('accepted')
  await (await visit(0)).unmount()
  await visit(1)
  const edge = card.element().getBoundingClientRect().right
  for (const name of [installMessages.install, installMessages.notNow])
    expect(button(name).element().getBoundingClientRect().right, name).toBeLessThan(edge)
})

test('no install card on the first visit', async () => {
  handOver('accepted')
  await visit(0)
  await expect.element(card).not.toBeInTheDocument()
})

test('Escape dismisses the card permanently, and the focus is not lost', async () => {
  handOver('accepted')
  await (await visit(0)).unmount()
  const again = await visit(1)
  await expect.element(card).toBeVisible()
  await userEvent.tab()
  await expect.element(button(installMessages.install)).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(card).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Linx' })).toHaveFocus()
  await again.unmount()
  await visit(2)
  await expect.element(card).not.toBeInTheDocument()
})
