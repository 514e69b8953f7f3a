import type { Backend } from '#mocks'
import { paths } from '~/routing/paths'
import { STORED_FEED, storedKeys } from '../support/offline'
import {
  answered,
  DISCONNECTED,
  expect,
  requestsEnded,
  REFUSED,
  step,
  test,
  UNREPORTED,
  type Visitor,
} from './fixtures'
import { role } from './locators'

const entry = role('article')
const login = role('button', 'Login', { exact: true })
const account = role('button', /Profile and Logout/)

test('I sign in, stay signed in after a reload and an expired token, and log out', async ({
  open,
  backend,
}) => {
  const golfer = await open()
  await step('sign in; the feed is shown', async () => {
    await golfer.visit(paths.login())
    await golfer.signIn()
    await golfer.sees(entry)
    await golfer.fits()
  })
  await step('reload; the session and the feed are still there', async () => {
    await golfer.reload()
    await golfer.sees(entry)
    await golfer.seesNo(login)
  })
  await step(
    'open Linx after the token has expired; it is refreshed once, and the feed is shown',
    async () => {
      await requestsEnded(backend)
      golfer.expects(REFUSED)
      backend.clock.advance(3_601_000)
      await golfer.visit(paths.linx())
      await golfer.sees(entry)
      await expect.poll(() => answered(backend, 'refreshToken')).toBe(1) // the stored feed is shown before the refresh
    },
  )
  await step(
    'open the account menu, which is as high as its items; Escape returns the focus',
    async () => {
      await golfer.click(account)
      await golfer.sees(role('menuitem', 'Logout'))
      const height = await golfer.evaluate(
        () => document.querySelector('[popover]:popover-open')?.getBoundingClientRect().height ?? 0,
        null,
      )
      expect(height).toBeGreaterThan(80)
      expect(height).toBeLessThan(400)
      await golfer.press('Escape')
      await golfer.seesNo(role('menuitem', 'Logout'))
      expect(await golfer.hasFocus(account)).toBe(true)
    },
  )
  await step('log out; the sign-in page is shown, and no token is stored', async () => {
    await golfer.click(account)
    await golfer.click(role('menuitem', 'Logout'))
    await golfer.sees(login)
    await golfer.visit(paths.linx())
    await golfer.sees(login)
    expect(await golfer.evaluate(() => localStorage.getItem('auth_token'), null)).toBeNull()
  })
})

test('I start the app offline, and the stored feed is shown; I reload twice while my token is being refreshed, and stay signed in (TOK-23)', async ({
  open,
  backend,
}) => {
  const golfer = await open()
  await step('open Linx, which stores the feed and the app’s files', async () => {
    await golfer.visitAsNora(paths.linx())
    await golfer.sees(entry)
    await workerServesPage(golfer)
    await expect.poll(() => golfer.evaluate(storedKeys, 'linx-kept')).toContain(STORED_FEED)
  })
  await step('scroll down and reload without a network; the feed is shown', async () => {
    await golfer.evaluate(() => scrollTo(0, 1200), null)
    golfer.expects(DISCONNECTED)
    golfer.expects(UNREPORTED) // printed only if this step takes longer than a second
    await golfer.setOffline(true)
    await golfer.reload()
    await golfer.sees(entry)
    await golfer.seesNo(login)
  })
  await step('reload with the network back; the feed works again', async () => {
    await golfer.setOffline(false)
    await golfer.reload()
    await golfer.sees(role('button', 'Woohoo!'))
  })
  await step('wait until the page sends no more requests', () => requestsEnded(backend))
  await step(
    'reload twice before a slow host has answered the refresh; the feed is shown',
    async () => {
      backend.faults.set('refreshToken', { delayMs: 6000 })
      golfer.expects(REFUSED)
      backend.tokens.expire()
      await golfer.reload()
      await expect.poll(() => refreshNumber(backend), 'the host replaces the token').toBe(2)
      await reloadIntoRefusal(golfer, backend)
      await reloadIntoRefusal(golfer, backend)
      await golfer.sees(entry)
      await golfer.seesNo(login)
      expect(refreshNumber(backend)).toBe(2)
      expect(answered(backend, 'refreshToken')).toBe(1)
    },
  )
})

/** The worker stores every file of the build, which takes 2 to 5 s beside another browser and longer on a busy machine. */
const INSTALL_TIMEOUT_MS = 60_000

/** Waits until the service worker serves the page. A failure shows the worker's state. */
const workerServesPage = (golfer: Visitor) =>
  expect
    .poll(
      () =>
        golfer.evaluate(async () => {
          if (navigator.serviceWorker.controller) return 'the worker serves the page'
          const found = await navigator.serviceWorker.getRegistration()
          if (!found) return 'no worker is registered'
          const { installing, waiting, active } = found
          return `installing: ${installing?.state}, waiting: ${waiting?.state}, active: ${active?.state}`
        }, null),
      { timeout: INSTALL_TIMEOUT_MS },
    )
    .toBe('the worker serves the page')

/** The number of the refresh token that the host accepts next. */
const refreshNumber = (backend: Backend) =>
  backend.db.sessions.where('userId', 1).at(-1)?.refreshNumber

/** How many calls the host has answered with 401. */
const refusals = (backend: Backend) =>
  backend.journal.entries.filter(({ status }) => status === 401).length

/** Reloads, and waits until a call of the new page needs a refresh. */
async function reloadIntoRefusal(golfer: Visitor, backend: Backend) {
  const before = refusals(backend)
  await golfer.reload()
  await expect.poll(() => refusals(backend), 'the new page is refused').toBeGreaterThan(before)
}
