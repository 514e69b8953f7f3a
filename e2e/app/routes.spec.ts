import type { Page } from '@playwright/test'
import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { groupsPage } from '../screens/people'
import { shell } from '../screens/shell'
import { signInPage } from '../screens/sign-in'
import { expect, test } from '../support/fixtures'
import { golfers } from '../support/golfers'
import { signIn } from '../support/steps'

/** Call before opening the page. Returns a function that advances the page's clock until a script of this name has run. */
function watchScript(page: Page, name: string): () => Promise<void> {
  const request = page.waitForRequest((one) => one.url().includes(name))
  let isRequested = false
  void request.then(() => (isRequested = true))
  return async () => {
    await expect.poll(() => page.clock.runFor(500).then(() => isRequested)).toBe(true)
    await page.evaluate((url) => import(url), (await request).url())
  }
}

test.describe('a visitor', () => {
  test.use({ as: null })

  test('gets the sign-in page without a request to the host, and the requested page after signing in (SES-10, SES-15)', async ({
    page,
    backend,
  }) => {
    const place = `${paths.postScore('search')}#course`
    for (const address of [paths.linx(), place]) {
      await page.goto(address)
      await expect(signInPage(page).login).toBeVisible()
      expect(new URL(page.url()).pathname).toBe('/')
    }
    expect(backend.journal.entries.map(({ path }) => path)).toEqual([])

    await signIn(page, golfers.nora)
    await expect(page.getByRole('heading', { level: 1, name: 'Post a score' })).toBeVisible()
    expect(page.url().endsWith(place)).toBe(true)
    const groups = page.getByRole('heading', { level: 1, name: 'Groups' })
    await shell(page).link('Groups').click()
    await expect(groups).toBeVisible()
    await page.reload()
    await expect(groups).toBeVisible()
  })

  test('causes no request to the host; the version is requested once, after signing in', async ({
    page,
    backend,
  }) => {
    const calls = () => backend.journal.entries.map(({ operationId }) => operationId)
    const versions = () => calls().filter((call) => call === 'getVersion').length
    await page.clock.install({ time: backend.clock.now() })
    const scriptHasRun = watchScript(page, '/after-') // the script that requests the version
    await page.goto(paths.login())
    await expect(signInPage(page).login).toBeVisible()
    await scriptHasRun()
    await page.clock.runFor(10_000)
    expect(calls()).toEqual([])
    await signIn(page, golfers.nora)
    await expect(linxPage(page).items.first()).toBeVisible()
    await expect.poll(() => page.clock.runFor(500).then(versions)).toBe(1)
    await page.clock.runFor(10_000)
    await shell(page).link('Groups').click()
    await expect(groupsPage(page).heading).toBeVisible()
    await expect(groupsPage(page).group(/./).first()).toBeVisible()
    expect(versions()).toBe(1)
  })
})

test('a new page starts at its top with the focus on its title, and Back restores the scroll position', async ({
  page,
}) => {
  await page.goto(paths.terms())
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Use' })).toBeVisible()
  await page.mouse.click(400, 400)
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)

  // Playwright's click would scroll to the link although it is in the fixed bar.
  await shell(page).link('Groups').dispatchEvent('click')
  await expect(page.getByRole('heading', { level: 1, name: 'Groups' })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Terms of Use' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
})
