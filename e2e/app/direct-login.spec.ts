import type { Page } from '@playwright/test'
import type { Backend } from '#mocks'
import { directLoginMessages } from '~/domain/messages/direct-login'
import { paths } from '~/routing/paths'
import { outboxMessages } from '~/domain/messages/outbox'
import { directLogin } from '../screens/direct-login'
import { linxPage } from '../screens/linx'
import { scoreForm } from '../screens/post-score'
import { shell } from '../screens/shell'
import { signInPage } from '../screens/sign-in'
import { expectAccessible, expectNoSidewaysScroll } from '../support/a11y'
import { expect, test } from '../support/fixtures'
import { golfers, type Golfer } from '../support/golfers'
import { sent } from '../support/journal'
import { logOut, openRecentCourse } from '../support/steps'

/** Records every requested address and every console message. */
function watch(page: Page) {
  const requestedUrls: string[] = []
  const consoleMessages: string[] = []
  page.on('request', (request) =>
    requestedUrls.push(request.url(), request.headers()['referer'] ?? ''),
  )
  page.on('console', (message) => consoleMessages.push(message.text()))
  return { requestedUrls, consoleMessages }
}

/** The same hash with one of its values changed. */
function changed(hash: string, name: string, change: (value: string) => string): string {
  const fields = new URLSearchParams(hash.slice(1))
  fields.set(name, change(fields.get(name) ?? ''))
  return `#${fields}`
}

/** Signs in at the provider and returns the hash of its redirect, without following the redirect. */
async function hashFor(page: Page, backend: Backend, golfer: { email: string }): Promise<string> {
  await directLogin(page).withEmail.click()
  await expect(page.getByRole('heading', { name: 'Sign in with email' })).toBeVisible()
  const choice = new URL(page.url())
  choice.searchParams.set('golfer', golfer.email)
  const answer = await backend.handle(new Request(choice))
  return new URL(answer.headers.get('Location') ?? '').hash
}

test.describe('signed out', () => {
  test.use({ as: null })
  test.beforeEach(({ page }) => page.goto(paths.directLogin()))

  for (const way of ['Email', 'Microsoft'] as const)
    test(`signing in with ${way} leaves no token in the history, in request addresses or in the console (SEC-07)`, async ({
      page,
      backend,
    }) => {
      const seen = watch(page)
      const screen = directLogin(page)
      await (way === 'Email' ? screen.withEmail : screen.withMicrosoft).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(way, 'i'))
      await screen.choice(golfers.nora.name).click()
      await expect(linxPage(page).items.first()).toBeVisible()
      await expect(shell(page).account).toHaveAccessibleName(/Nora Whitcombe/)
      expect(sent(backend, 'loginWithProvider')).toHaveLength(1)
      await expect(page).toHaveURL(paths.linx())
      await page.goBack()
      expect(page.url()).not.toContain('token=')
      const everything = JSON.stringify(seen)
      expect(everything).not.toMatch(/eyJ[\w-]+\./)
      expect(everything).not.toMatch(/access_token|id_token=/)
    })

  test('a canceled sign-in shows a message and can be tried again', async ({ page, backend }) => {
    const screen = directLogin(page)
    await screen.withEmail.click()
    await screen.choice('Cancel').click()
    await expect(screen.problem).toHaveText(directLoginMessages.canceled)
    await expect(page).toHaveURL(paths.directLogin())
    await screen.withEmail.click()
    await screen.choice('A person without an account').click()
    await expect(screen.problem).toHaveText('There is no account with this email address.')
    expect(sent(backend, 'loginWithProvider')).toHaveLength(1)
    await screen.toApplication.click()
    await expect(signInPage(page).login).toBeVisible()
  })

  test('a tampered sign-in response is refused without a sign-in request to the host (SEC-08, SEC-09)', async ({
    page,
    backend,
  }) => {
    const screen = directLogin(page)
    const { untrusted, notStarted } = directLoginMessages
    const tampered: [string, (value: string) => string, string][] = [
      ['id_token', (token) => token.split('.').slice(0, 2).join('.'), untrusted],
      ['id_token', (token) => token.replace(/^[^.]+/, btoa('{"alg":"none"}')), untrusted],
      ['id_token', (token) => `${token}.x`, untrusted],
      ['state', () => 'not-ours', notStarted],
      ['access_token', () => '', untrusted],
    ]
    for (const [name, change, message] of tampered) {
      const hash = await hashFor(page, backend, golfers.nora)
      await page.goto(paths.directLogin() + changed(hash, name, change))
      await expect(screen.problem).toHaveText(message)
      await expect(page).toHaveURL(paths.directLogin())
    }
    expect(sent(backend, 'loginWithProvider')).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
    await expect(screen.withEmail).toBeEnabled()
  })

  test('a sign-in response cannot be used a second time (SEC-09)', async ({ page, backend }) => {
    const hash = await hashFor(page, backend, golfers.nora)
    await page.goto(paths.directLogin() + hash)
    await expect(linxPage(page).items.first()).toBeVisible()
    await logOut(page)
    await page.goto(paths.directLogin() + hash)
    await expect(directLogin(page).problem).toHaveText(directLoginMessages.notStarted)
    expect(sent(backend, 'loginWithProvider')).toHaveLength(1)
  })

  test('an ID token with a forged signature shows the host’s error', async ({ page, backend }) => {
    const hash = await hashFor(page, backend, golfers.nora)
    const forged = changed(hash, 'id_token', (token) => token.replace(/[^.]+$/, 'c2lnbmF0dXJl'))
    await page.goto(paths.directLogin() + forged)
    await expect(directLogin(page).problem).toHaveText(
      'The sign-in was not accepted. Please try again.',
    )
  })

  test('a sign-in response sent to /auth signs the golfer in', async ({ page, backend }) => {
    const hash = await hashFor(page, backend, golfers.marcus)
    await page.goto(paths.auth() + hash)
    await expect(shell(page).account).toHaveAccessibleName(/Marcus Bell/)
    await expect(page).toHaveURL(paths.linx())
  })

  for (const hash of ['#//evil.example', '#javascript:alert(1)'])
    test(`/auth${hash} opens the sign-in page on this origin without a new history entry (SEC-05)`, async ({
      page,
    }) => {
      await page.goto(paths.auth() + hash)
      const entries = await page.evaluate(() => history.length)
      await expect(page).toHaveURL(`/${hash}`)
      await expect(signInPage(page).login).toBeVisible()
      expect(await page.evaluate(() => history.length)).toBe(entries)
    })

  test('an unknown token is removed from the address and the history (SEC-05, SEC-07)', async ({
    page,
  }) => {
    const shownUrls: string[] = []
    page.on('framenavigated', (frame) => shownUrls.push(new URL(frame.url()).hash))
    await page.goto(`${paths.auth()}#access_token=t-12345678&x=<script>`)
    const entries = await page.evaluate(() => history.length)
    await expect(signInPage(page).login).toBeVisible()
    await expect(page).toHaveURL('/')
    expect(await page.evaluate(() => history.length)).toBe(entries)
    expect(shownUrls.filter(Boolean)).toHaveLength(2) // at /auth and, after its redirect, at the root
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  })

  for (const address of [paths.directLogin(), paths.auth(), paths.debug()])
    test(`${address} is accessible and fits a window 320 px wide`, async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })
})

/** Types a score without posting it, then comes back from the provider as this golfer. */
async function returnWithUnpostedScore(page: Page, golfer: Golfer) {
  await openRecentCourse(page, 'Bellwether Links')
  await scoreForm(page).total.fill('84')
  await shell(page).link('Linx').click()
  await expect(linxPage(page).items.first()).toBeVisible()
  await page.goto(paths.directLogin())
  const screen = directLogin(page)
  await screen.withEmail.click()
  await screen.choice(golfer.name).click()
  return screen
}

test.describe('signed in as Nora', () => {
  test('a sign-in as another golfer asks for confirmation, and Stay signed in keeps the session (SEC-11)', async ({
    page,
    backend,
  }) => {
    const screen = await returnWithUnpostedScore(page, golfers.marcus)
    await expect(screen.question).toContainText('Nora Whitcombe')
    await expect(screen.question).toContainText(outboxMessages.unsentSwitch(1))
    await expect(screen.stay).toBeFocused()
    await screen.stay.click()
    await screen.toApplication.click()
    await expect(linxPage(page).items.first()).toBeVisible()
    await expect(shell(page).account).toHaveAccessibleName(/Nora Whitcombe/)
    expect(sent(backend, 'loginWithProvider')).toEqual([])
  })

  test('a sign-in as the same golfer asks for no confirmation and keeps the unposted score', async ({
    page,
    backend,
  }) => {
    await returnWithUnpostedScore(page, golfers.nora)
    await expect(page).toHaveURL(paths.linx())
    await expect(linxPage(page).items.first()).toBeVisible()
    expect(sent(backend, 'loginWithProvider')).toHaveLength(1)
    await page.goto(paths.postScore())
    await page.getByRole('link', { name: 'Open the score at Bellwether Links' }).click()
    await expect(scoreForm(page).total).toHaveValue('84')
  })

  test('a sign-in with Nora’s email that now belongs to another golfer’s account asks for confirmation (R21)', async ({
    page,
    backend,
  }) => {
    await page.goto(paths.directLogin())
    const first = await page.evaluate(() => localStorage.getItem('auth_token'))
    const screen = directLogin(page)
    await screen.withEmail.click()
    await page.route('**/api/auth/external-login', async (route) => {
      // The email address has moved from one account to another.
      for (const [golfer, email] of [
        [golfers.nora, 'nora@former.example'],
        [golfers.marcus, golfers.nora.email],
      ] as const) {
        const [user] = backend.db.users.where('email', golfer.email)
        await backend.db.users.change(user?.id ?? 0, { email })
      }
      await route.continue()
    })
    await screen.choice(golfers.nora.name).click()
    await expect(screen.question).toContainText('Nora Whitcombe')
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBe(first)
    await screen.change.click()
    await expect(shell(page).account).toHaveAccessibleName(/Marcus Bell/)
  })

  test('Switch accounts ends the first session completely before the second begins (SEC-11)', async ({
    page,
  }) => {
    await page.goto(paths.directLogin())
    const screen = directLogin(page)
    const first = await page.evaluate(() => localStorage.getItem('auth_token'))
    await screen.withMicrosoft.click()
    await screen.choice(golfers.marcus.name).click()
    await screen.change.click()
    await expect(shell(page).account).toHaveAccessibleName(/Marcus Bell/)
    await expect(linxPage(page).items.first()).toBeVisible()
    await expect(page.getByText('Nora Whitcombe', { exact: true })).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).not.toBe(first)
  })

  test('a failed account switch leaves the page signed out and shows the reason', async ({
    page,
    backend,
  }) => {
    await page.goto(paths.directLogin())
    const screen = directLogin(page)
    await screen.withEmail.click()
    await screen.choice(golfers.marcus.name).click()
    await expect(screen.question).toBeVisible()
    backend.faults.set('getCurrentUser', { status: 404, message: 'There is no such golfer.' })
    await screen.change.click()
    await expect(screen.problem).toHaveText('There is no such golfer.')
    await expect(screen.withEmail).toBeEnabled()
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  })

  test('Logout on the direct sign-in page ends the session', async ({ page }) => {
    await page.goto(paths.directLogin())
    await expect(page.getByText('You are signed in as Nora Whitcombe.')).toBeVisible()
    await directLogin(page).logout.click()
    await expect(signInPage(page).login).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  })

  test('Debug shows the facts support asks for, with tokens masked', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(
      `${paths.debug()}?x=1&token=${'s'.repeat(30)}#id_token=eyJhbGciOi.eyJzdWIi.c2ln`,
    )
    const facts = page.getByRole('main')
    await expect(facts).toContainText('Present: ')
    await expect(facts).toContainText('in 60 min')
    await expect(facts).toContainText('2026.6.1')
    await expect(facts).toContainText('Local storage')
    await page.getByRole('button', { name: 'Copy for support' }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain('Query string: ?x=1&token=ssss… (30 characters)')
    expect(copied).toContain('Hash: #id_token=eyJh… (24 characters)')
    expect(copied).toContain('Verification mode: Off') // SEC-19: the app has no route that verifies an email
    const token = await page.evaluate(() => localStorage.getItem('auth_token'))
    expect(copied).not.toContain(token)
    expect(page.url()).not.toContain('eyJ')
  })
})
