import type { Page } from '@playwright/test'
import type { Backend } from '#mocks'
import { outboxMessages } from '~/domain/messages/outbox'
import { sessionMessages } from '~/domain/messages/session'
import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { shell } from '../screens/shell'
import { coursePicker, scoreForm } from '../screens/post-score'
import { signInPage } from '../screens/sign-in'
import { arrive } from '../support/arrivals'
import { expect, test } from '../support/fixtures'
import { golfers } from '../support/golfers'
import { sent } from '../support/journal'
import { logOut, openRecentCourse, signIn } from '../support/steps'

const HOUR = 3_600_000
const logoutQuestion = (page: Page) =>
  page.getByRole('alertdialog', { name: outboxMessages.unsentTitle(1) })

/** All text stored in the browser: in local and session storage, cookies, databases and caches. */
const storedTexts = (page: Page) =>
  page.evaluate(async () => {
    const texts = [localStorage, sessionStorage].flatMap((place) =>
      Object.entries(place)
        .filter(([key]) => key !== 'react-router-scroll-positions') // contains only numbers, by history entry
        .map(([key, value]) => `${key}=${value}`),
    )
    if (document.cookie) texts.push(document.cookie)
    for (const cache of await caches.keys()) texts.push(`cache ${cache}`)
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.addEventListener('success', () => resolve(opening.result))
        opening.addEventListener('error', () => reject(opening.error))
      })
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve, reject) => {
          const reading = database.transaction(store).objectStore(store).getAll()
          reading.addEventListener('success', () => resolve(reading.result))
          reading.addEventListener('error', () => reject(reading.error))
        })
        texts.push(...rows.map((row) => `${name}/${store}: ${JSON.stringify(row)}`))
      }
      database.close()
    }
    return texts
  })

test('three tabs with an expired token refresh it once (TOK-02); logging out in one signs out the others, including one with a half-filled score form (SES-06)', async ({
  page,
  backend,
}) => {
  const [first, second, third] = [
    page,
    await page.context().newPage(),
    await page.context().newPage(),
  ]
  backend.clock.advance(HOUR + 1000)
  const tabs = [first, second, third]
  await Promise.all(tabs.map((tab) => tab.goto(paths.linx())))
  for (const tab of tabs) await expect(linxPage(tab).items.first()).toBeVisible()
  expect(sent(backend, 'refreshToken')).toHaveLength(1)

  await openRecentCourse(third, 'Bellwether Links')
  await scoreForm(third).total.fill('84')
  await expect.poll(async () => (await storedTexts(third)).join()).toContain('linx-drafts')
  await shell(first).account.click()
  await shell(first).logout.click()
  await logoutQuestion(first).getByRole('button', { name: 'Logout' }).click()
  // session-end.test.ts tests, with the session's own clock, that this takes less than a second.
  for (const tab of tabs) await expect(signInPage(tab).login).toBeVisible()
  for (const tab of [second, third])
    await expect(signInPage(tab).problem).toHaveText(sessionMessages.elsewhere)
  await expect(signInPage(first).problem).toBeHidden()
  await expect.poll(() => backend.hub.connections()).toBe(0)
  const calls = backend.journal.entries.length
  await first.reload()
  await expect(signInPage(first).login).toBeVisible()
  expect(backend.journal.entries.length).toBe(calls)
})

test('after a logout on a slow host, nothing more is sent, no error is reported, and Back shows no feed (SES-05)', async ({
  page,
  backend,
}) => {
  await page.goto(paths.linx())
  await expect(linxPage(page).items.first()).toBeVisible()
  backend.faults.set('*', { delayMs: 2000 })
  await linxPage(page).view('My Linx').click()
  await shell(page).link('Following').click()
  await logOut(page)
  const calls = backend.journal.entries.length
  // Requests in flight are answered after the session's end; errors would be reported a second later.
  await expect.poll(() => backend.journal.entries.every(({ status }) => status !== 0)).toBe(true)
  await page.clock.runFor(5000)
  await page.goBack()
  await expect(signInPage(page).login).toBeVisible()
  await expect(linxPage(page).items).toHaveCount(0)
  // Without pictures: the browser may have queued some of the feed's, and sends no token with them.
  const later = backend.journal.entries
    .slice(calls)
    .filter(({ headers }) => headers['sec-fetch-dest'] !== 'image')
  expect(later.map(({ operationId }) => operationId)).toEqual([])
})

test('a refused refresh ends the session, and the same golfer returns to the same page', async ({
  page,
  backend,
}) => {
  backend.clock.advance(HOUR + 1000)
  backend.faults.set('refreshToken', 401)
  await page.goto(paths.postScore('search'))
  await expect(signInPage(page).login).toBeVisible()
  await expect(signInPage(page).problem).toHaveText(sessionMessages.ranOut)
  await expect(signInPage(page).password).toBeFocused()
  expect(sent(backend, 'refreshToken')).toHaveLength(1)
  backend.faults.clear()
  await signIn(page, golfers.nora)
  await expect(coursePicker(page).search).toBeVisible()
})

test('a refresh without a response does not sign the golfer out (TOK-06), nor does a host that restarts while the token expires (TOK-05)', async ({
  page,
  backend,
}) => {
  const follow = page.getByRole('button', { name: /^Follow / })
  await page.goto(paths.following('suggestions')) // not stored on the device, so nothing older could be shown
  await expect(follow.first()).toBeVisible()
  backend.clock.advance(HOUR + 1000)
  backend.faults.set('refreshToken', { drop: 'before' })
  await page.reload()
  await expect(page.getByText('Network error or unexpected issue')).toBeVisible()
  backend.faults.clear()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(follow.first()).toBeVisible()

  const refreshes = sent(backend, 'refreshToken').length
  backend.clock.advance(HOUR + 1000)
  backend.faults.set('refreshToken', { status: 503, times: 1 })
  await page.getByRole('link', { name: /^Requests/ }).click()
  await expect(page.getByRole('button', { name: /^Approve / }).first()).toBeVisible()
  expect(sent(backend, 'refreshToken')).toHaveLength(refreshes + 2)
})

/** Removes what 'Clear browsing data' removes, while a page is open. */
const clearBrowsingData = (page: Page) =>
  page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
  })

for (const [what, path, call] of [
  ['the golfer opens the feed', paths.groups(), (page: Page) => shell(page).link('Linx').click()],
  [
    'the golfer opens another view of the feed',
    paths.linx(),
    (page: Page) => linxPage(page).view('My Linx').click(),
  ],
  [
    'the host announces new rounds',
    paths.linx(),
    (_page: Page, backend: Backend) => arrive(backend, 2),
  ],
] as const) {
  test(`after browsing data is cleared and ${what}, the next sign-in shows the feed (HST-01)`, async ({
    page,
    backend,
  }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => backend.hub.connections()).toBe(1)
    await page.waitForLoadState('networkidle')
    const before = backend.journal.entries.length
    await clearBrowsingData(page)
    await call(page, backend)
    await expect(signInPage(page).login).toBeVisible()
    await signIn(page, golfers.nora)
    await expect(linxPage(page).items.first()).toBeVisible()
    await linxPage(page).view('My Linx').click()
    await expect(linxPage(page).items.first()).toBeVisible()
    const refused = backend.journal.entries.slice(before).filter(({ status }) => status === 401)
    expect(refused.map(({ operationId }) => operationId)).toEqual([])
  })
}

test('logging out in one tab while another refreshes the token leaves no token stored (TOK-12)', async ({
  page,
  backend,
}) => {
  const other = await page.context().newPage()
  await other.goto(paths.linx())
  await expect(linxPage(other).items.first()).toBeVisible()
  backend.clock.advance(HOUR + 1000)
  backend.faults.set('refreshToken', { delayMs: 800 })
  // Either tab may be the first to notice.
  const refreshRequest = page
    .context()
    .waitForEvent('request', (request) => request.url().includes('refresh-token'))
  await page.goto(paths.linx(), { waitUntil: 'commit' })
  await refreshRequest
  await logOut(other)
  for (const tab of [page, other]) await expect(signInPage(tab).login).toBeVisible()
  await expect.poll(() => sent(backend, 'refreshToken')).toHaveLength(1)
  const storedTokens = () =>
    other.evaluate(() => Object.keys(localStorage).filter((key) => /token/.test(key)))
  await expect.poll(storedTokens).toEqual([])
  await page.reload()
  await expect(signInPage(page).login).toBeVisible()
  expect(await storedTokens()).toEqual([])
})

test('a logout leaves only the email on the device, and the next golfer sees nothing of the previous one (SES-07)', async ({
  page,
}) => {
  const note = 'mulligan on the seventh'
  await openRecentCourse(page, 'Bellwether Links')
  await scoreForm(page).notes.fill(note)
  await shell(page).link('Linx').click()
  await expect(linxPage(page).items.first()).toBeVisible()
  await page.evaluate(() => {
    sessionStorage.setItem('msal.account.keys', '[]')
    localStorage.setItem('msal.version', '5')
    localStorage.setItem('first_visit', '2026-06-01')
  })
  await expect.poll(() => storedTexts(page)).toContainEqual(expect.stringMatching(/^linx_entries=/))
  await shell(page).account.click()
  await shell(page).logout.click()
  await logoutQuestion(page).getByRole('button', { name: 'Logout' }).click()
  await expect(signInPage(page).email).toHaveValue(golfers.nora.email)
  await expect.poll(() => storedTexts(page)).toEqual(['last_email=nora@whitcombe.example'])

  await signIn(page, golfers.marcus)
  await expect(shell(page).account).toHaveAccessibleName(/Marcus Bell/)
  await shell(page).link('Post').click()
  await coursePicker(page).course('Bellwether Links').click()
  await expect(scoreForm(page).tee('White')).toBeVisible()
  await expect(scoreForm(page).notes).toHaveValue('')
})

// The first clock finds the token expired, so that it is refreshed.
test('DAT-06 a device clock that is two hours fast, two hours slow or a day fast does not prevent signing in', async ({
  page,
  backend,
}) => {
  for (const offset of [2 * HOUR, -2 * HOUR, 24 * HOUR]) {
    const before = sent(backend, 'refreshToken').length
    await page.goto('about:blank')
    await page.context().clock.setFixedTime(backend.clock.now() + offset)
    await page.goto(paths.linx())
    await expect(linxPage(page).items.first()).toBeVisible()
    await page.reload()
    await expect(linxPage(page).items.first()).toBeVisible()
    expect(sent(backend, 'refreshToken').length - before).toBeLessThanOrEqual(1)
    await logOut(page)
    await signIn(page, golfers.nora)
    await expect(linxPage(page).items.first()).toBeVisible()
  }
})
