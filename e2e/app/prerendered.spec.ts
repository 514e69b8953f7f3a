import type { Page } from '@playwright/test'
import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { signInPage } from '../screens/sign-in'
import { expect, test } from '../support/fixtures'
import { golfers, PASSWORD } from '../support/golfers'

/** Console errors, hydration mismatches included. */
function complaints(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', ({ message }) => errors.push(message))
  return errors
}

/** Keeps the app's scripts back until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return release
}

test.describe('a visitor', () => {
  test.use({ as: null })

  test('sees the page before the app’s code is there; it is kept, with what is typed and pressed in it', async ({
    page,
  }) => {
    const errors = complaints(page)
    const release = await holdScripts(page)
    await page.goto(paths.login())
    const { email, password, login } = signInPage(page)
    await email.fill(golfers.nora.email)
    await password.fill(PASSWORD)
    await login.click()
    expect(new URL(page.url()).search).toBe('')
    await expect(page).toHaveTitle('Linx Golf') // the app is not there yet
    const first = await login.elementHandle()
    const isSame = first?.evaluate(
      (button) =>
        new Promise((resolve) =>
          addEventListener('submit', ({ submitter }) => resolve(submitter === button)),
        ),
    )
    release()
    expect(await isSame).toBe(true)
    await expect(linxPage(page).heading).toBeVisible()
    expect(errors).toEqual([])
  })

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })
    test('reads the page, and that it needs them; the host is connected to meanwhile', async ({
      page,
    }) => {
      await page.goto(paths.login())
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your round, on the record.')
      await expect(signInPage(page).login).toBeVisible()
      // The browser of the tests shows no <noscript>: its scripts are not off but not run.
      expect(await page.locator('noscript').textContent()).toContain('needs JavaScript')
      const host = await page.locator('meta[name="linx:api-host"]').getAttribute('content')
      expect(host).toMatch(/^http:/)
      const preconnect = page.locator('link[rel="preconnect"][crossorigin]') // as calls without cookies are
      await expect(preconnect).toHaveAttribute('href', `${host}`)
    })
  })
})

test('a golfer who is signed in never sees the sign-in page at /', async ({ page }) => {
  const errors = complaints(page)
  const release = await holdScripts(page)
  await page.goto(paths.login())
  await expect(page.locator('#root form')).toHaveCount(1)
  await expect(signInPage(page).login).toBeHidden()
  release()
  await expect(linxPage(page).heading).toBeVisible()
  expect(errors).toEqual([])
})
