import { aboutMessages, contactMessages } from '~/domain/messages/site'
import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { shell } from '../screens/shell'
import { signInPage } from '../screens/sign-in'
import { sitePage } from '../screens/site'
import { expectAccessible, expectNoSidewaysScroll } from '../support/a11y'
import { pageErrors, foreignRequests } from '../support/page-errors'
import { expect, test } from '../support/fixtures'

const TOPICS = [
  ['linx', 'Linx'],
  ['postscore', 'Post'],
  ['following', 'Following'],
  ['groups', 'Groups'],
  ['invite', 'Invite'],
  ['about', 'About'],
  ['profile', 'Profile'],
] as const

const PAGES = [
  [paths.about(), 'About'],
  [paths.help('postscore'), 'Post Help'],
  [paths.contact(), 'Contact'],
  [paths.privacy(), 'Privacy Policy'],
  [paths.terms(), 'Terms of Use'],
] as const

test('About shows what is deployed and when, and copies it to the clipboard', async ({
  page,
  context,
}) => {
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
})

test('opening About while signed in requests the version once', async ({ page }) => {
  const versionRequests: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/diagnostic/version')) versionRequests.push(request.url())
  })
  await page.goto(paths.about())
  await expect(sitePage(page).fact('Version')).toHaveText('2026.6.1')
  const stored = () => page.evaluate(() => localStorage.getItem('server_version'))
  await expect.poll(stored).toBe('2026.6.1')
  expect(versionRequests).toHaveLength(1)
})

test('when the host fails, About shows which values are missing, and the rest works', async ({
  page,
  backend,
}) => {
  backend.faults.set('getVersion', 500)
  backend.faults.set('getDeploymentTime', { status: 200, body: '{"deploymentTime":"soon"}' })
  await page.goto(paths.about())
  const { fact, main } = sitePage(page)
  await expect(fact('Version')).toHaveText(aboutMessages.missing)
  await expect(fact('Backend deployed')).toHaveText(aboutMessages.missing)
  await expect(fact('Support')).toHaveText('Contact') // this build has no contact address
  await expect(main.getByRole('alert')).toHaveCount(0)
  await main.getByRole('link', { name: 'Terms of Use' }).click()
  await expect(sitePage(page).title('Terms of Use')).toBeFocused()
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

test('opening help for an unknown topic returns to the previous page', async ({ page }) => {
  await page.goto(paths.privacy())
  await expect(sitePage(page).title('Privacy Policy')).toBeVisible()
  await page.evaluate((address) => {
    location.assign(address)
  }, paths.help('sunday'))
  await expect(page).toHaveURL(paths.privacy())
  await expect(sitePage(page).title('Privacy Policy')).toBeVisible()
})

test.describe('without signing in', () => {
  test.use({ as: null })

  test('every help topic has several answers, and Post Help explains how to enter a score', async ({
    page,
  }) => {
    await page.goto(paths.help('linx'))
    for (const [topic, name] of TOPICS) {
      await page.goto(paths.help(topic))
      await expect(sitePage(page).title(`${name} Help`)).toBeVisible()
      expect(
        await page.getByRole('article').getByRole('heading', { level: 2 }).count(),
      ).toBeGreaterThan(2)
    }
    await page.goto(paths.help('postscore'))
    for (const answer of [
      'adjusted gross score',
      'Eagle or better',
      '9 holes',
      'The tees you played',
      'The day you played',
      'Private',
    ])
      await expect(page.getByRole('article')).toContainText(answer)
  })

  test('Back on a help page that was opened first leads to the sign-in page', async ({ page }) => {
    await page.goto(paths.help('postscore'))
    await sitePage(page).back.click()
    await expect(signInPage(page).login).toBeVisible()
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
  })

  test('the terms contain every clause, and the privacy policy every right', async ({ page }) => {
    await page.goto(paths.terms())
    for (const clause of [
      'license to use Linx Golf on your own devices',
      'You may not',
      'Termination',
      'broad license',
      'monthly or annually',
      'thirty days, the account becomes inactive',
      'non-refundable',
      'US dollars',
      'US$15',
      '30 days',
      'under 18',
      'parent',
      'Colorado',
      'class action',
    ])
      await expect(sitePage(page).main).toContainText(clause)
    await page.getByRole('article').getByRole('link', { name: 'Privacy Policy' }).click()
    await expect(sitePage(page).title('Privacy Policy')).toBeVisible()
    for (const text of [
      'Updated 4/23/2025',
      'receive a copy',
      'corrected',
      'erased',
      'children under 18',
    ])
      await expect(sitePage(page).main).toContainText(text)
    // This build has no contact address, and none is invented (HST-03).
    await page.getByRole('link', { name: 'the address on the Contact page' }).click()
    await expect(sitePage(page).title('Contact')).toBeVisible()
    await expect(sitePage(page).main).toContainText(contactMessages.noEmail)
    await expect(sitePage(page).main).toContainText(contactMessages.noPostalAddress)
  })

  for (const [address, title] of PAGES)
    test(`${title} is accessible in both themes and fits a window 320 px wide`, async ({
      page,
    }) => {
      await page.goto(address)
      await expect(sitePage(page).title(title)).toBeVisible()
      await expectAccessible(page)
      await page.setViewportSize({ width: 320, height: 640 })
      await expectNoSidewaysScroll(page)
    })

  test('the theme follows the system setting, at the start and while a page is open', async ({
    page,
  }) => {
    const bar = page.locator('meta[name="theme-color"]')
    const ink = () => page.evaluate(() => getComputedStyle(document.body).color)
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await page.goto(paths.terms())
    await expect(sitePage(page).title('Terms of Use')).toBeVisible()
    await expect(bar).toHaveAttribute('content', '#16211f')
    const dark = await ink()
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await expect(bar).toHaveAttribute('content', '#f8f0e4')
    await expect.poll(ink).not.toBe(dark)
  })

  test('pages print without the bars and on white, even in the dark theme', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
    await page.goto(paths.terms())
    await expect(sitePage(page).title('Terms of Use')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('banner')).toBeHidden()
    const ground = await page
      .getByRole('article')
      .evaluate((card) => getComputedStyle(card).backgroundColor)
    expect(ground).toBe('rgb(255, 255, 255)')
  })

  for (const [name, addresses] of Object.entries({
    'every text page': PAGES.map(([address]) => address),
    'every other public page': [paths.auth(), paths.debug(), paths.usage(), paths.directLogin()],
  }))
    test(`${name} opens without a policy violation or a request to another host (SEC-13)`, async ({
      page,
    }) => {
      const errors = pageErrors(page)
      const others = foreignRequests(page)
      for (const address of addresses) {
        await page.goto(address)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
      expect(errors).toEqual([])
      expect(others).toEqual([])
    })

  test('going to the identity provider violates no content policy (SEC-13)', async ({ page }) => {
    const errors = pageErrors(page)
    await page.goto(paths.directLogin())
    await page.getByRole('button', { name: 'Login with Email' }).click()
    await expect(page.getByRole('heading', { name: 'Sign in with email' })).toBeVisible()
    expect(errors).toEqual([])
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
