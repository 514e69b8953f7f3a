import type { Page } from '@playwright/test'
import { storageMessages } from '~/domain/messages/login'
import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { signInPage } from '../screens/sign-in'
import { expect, test } from '../support/fixtures'
import { golfers } from '../support/golfers'
import { sent } from '../support/journal'
import { logOut, signIn } from '../support/steps'

test.use({ as: null })

/** Makes local storage throw, as it does if a policy blocks it. */
const blockLocalStorage = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Denied.', 'SecurityError')
      },
    })
  })

const blockCookies = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} })
  })

test('without local storage, a golfer stays signed in with cookies, even long ones, and logout removes all but the email (STO-01, STO-05, STO-09)', async ({
  page,
  context,
  backend,
}) => {
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`)
  })
  await blockLocalStorage(page)
  await page.goto(paths.login())
  await signIn(page, golfers.nora)
  await expect(linxPage(page).items.first()).toBeVisible()

  const token = (await context.cookies()).find(({ name }) => name === 'auth_token')
  expect(token).toMatchObject({ path: '/', sameSite: 'Lax', secure: false })
  await page.reload()
  await expect(linxPage(page).items.first()).toBeVisible()

  await logOut(page)
  await expect(signInPage(page).email).toHaveValue(golfers.nora.email)
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['last_email'])

  backend.tokens.configure({ padding: 2400 })
  await signIn(page, golfers.nora)
  await expect(linxPage(page).items.first()).toBeVisible()
  const bytes = (await context.cookies()).reduce(
    (sum, { name, value }) => sum + name.length + value.length,
    0,
  )
  expect(bytes).toBeGreaterThan(5500)
  await page.reload()
  await expect(linxPage(page).items.first()).toBeVisible()
  expect(refused).toEqual([]) // within the limit of the host's web server
})

test('a browser without any storage shows a message before anything is sent, and the public pages work (STO-02)', async ({
  page,
  backend,
}) => {
  await blockLocalStorage(page)
  await blockCookies(page)
  await page.goto(paths.login())
  await signIn(page, golfers.nora)
  await expect(signInPage(page).problem).toHaveText(storageMessages.storageMissing)
  expect(sent(backend, 'login')).toEqual([])
  await page.goto(paths.privacy())
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
