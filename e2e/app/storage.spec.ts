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

test('without local storage, a golfer stays signed in with cookies, and logout removes all but the email (STO-01, STO-09)', async ({
  page,
  context,
}) => {
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
})

test('long tokens in cookies stay within the host’s limit, and the session survives a reload (STO-05)', async ({
  page,
  context,
  backend,
}) => {
  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`)
  })
  await blockLocalStorage(page)
  backend.tokens.configure({ padding: 2400 })
  await page.goto(paths.login())
  await signIn(page, golfers.nora)
  await expect(linxPage(page).items.first()).toBeVisible()
  const bytes = (await context.cookies()).reduce(
    (sum, { name, value }) => sum + name.length + value.length,
    0,
  )
  expect(bytes).toBeGreaterThan(5500)
  await page.reload()
  await expect(linxPage(page).items.first()).toBeVisible()
  expect(refused).toEqual([])
})

const NO_STORAGE = [
  ['a desktop', undefined, storageMessages.storageMissing],
  [
    'a phone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148',
    storageMessages.storageMissingOn('iPhone'),
  ],
] as const

for (const [device, userAgent, message] of NO_STORAGE)
  test.describe(`a browser on ${device} without any storage`, () => {
    if (userAgent) test.use({ userAgent })
    test('shows a message before anything is sent, and the public pages work (STO-02)', async ({
      page,
      backend,
    }) => {
      await blockLocalStorage(page)
      await blockCookies(page)
      await page.goto(paths.login())
      await signIn(page, golfers.nora)
      await expect(signInPage(page).problem).toHaveText(message)
      expect(sent(backend, 'login')).toEqual([])
      await page.goto(paths.privacy())
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  })
