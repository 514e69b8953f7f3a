import type { Page } from '@playwright/test'
import type { Backend } from '#mocks'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { scoreForm } from '../screens/post-score'
import { shell } from '../screens/shell'
import { signInPage } from '../screens/sign-in'
import { expect, test } from '../support/fixtures'
import { golfers, type Golfer } from '../support/golfers'
import { logOut, openRecentCourse, signIn } from '../support/steps'

/** Response headers with which a browser may store a response: explicitly, or because nothing forbids it. */
const CACHEABLE = [
  { 'Cache-Control': 'max-age=600' },
  { 'Last-Modified': 'Wed, 21 Oct 2015 07:28:00 GMT' },
] as const

async function expectFeedOf(page: Page, { name, id }: Golfer): Promise<void> {
  await expect(shell(page).account).toHaveAccessibleName(new RegExp(name))
  await expect(linxPage(page).items.first()).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('user_id'))).toBe(String(id))
}

/** The paths whose responses can be read from the browser's cache. The host is out of reach meanwhile. */
async function readableFromCache(page: Page, backend: Backend): Promise<string[]> {
  const reads = backend.journal.entries.filter(({ method }) => method === 'GET')
  expect(reads.length).toBeGreaterThan(2)
  const host = await page.locator('meta[name="linx:api-host"]').getAttribute('content')
  backend.faults.set('*', { drop: 'before' })
  return page.evaluate(
    async ([origin, addresses]) => {
      const tries = addresses.map((path) =>
        fetch(origin + path, { cache: 'force-cache' }).then(
          () => [path],
          () => [],
        ),
      )
      return (await Promise.all(tries)).flat()
    },
    [host ?? '', reads.map(({ path }) => path)] as const,
  )
}

test('with cacheable responses, the next golfer is never taken for the previous one (SEC-16)', async ({
  page,
  backend,
}) => {
  const [maxAge, lastModified] = CACHEABLE
  backend.faults.set('*', { headers: maxAge })
  await page.goto(paths.linx())
  await expectFeedOf(page, golfers.nora)
  await logOut(page)
  expect(await readableFromCache(page, backend)).toEqual([])

  backend.faults.set('*', { headers: lastModified })
  await signIn(page, golfers.marcus)
  await expectFeedOf(page, golfers.marcus)
  await page.reload()
  await expectFeedOf(page, golfers.marcus)
  await logOut(page)
  expect(await readableFromCache(page, backend)).toEqual([])
})

test('with cacheable responses, Check My Linx still asks the host and finds the score (SEC-16)', async ({
  page,
  backend,
}) => {
  backend.faults.set('*', { headers: { 'Cache-Control': 'max-age=600' } })
  await openRecentCourse(page, 'Bellwether Links')
  const form = scoreForm(page)
  await form.total.fill('84')
  backend.faults.set('postScore', { drop: 'after', times: 1 })
  await form.post.click()
  await expect(page.getByText(scoreEntryMessages.unconfirmed)).toBeVisible()
  await page.getByRole('button', { name: 'Check My Linx' }).click()
  await expect(form.alert).toContainText(scoreEntryMessages.foundPosted)
})

test('cookies planted by another port or a sibling domain, for / or for /linx, do not sign anyone in, and are removed at logout (SEC-17)', async ({
  page,
  context,
  backend,
  baseURL,
}) => {
  const { accessToken, refreshToken } = await backend.signIn(golfers.marcus.email)
  const { hostname } = new URL(String(baseURL))
  const planted = Object.entries({
    auth_token: accessToken,
    refresh_token: refreshToken,
    user_id: '2',
  }).flatMap(([name, value]) =>
    ['/', '/linx'].map((path) => ({ name, value, path, domain: hostname })),
  )
  await page.goto(paths.linx())
  await expectFeedOf(page, golfers.nora)
  await context.addCookies(planted)
  await page.reload()
  await expectFeedOf(page, golfers.nora)
  await logOut(page)
  expect(await context.cookies()).toEqual([])

  await context.addCookies(planted)
  await page.goto(paths.linx())
  await expect(signInPage(page).login).toBeVisible()
  await signIn(page, golfers.nora)
  await expectFeedOf(page, golfers.nora)
})

test('after a logout, Back shows the sign-in page, and the next golfer does not land on the previous one’s page (SEC-21)', async ({
  page,
}) => {
  await page.goto(paths.following('suggestions'))
  await shell(page).link('Groups').click()
  await expect(page).toHaveURL(/groups/)
  await logOut(page)
  await page.goBack()
  await expect(signInPage(page).login).toBeVisible()
  await signIn(page, golfers.marcus)
  await expectFeedOf(page, golfers.marcus)
  await expect(page).toHaveURL(/\/linx$/)
})
