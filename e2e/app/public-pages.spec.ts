import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { shell } from '../screens/shell'
import { signInPage } from '../screens/sign-in'
import { sitePage } from '../screens/site'
import { expectAccessible, expectNoSidewaysScroll } from '../support/a11y'
import { pageErrors, foreignRequests } from '../support/page-errors'
import { expect, test } from '../support/fixtures'

/** The pages of text, each with the link that leads to it from the one before. */
const TEXT_PAGES = [
  ['Contact', 'Contact'],
  ['Privacy Policy', 'Privacy Policy'],
  ['Terms of Use', 'Terms of Use'],
  ['About', 'About'],
] as const

test('About shows what is deployed and when, requests the version once, and copies the details to the clipboard', async ({
  page,
  context,
}) => {
  const versionRequests: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/diagnostic/version')) versionRequests.push(request.url())
  })
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(paths.about())
  const { fact, copyDetails, copied } = sitePage(page)
  await expect(fact('Version')).toHaveText('2026.6.1')
  await expect(fact('Backend deployed')).toHaveText('Jun 1, 2026, 12:15 AM')
  await expect(fact('Frontend deployed')).toHaveText(/^\w{3} \d+, \d{4}, \d+:\d{2} [AP]M$/)
  await expect(page.getByText(/^© /)).toHaveCount(1) // a visitor sees only one footer
  await copyDetails.click()
  await expect(copied).toBeVisible()
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toContain('Version: 2026.6.1')
  expect(text).toContain('Contract: 1.0.0')
  const stored = () => page.evaluate(() => localStorage.getItem('server_version'))
  await expect.poll(stored).toBe('2026.6.1')
  expect(versionRequests).toHaveLength(1)
})

test('each section links to its help, and Back returns to the section', async ({ page }) => {
  await page.goto(paths.linx())
  await expect(linxPage(page).items.first()).toBeVisible()
  await sitePage(page).help.click()
  await expect(sitePage(page).title('Linx Help')).toBeFocused()
  await expect(page.getByRole('heading', { name: 'Which rounds do I see?' })).toBeVisible()
  await sitePage(page).back.click()
  await expect(linxPage(page).heading).toBeVisible()
  await shell(page).link('Groups').click()
  await expect(sitePage(page).title('Groups')).toBeVisible()
  await sitePage(page).help.click()
  await expect(sitePage(page).title('Groups Help')).toBeVisible()
})

test.describe('without signing in', () => {
  test.use({ as: null })

  test('Back on a help page that was opened first leads to the sign-in page, and help for an unknown topic returns to the previous page', async ({
    page,
  }) => {
    await page.goto(paths.help('postscore'))
    await sitePage(page).back.click()
    await expect(signInPage(page).login).toBeVisible()

    await page.getByRole('link', { name: 'Privacy Policy', exact: true }).first().click()
    await expect(sitePage(page).title('Privacy Policy')).toBeVisible()
    const opened = page.waitForURL(paths.help('sunday'), { waitUntil: 'commit' })
    await page.evaluate((address) => {
      location.assign(address)
    }, paths.help('sunday'))
    await opened
    await expect(page).toHaveURL(paths.privacy())
    await expect(sitePage(page).title('Privacy Policy')).toBeVisible()
  })

  test('a page opened by its address starts at its top, and a reload keeps the scroll position', async ({
    page,
  }) => {
    const scrolled = () => page.evaluate(() => scrollY)
    await page.goto(paths.privacy())
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
    await page.evaluate(() => scrollTo(0, 700))
    await page.reload()
    await expect.poll(scrolled).toBe(700)
    await page.goto(paths.terms())
    await expect(page.getByRole('heading', { level: 1, name: 'Terms of Use' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await scrolled()).toBe(0)
    await page.goto(paths.privacy()) // its position of before is stored
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await scrolled()).toBe(0)
  })

  test('every text page opens without a policy violation or a request to another host (SEC-13), is accessible in both themes and fits a window 320 px wide', async ({
    page,
  }) => {
    const errors = pageErrors(page)
    const others = foreignRequests(page)
    const expectFitting = async () => {
      await expectAccessible(page)
      await page.setViewportSize({ width: 320, height: 640 })
      await expectNoSidewaysScroll(page)
      await page.setViewportSize({ width: 1280, height: 800 })
    }
    await page.goto(paths.help('postscore'))
    await expect(sitePage(page).title('Post Help')).toBeVisible()
    await expectFitting()
    for (const [link, title] of TEXT_PAGES) {
      await page.getByRole('link', { name: link, exact: true }).first().click()
      await expect(sitePage(page).title(title)).toBeVisible()
      await expectFitting()
    }
    expect(errors).toEqual([])
    expect(others).toEqual([])
  })

  test('every other public page opens without a policy violation or a request to another host (SEC-13), is accessible in both themes and fits a window 320 px wide', async ({
    page,
  }) => {
    const errors = pageErrors(page)
    const others = foreignRequests(page)
    await page.setViewportSize({ width: 320, height: 640 })
    const debug = `${paths.debug()}#id_token=eyJhbGciOi.eyJzdWIi.c2ln`
    for (const address of [paths.auth(), debug, paths.usage(), paths.directLogin()]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(page.url()).not.toContain('eyJ')
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    }
    expect(errors).toEqual([])
    expect(others).toEqual([])
  })

  test('the theme follows the system setting, at the start and while a page is open; pages print without the bars and on white, even in the dark theme', async ({
    page,
  }) => {
    const bar = page.locator('meta[name="theme-color"]')
    const ink = () => page.evaluate(() => getComputedStyle(document.body).color)
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await page.goto(paths.terms())
    await expect(sitePage(page).title('Terms of Use')).toBeVisible()
    await expect(bar).toHaveAttribute('content', '#16211f')
    const dark = await ink()
    await expect(page.getByRole('banner')).toBeVisible()
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('banner')).toBeHidden()
    const ground = await page
      .getByRole('article')
      .evaluate((card) => getComputedStyle(card).backgroundColor)
    expect(ground).toBe('rgb(255, 255, 255)')

    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce', media: 'screen' })
    await expect(bar).toHaveAttribute('content', '#f8f0e4')
    await expect.poll(ink).not.toBe(dark)
  })
})

test.describe('without signing in, with the browser’s own timers', () => {
  test.use({ as: null, timers: 'browser' })
  test('the sign-in page is painted before the app’s code is requested', async ({ page }) => {
    await page.addInitScript(() => {
      // The first frame is empty, as when the HTML arrives slowly, even if the page's animation would already show its picture.
      const empty = new CSSStyleSheet()
      empty.replaceSync('#root { visibility: hidden !important }')
      document.adoptedStyleSheets = [empty]
      const set = globalThis.setTimeout.bind(globalThis)
      new PerformanceObserver((_list, paints) => {
        paints.disconnect()
        set(() => (document.adoptedStyleSheets = []), 400)
      }).observe({ type: 'paint', buffered: true })
      // Half-second timers never fire, because on a busy machine front.js's would fire before the first content is painted.
      Object.assign(globalThis, {
        setTimeout: (run: () => void, ms = 0) => (ms === 500 ? 0 : set(run, ms)),
      })
    })
    await page.goto(paths.login())
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible()
    const [empty = NaN, painted = NaN, ...requested] = await page.evaluate(() => [
      ...performance.getEntriesByType('paint').map(({ startTime }) => startTime),
      ...performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/(start|parts)-.{7}\.js$/.test(name))
        .map(({ startTime }) => startTime),
    ])
    expect(painted - empty).toBeGreaterThan(100)
    expect(requested).toHaveLength(2)
    for (const at of requested) expect(at).toBeGreaterThanOrEqual(painted)
  })
})
