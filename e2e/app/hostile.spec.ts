import type { Page } from '@playwright/test'
import { CANARY } from '#mocks'
import { paths } from '~/routing/paths'
import { invitePage } from '../screens/invite'
import { linxPage } from '../screens/linx'
import { coursePicker } from '../screens/post-score'
import { signInPage } from '../screens/sign-in'
import { commentsOf } from '../screens/comments'
import { usagePage } from '../screens/usage'
import { expectNoSidewaysScroll } from '../support/a11y'
import { foreignRequests } from '../support/page-errors'
import { expect, test } from '../support/fixtures'
import { golfers } from '../support/golfers'
import { signIn } from '../support/steps'

test.use({ viewport: { width: 390, height: 844 } })

/** Records everything that a page would do if a text attacked it successfully. */
async function watch(page: Page) {
  const errors: string[] = []
  const others = foreignRequests(page)
  page.on('dialog', (dialog) => void errors.push(`dialog: ${dialog.message()}`))
  page.on('pageerror', (error) => errors.push(String(error)))
  page.on('popup', (popup) => void errors.push(`window: ${popup.url()}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`policy: ${violatedDirective} ${blockedURI}`)
    })
  })
  page.on('console', (message) => {
    if (message.text().startsWith('policy:')) errors.push(message.text())
  })
  /** Expects that no text on the screen at this address was executed, became markup or opened another page. */
  return async (screen: string) => {
    const { path, markup, canary } = await page.evaluate(
      (name) => ({
        path: location.pathname,
        markup: document.querySelectorAll('img[src="x"], svg[onload], iframe, body script').length,
        canary: Reflect.get(window, name) ?? null,
      }),
      CANARY,
    )
    expect(canary, screen).toBeNull()
    expect(markup, `elements created from text, ${screen}`).toBe(0)
    expect(path, 'the page has not changed').toBe(new URL(screen, page.url()).pathname)
    expect(errors, screen).toEqual([])
    expect(others, screen).toEqual([])
    await expectNoSidewaysScroll(page)
  }
}

/** Screens that show data from the host. */
const SCREENS = [
  paths.linx(),
  paths.linx('My Linx'),
  paths.linx('User:2'),
  paths.linx('My Bets'),
  paths.following('following'),
  paths.following('followers'),
  paths.following('suggestions'),
  paths.following('requests'),
  paths.groups('available'),
  paths.postScore('recent'),
  paths.postScoreDetails('13995'),
]

const ATTACK = /hacked|right to left|WWWWW/

test('SEC-01 SEC-02 when every text from the host is an attack, each screen shows it as text and does not scroll sideways', async ({
  page,
  backend,
}) => {
  test.slow()
  backend.faults.set('*', { hostile: true })
  const expectHarmless = await watch(page)
  const main = page.getByRole('main')
  for (const address of SCREENS) {
    await page.goto(address)
    const attack = main.getByText(ATTACK).filter({ visible: true })
    await expect(attack.first(), address).toBeVisible()
    await expectHarmless(address)
  }

  await page.goto(paths.profile())
  await expect(page.getByLabel('First Name')).toHaveValue(ATTACK)
  await expectHarmless(paths.profile())

  await page.goto(paths.linx())
  const thread = commentsOf(linxPage(page).items.first())
  await thread.comments.click()
  await expect(thread.panel.getByRole('listitem').first()).toBeVisible()
  await expectHarmless(paths.linx())

  await page.goto(paths.groups('mygroups'))
  await page
    .getByRole('button', { name: /Members/ })
    .first()
    .click()
  await expect(main.getByRole('listitem').first()).toBeVisible()
  await expectHarmless(paths.groups('mygroups'))

  await page.goto(paths.postScore('search'))
  await coursePicker(page).search.fill('bell')
  await expect(
    coursePicker(page)
      .course(/Bellwether/)
      .first(),
  ).toBeVisible()
  await expectHarmless(paths.postScore('search'))

  await page.goto(paths.invite())
  await invitePage(page).openContacts(golfers.nora.name)
  await expect(invitePage(page).rows.first()).toBeVisible()
  await expectHarmless(paths.invite())

  await page.goto(paths.usage())
  await usagePage(page).key.fill('linx-operator')
  await usagePage(page).open.click()
  await expect(usagePage(page).chart).toBeVisible()
  await expectHarmless(paths.usage())
})

const MARKUP = encodeURIComponent(`<img src=x onerror="window.${CANARY}=1">${'W'.repeat(300)}`)

test.describe('signed out', () => {
  test.use({ as: null })
  test('SEC-01 SEC-03 an attack in an address or in the message of a refused sign-in is treated as text', async ({
    page,
    backend,
  }) => {
    test.slow()
    backend.faults.set('*', { hostile: true })
    const expectHarmless = await watch(page)
    for (const address of [
      `${paths.checkEmail()}?email=${MARKUP}&token=${MARKUP}`,
      `${paths.resetPassword()}?email=${MARKUP}&token=${MARKUP}`,
      `${paths.directLogin()}?error=x&error_description=${MARKUP}#error=${MARKUP}`,
    ]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectHarmless(address)
    }
    await page.goto(paths.login())
    await signIn(page, golfers.nora, 'not the password')
    await expect(signInPage(page).problem).toBeVisible()
    await expectHarmless(paths.login())
  })
})
