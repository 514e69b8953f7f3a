import type { Locator, Page } from '@playwright/test'
import { CANARY } from '#mocks'
import { paths } from '~/routing/paths'
import { invitePage } from '../screens/invite'
import { linxPage } from '../screens/linx'
import { followingPage } from '../screens/people'
import { coursePicker } from '../screens/post-score'
import { shell } from '../screens/shell'
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

const ATTACK = /hacked|right to left|WWWWW/

test('SEC-01 SEC-02 when every text from the host is an attack, each screen shows it as text and does not scroll sideways', async ({
  page,
  backend,
}) => {
  test.slow()
  backend.faults.set('*', { hostile: true })
  const expectHarmless = await watch(page)
  const main = page.getByRole('main')
  const expectAttack = async (address: string) => {
    await expect(main.getByText(ATTACK).filter({ visible: true }).first(), address).toBeVisible()
    await expectHarmless(address)
  }
  /** Opens a screen of the app by a link, and waits for a part that only this screen has. */
  const press = async (link: Locator, part: Locator) => {
    await link.click()
    await expect(part.first()).toBeVisible()
  }

  await page.goto(paths.linx())
  await expectAttack(paths.linx())
  await press(linxPage(page).view('My Linx'), page.getByRole('slider', { name: 'Round' }))
  await expectAttack(paths.linx('My Linx'))
  await press(linxPage(page).view('My Bets'), page.getByRole('table', { name: /^My bets/ }))
  await expectAttack(paths.linx('My Bets'))

  await shell(page)
    .link(/^Following/)
    .click()
  const { tab: people, requests } = followingPage(page)
  for (const [link, view] of [
    [requests, 'requests'],
    [people('Following'), 'following'],
    [people('Followers'), 'followers'],
    [people('Suggestions'), 'suggestions'],
  ] as const) {
    await press(link, main.getByRole('list', { name: view }).getByRole('listitem'))
    await expectAttack(paths.following(view))
  }

  const members = page.getByRole('button', { name: /Members/ }).first()
  await press(shell(page).link('Groups'), members)
  await press(members, main.getByRole('listitem'))
  await expectHarmless(paths.groups('mygroups'))
  const joining = main.getByRole('button', { name: /^Join|^Request/ })
  await press(page.getByRole('link', { name: 'Available Groups' }), joining)
  await expectAttack(paths.groups('available'))

  const picker = coursePicker(page)
  await press(shell(page).link('Post'), picker.course(/./))
  await expectAttack(paths.postScore('recent'))
  await press(picker.tab('Search'), picker.search)
  await picker.search.fill('bell')
  await expect(picker.course(/Bellwether/).first()).toBeVisible()
  await expectHarmless(paths.postScore('search'))

  await shell(page).link('Invite').click()
  await invitePage(page).openContacts(golfers.nora.name)
  await expect(invitePage(page).rows.first()).toBeVisible()
  await expectHarmless(paths.invite())

  for (const address of [paths.postScoreDetails('13995'), paths.linx('User:2')]) {
    await page.goto(address)
    await expectAttack(address)
  }

  await page.goto(paths.profile())
  await expect(page.getByLabel('First Name')).toHaveValue(ATTACK)
  await expectHarmless(paths.profile())

  await page.goto(paths.linx())
  const thread = commentsOf(linxPage(page).items.first())
  await press(thread.comments, thread.panel.getByRole('listitem'))
  await expectHarmless(paths.linx())

  await page.goto(paths.usage())
  await usagePage(page).key.fill('linx-operator')
  await press(usagePage(page).open, usagePage(page).chart)
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
