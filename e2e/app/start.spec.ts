import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Backend } from '#mocks'
import { appMessages } from '~/domain/messages/app'
import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { coursePicker, scoreForm } from '../screens/post-score'
import { signInPage } from '../screens/sign-in'
import { expect, test } from '../support/fixtures'
import { golfers, PASSWORD } from '../support/golfers'
import { statusesOf } from '../support/journal'
import { pageErrors } from '../support/page-errors'
import { APP_SCRIPTS, holdScripts, startScreen } from '../support/start-screen'
import { signIn } from '../support/steps'

/** Opens a page whose code fails to load, expects the page to say so, and loads it with 'Refresh the page'. */
async function openWithoutCode(page: Page, path: string): Promise<void> {
  await page.route(APP_SCRIPTS, (route) => route.abort())
  await page.goto(path)
  const alert = page.getByRole('alert').filter({ hasText: appMessages.crashTitle })
  await expect(alert).toBeVisible()
  await page.unroute(APP_SCRIPTS)
  await alert.getByRole('button', { name: appMessages.crashReload }).click()
  await expect(alert).toHaveCount(0)
}

test.describe('a visitor', () => {
  test.use({ as: null })

  test('sees a message on each page whose code does not load, and Refresh the page loads it; so does a golfer on Linx', async ({
    page,
  }) => {
    await openWithoutCode(page, paths.about())
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await openWithoutCode(page, paths.login())
    await signIn(page, golfers.nora)
    await expect(linxPage(page).heading).toBeVisible()
    await openWithoutCode(page, paths.linx())
    await expect(linxPage(page).items.first()).toBeVisible()
  })

  test('sees the sign-in page before the app’s code loads, and what is typed and clicked there is kept', async ({
    page,
  }) => {
    const errors = pageErrors(page)
    const release = await holdScripts(page)
    await page.goto(paths.login())
    const { email, password, login } = signInPage(page)
    await email.fill(golfers.nora.email)
    await password.fill(PASSWORD)
    await login.click()
    expect(new URL(page.url()).search).toBe('')
    await expect(page).toHaveTitle('Linx Golf') // the app, which sets another title, has not started yet
    const submitters = await login.evaluateHandle((button) => {
      const areSame: boolean[] = []
      addEventListener('submit', ({ submitter }) => areSame.push(submitter === button))
      return areSame
    })
    release()
    await expect.poll(() => submitters.jsonValue()).toEqual([true])
    await expect(linxPage(page).heading).toBeVisible()
    expect(errors).toEqual([])
  })

  test('keeps the scroll position reached before the app’s code loads', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 600 })
    const release = await holdScripts(page)
    await page.goto(paths.login())
    const scrolled = await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight - innerHeight - 40)
      return scrollY
    })
    expect(scrolled).toBeGreaterThan(100)
    release()
    await page.getByRole('button', { name: 'Show password' }).click()
    await expect(page.getByRole('button', { name: 'Hide password' })).toBeVisible()
    expect(await page.evaluate(() => scrollY)).toBe(scrolled)
    await page.getByRole('link', { name: 'Forgot Password' }).click()
    await expect(page).toHaveURL(paths.forgotPassword())
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  })

  test('can sign in while the window is covered and draws no frames', async ({ page }) => {
    await page.addInitScript(() => {
      window.requestAnimationFrame = () => 0
    })
    await page.goto(paths.login())
    await signIn(page, golfers.nora)
    await expect(page).toHaveURL(/\/linx$/)
  })

  test('gets the sign-in page preloaded but not the feed if the link has parameters', async ({
    page,
  }) => {
    const release = await holdScripts(page)
    await page.goto(`${paths.login()}?email=nora`)
    const preloaded = page.locator('link[rel="modulepreload"]')
    await expect(preloaded.and(page.locator('[href*="/parts-"]'))).toHaveCount(1)
    await expect(preloaded.and(page.locator('[href*="/feed-"]'))).toHaveCount(0)
    release()
    await expect(signInPage(page).login).toBeVisible()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test('sees the page and a note that it needs JavaScript, and the browser already connects to the host', async ({
      page,
    }) => {
      await page.goto(paths.login())
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your round, on the record.')
      await expect(signInPage(page).login).toBeVisible()
      // Playwright blocks scripts without turning scripting off, so the browser does not render <noscript>.
      expect(await page.locator('noscript').textContent()).toContain('needs JavaScript')
      const host = await page.locator('meta[name="linx:api-host"]').getAttribute('content')
      expect(host).toMatch(/^http:/)
      const preconnect = page.locator('link[rel="preconnect"][crossorigin]') // like the app's calls, which send no cookies
      await expect(preconnect).toHaveAttribute('href', `${host}`)
    })
  })
})

test.describe('before any script loads', () => {
  test('a golfer sees the frame and the skeleton of Linx in the system’s theme, which the entries then replace', async ({
    page,
  }) => {
    const errors = pageErrors(page)
    const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    const release = await holdScripts(page, '**/assets/*.js')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto(paths.linx(), { waitUntil: 'commit' })
      await expect(startScreen(page).getByText('Following').first()).toBeVisible()
      await expect(startScreen(page).getByText('TOT').first()).toBeVisible()
      expect(await scheme()).toBe(colorScheme)
    }
    const { items } = linxPage(page)
    await expect(items).toHaveCount(0)
    release()
    await expect(items.first()).toBeVisible()
    await expect(startScreen(page)).toHaveCount(0)
    expect(await scheme()).toBe('dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(scheme).toBe('light')
    expect(errors).toEqual([])
  })

  test('pages other than Linx show only the frame', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(paths.groups(), { waitUntil: 'commit' })
    await expect(startScreen(page).getByText('Groups').first()).toBeVisible()
    await expect(startScreen(page).getByText('TOT').first()).toBeHidden()
    release()
    await expect(page.getByRole('heading', { name: 'Groups', level: 1 })).toBeVisible()
    await expect(startScreen(page)).toHaveCount(0)
  })

  test('the frame becomes usable after a few seconds even if the feed does not load', async ({
    page,
    backend,
  }) => {
    backend.faults.set('listLinx', { delayMs: 60_000 })
    await page.clock.install()
    await page.goto(paths.linx())
    await expect.poll(() => firstRequests(backend).length).toBeGreaterThan(0)
    await expect(page.locator('link[href*="/feed-"]').first()).toBeAttached()
    await expect(async () => {
      await page.clock.runFor(1000)
      await expect(linxPage(page).heading).toBeVisible({ timeout: 100 })
    }).toPass()
    await page.getByRole('link', { name: 'Groups' }).first().click()
    await expect(page.getByRole('heading', { name: 'Groups', level: 1 })).toBeVisible()
  })
})

test('inline styles that the headers of an older build refuse are loaded as files instead', async ({
  page,
}) => {
  await page.goto('/old-browser.html') // its policy allows none of the app's inline styles
  await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = 'body { margin: 7px }'
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = '/icons/none.css'
    link.setAttribute('disabled', '')
    document.head.append(style, link)
  })
  await expect(page.locator('body')).not.toHaveCSS('margin', '7px')
  await page.evaluate(readFileSync('src/public/theme.js', 'utf8'))
  await expect(page.locator('link[rel="stylesheet"]')).not.toHaveAttribute('disabled')
})

/** The requests that are answered before the feed can be shown, in order. */
const firstRequests = (backend: Backend) =>
  statusesOf(backend, /getCurrentUser|listLinx|refreshToken/)

const BOTH = ['getCurrentUser 200', 'listLinx 200']

test('a signed-in golfer never sees the sign-in page at /; the golfer and the feed are requested once, before the app has started', async ({
  page,
  backend,
}) => {
  const errors = pageErrors(page)
  const release = await holdScripts(page)
  await page.goto(paths.login())
  await expect(page.locator('#root form')).toHaveCount(1)
  await expect(signInPage(page).login).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('data-start', 'app')
  await expect.poll(() => firstRequests(backend).toSorted()).toEqual(BOTH)
  release()
  await expect(linxPage(page).heading).toBeVisible()
  await expect(linxPage(page).items.first()).toBeVisible()
  expect(firstRequests(backend).toSorted()).toEqual(BOTH)
  expect(errors).toEqual([])
})

test('at /linx, the golfer and the feed are requested once, before the app has started, and the feed without waiting for the golfer', async ({
  page,
  backend,
}) => {
  backend.faults.set('getCurrentUser', { delayMs: 1500 })
  const answered = page.waitForResponse(/user.current/)
  const feedRequest = page.waitForRequest(/api.linx\?/)
  const release = await holdScripts(page, '**/assets/start-*.js')
  await page.goto(paths.linx(), { waitUntil: 'commit' })
  const first = await Promise.race([feedRequest.then(() => 'feed'), answered.then(() => 'golfer')])
  expect(first).toBe('feed')
  await expect.poll(() => firstRequests(backend).toSorted()).toEqual(BOTH)
  release()
  await expect(linxPage(page).items.first()).toBeVisible()
  expect(firstRequests(backend).toSorted()).toEqual(BOTH)
})

test('an expired token is refreshed before any other request', async ({ page, backend }) => {
  backend.clock.advance(3_601_000)
  await page.clock.setFixedTime(backend.clock.now())
  await page.goto(paths.linx())
  await expect(linxPage(page).items.first()).toBeVisible()
  const [first, ...rest] = firstRequests(backend)
  expect(first).toBe('refreshToken 200')
  expect(rest.toSorted()).toEqual(['getCurrentUser 200', 'listLinx 200'])
})

test('a token that the host refuses is refreshed, and each request is repeated once', async ({
  page,
  backend,
}) => {
  backend.tokens.expire()
  await page.goto(paths.linx())
  await expect(linxPage(page).items.first()).toBeVisible()
  expect(firstRequests(backend).toSorted()).toEqual([
    'getCurrentUser 200',
    'getCurrentUser 401',
    'listLinx 200',
    'listLinx 401',
    'refreshToken 200',
  ])
})

test('the app starts in a browser that refuses databases, caches and session storage', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('Refused', 'SecurityError')
    }
    for (const name of ['indexedDB', 'caches', 'sessionStorage'])
      Object.defineProperty(window, name, { get: refuse })
  })
  await page.goto(paths.linx())
  await expect(linxPage(page).items.first()).toBeVisible()
  await page.reload()
  await expect(linxPage(page).items.first()).toBeVisible()
  await page.getByRole('link', { name: 'Post' }).first().click()
  await coursePicker(page).course('Bellwether Links').click()
  await scoreForm(page).total.fill('84')
  await page.getByRole('link', { name: 'Groups' }).first().click()
  await expect(page.getByRole('heading', { name: 'Groups', level: 1 })).toBeVisible()
})
