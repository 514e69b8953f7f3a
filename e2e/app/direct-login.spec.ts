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
import { expect, test } from '../support/fixtures'
import { golfers } from '../support/golfers'
import { sent } from '../support/journal'
import { pageErrors } from '../support/page-errors'
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

/** Expects that neither a token nor its name is in what was recorded. */
function expectNoTokens(seen: ReturnType<typeof watch>): void {
  const everything = JSON.stringify(seen)
  expect(everything).not.toMatch(/eyJ[\w-]+\./)
  expect(everything).not.toMatch(/access_token|id_token=/)
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

  test('signing in with an email leaves no token in the history, in request addresses or in the console, and violates no content policy (SEC-07, SEC-13)', async ({
    page,
    backend,
  }) => {
    const errors = pageErrors(page)
    const seen = watch(page)
    await page.goto(paths.directLogin())
    const screen = directLogin(page)
    await screen.withEmail.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Email/i)
    expect(errors).toEqual([])
    await screen.choice(golfers.nora.name).click()
    await expect(linxPage(page).items.first()).toBeVisible()
    await expect(shell(page).account).toHaveAccessibleName(/Nora Whitcombe/)
    expect(sent(backend, 'loginWithProvider')).toHaveLength(1)
    await expect(page).toHaveURL(paths.linx())
    await page.goBack()
    expect(page.url()).not.toContain('token=')
    expectNoTokens(seen)
  })

  test('a canceled sign-in shows a message and can be tried again', async ({ page, backend }) => {
    await page.goto(paths.directLogin())
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

  test('a sign-in response that was tampered with, or is used a second time, is refused without a sign-in request to the host (SEC-08, SEC-09)', async ({
    page,
    backend,
  }) => {
    await page.goto(paths.directLogin())
    const screen = directLogin(page)
    const { untrusted, notStarted } = directLoginMessages
    const received = await hashFor(page, backend, golfers.nora)
    const unsigned = changed(received, 'id_token', (token) => token.split('.', 2).join('.'))
    await page.goto(paths.directLogin() + unsigned)
    await expect(screen.problem).toHaveText(untrusted)
    await expect(page).toHaveURL(paths.directLogin())
    expect(sent(backend, 'loginWithProvider')).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
    await expect(screen.withEmail).toBeEnabled()

    const hash = await hashFor(page, backend, golfers.nora)
    await page.goto(paths.directLogin() + hash)
    await expect(linxPage(page).items.first()).toBeVisible()
    await logOut(page)
    await page.goto(paths.directLogin() + hash)
    await expect(screen.problem).toHaveText(notStarted)
    expect(sent(backend, 'loginWithProvider')).toHaveLength(1)
  })

  test('a sign-in response sent to /auth signs the golfer in', async ({ page, backend }) => {
    await page.goto(paths.directLogin())
    const hash = await hashFor(page, backend, golfers.marcus)
    await page.goto(paths.auth() + hash)
    await expect(shell(page).account).toHaveAccessibleName(/Marcus Bell/)
    await expect(page).toHaveURL(paths.linx())
  })

  test('an address that is no sign-in response opens the sign-in page on this origin without a history entry; an unknown token is removed (SEC-05, SEC-07)', async ({
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

    await page.goto(`${paths.auth()}#//evil.example`)
    const later = await page.evaluate(() => history.length)
    await expect(page).toHaveURL('/#//evil.example')
    await expect(signInPage(page).login).toBeVisible()
    expect(await page.evaluate(() => history.length)).toBe(later)
  })
})

test.describe('signed in as Nora', () => {
  test('a sign-in as another golfer asks for confirmation, and Stay signed in keeps the session (SEC-11); one as the same golfer does not, and keeps the unposted score', async ({
    page,
    backend,
  }) => {
    await openRecentCourse(page, 'Bellwether Links')
    await scoreForm(page).total.fill('84')
    await shell(page).link('Linx').click()
    await expect(linxPage(page).items.first()).toBeVisible()
    await page.goto(paths.directLogin())
    const screen = directLogin(page)
    await screen.withEmail.click()
    await screen.choice(golfers.marcus.name).click()
    await expect(screen.question).toContainText('Nora Whitcombe')
    await expect(screen.question).toContainText(outboxMessages.unsentSwitch(1))
    await expect(screen.stay).toBeFocused()
    await screen.stay.click()
    await screen.toApplication.click()
    await expect(linxPage(page).items.first()).toBeVisible()
    await expect(shell(page).account).toHaveAccessibleName(/Nora Whitcombe/)
    expect(sent(backend, 'loginWithProvider')).toEqual([])

    await page.goBack()
    await screen.withEmail.click()
    await screen.choice(golfers.nora.name).click()
    await expect(page).toHaveURL(paths.linx())
    await expect(linxPage(page).items.first()).toBeVisible()
    await expect(shell(page).account).toHaveAccessibleName(/Nora Whitcombe/)
    expect(sent(backend, 'loginWithProvider')).toHaveLength(1)
    await shell(page).link('Post').click()
    await page.getByRole('link', { name: 'Open the score at Bellwether Links' }).click()
    await expect(scoreForm(page).total).toHaveValue('84')
  })

  test('Switch accounts ends the first session completely before the second begins (SEC-11); signing in with Microsoft leaves no token either (SEC-07)', async ({
    page,
  }) => {
    const seen = watch(page)
    await page.goto(paths.directLogin())
    const screen = directLogin(page)
    const first = await page.evaluate(() => localStorage.getItem('auth_token'))
    await screen.withMicrosoft.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Microsoft/i)
    await screen.choice(golfers.marcus.name).click()
    await screen.change.click()
    await expect(shell(page).account).toHaveAccessibleName(/Marcus Bell/)
    await expect(linxPage(page).items.first()).toBeVisible()
    await expect(page.getByText('Nora Whitcombe', { exact: true })).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('auth_token'))).not.toBe(first)
    expectNoTokens(seen)
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
})
