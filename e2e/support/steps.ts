import type { Page } from '@playwright/test'
import type { Backend } from '#mocks'
import { paths } from '~/routing/paths'
import { coursePicker, scoreForm } from '../screens/post-score'
import { shell } from '../screens/shell'
import { signInPage } from '../screens/sign-in'
import { expect } from './fixtures'
import { PASSWORD, type Golfer } from './golfers'

/** Fills in and sends the sign-in form of the current page. */
export async function signIn(
  page: Page,
  golfer: Golfer,
  password: string = PASSWORD,
): Promise<void> {
  const screen = signInPage(page)
  await screen.email.fill(golfer.email)
  await screen.password.fill(password)
  await screen.login.click()
}

/** Logs out by the account's menu, and waits for the sign-in page. */
export async function logOut(page: Page): Promise<void> {
  await shell(page).account.click()
  await shell(page).logout.click()
  await expect(signInPage(page).login).toBeVisible()
}

/** Opens the form of a recent course from the picker, and waits for its tees. */
export async function openRecentCourse(page: Page, course: string, tee = 'White'): Promise<void> {
  await page.goto(paths.postScore())
  await coursePicker(page).course(course).click()
  await expect(page.getByRole('heading', { level: 1, name: course })).toBeVisible()
  await expect(scoreForm(page).tee(tee)).toBeVisible()
}

/** Skips the time in which an action can be undone, after which the app sends it. */
export const skipUndo = (page: Page): Promise<void> => page.clock.runFor(4000)

/** Kills the page's process, so that no event fires in the page. */
export async function crash(page: Page): Promise<void> {
  const gone = page.waitForEvent('crash')
  const devtools = await page.context().newCDPSession(page)
  void devtools.send('Page.crash').catch(() => undefined) // it has no answer
  await gone
}

/** Waits until reads reflect the latest write; resolves at once on a host without a replica that lags behind. */
export const hostCaughtUp = (backend: Backend): Promise<void> =>
  expect.poll(() => backend.staleReads.isLagging()).toBe(false)
