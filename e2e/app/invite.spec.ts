import type { Page } from '@playwright/test'
import type { Backend } from '#mocks/backend'
import { inviteMessages as say } from '~/domain/messages/invite'
import { paths } from '~/routing/paths'
import { invitePage } from '../screens/invite'
import { expectAccessible, expectNoSidewaysScroll } from '../support/a11y'
import { expect, test } from '../support/fixtures'
import { golfers } from '../support/golfers'
import { smallTargets } from '../support/targets'

const invitedBy = (backend: Backend): string[] => backend.db.mails.rows().map(({ to }) => to)

/** From the button to the picker, as somebody at the provider. */
async function openContacts(page: Page, who: string = golfers.nora.name): Promise<void> {
  await invitePage(page).contacts.click()
  await invitePage(page).choice(who).click()
}

test('one player is invited; a failure keeps what was typed and says why (SOC-10)', async ({
  page,
  backend,
}) => {
  const screen = invitePage(page)
  await page.goto(paths.invite())
  await expect(screen.title).toBeVisible()
  await expect(screen.send).toBeDisabled()
  await screen.fill('Joan', 'Abernathy', 'joan.abernathy@hollow.example')
  backend.faults.set('sendInvite', { status: 500, message: 'The post office is closed.', times: 1 })
  await screen.send.click()
  await expect(screen.problem).toHaveText('The post office is closed.')
  await expect(screen.email).toHaveValue('joan.abernathy@hollow.example')
  backend.faults.set('sendInvite', { delayMs: 300 })
  await screen.email.press('Enter')
  await expect(screen.sending).toBeDisabled()
  await expect(screen.said('Invitation sent to Joan Abernathy.')).toBeVisible()
  await expect(screen.firstName).toHaveValue('')
  await expect(screen.firstName).toBeFocused()
  expect(invitedBy(backend)).toEqual(['joan.abernathy@hollow.example'])
})

test('contacts are gathered, chosen and invited; the failed alone are sent again (SOC-10)', async ({
  page,
  backend,
}) => {
  const screen = invitePage(page)
  await page.goto(paths.invite())
  await screen.fill('Typed', '', '')
  await openContacts(page)
  await expect(screen.picker).toBeVisible()
  expect(page.url()).not.toContain('#')
  await expect(screen.firstName).toHaveValue('Typed')
  await expect(screen.selected).toHaveText('0 of 44 selected')
  await expect(screen.contact('Abernathy, Joan')).toHaveCount(1)

  await screen.search.fill('abern')
  await screen.contact('Abernathy, Joan').check()
  await screen.search.fill('haruko')
  await screen.contact('Haruko, Ōta').check()
  await screen.search.fill('caddie')
  await screen.contact('caddie@bellwether.example').check()
  backend.faults.set('sendInvite', { status: 500, message: 'Not now.', times: 1 })
  await screen.sendMany(3).click()
  await expect(screen.problem).toHaveText('2 sent. Not sent: Abernathy, Joan.')
  await screen.sendMany(1).click()
  await expect(screen.picker).toBeHidden()
  await expect(screen.said('1 Invitation sent.')).toBeVisible()
  await expect(screen.title).toBeFocused() // the picker opened by itself, after the way back
  expect(invitedBy(backend).toSorted()).toEqual([
    'caddie@bellwether.example',
    'haruko@omoto.example',
    'joan.abernathy@hollow.example',
  ])
  const letter = backend.db.mails.rows().find(({ to }) => to === 'caddie@bellwether.example')
  expect(letter?.text).toContain('Hello Friend,')
})

test('a window closed in the middle: what was on its way is not sent again by all (SOC-10)', async ({
  page,
  backend,
}) => {
  const screen = invitePage(page)
  await page.goto(paths.invite())
  await openContacts(page)
  await screen.contact('Abernathy, Joan').check()
  backend.faults.set('sendInvite', { delayMs: 20_000 })
  const asked = page.waitForRequest('**/api/invite')
  await screen.sendMany(1).click()
  await asked
  await page.reload()
  backend.faults.clear()
  await openContacts(page)
  await expect(screen.contact('Abernathy, Joan')).toHaveAccessibleName(/Invited/)
  await screen.selectAll.click()
  await expect(screen.selected).toHaveText('43 of 44 selected')
})

test('5,000 contacts by keys alone: one stop of Tab, arrows within', async ({ page }) => {
  const screen = invitePage(page)
  await page.goto(paths.invite())
  await openContacts(page, golfers.marcus.name)
  await expect(screen.selected).toHaveText('0 of 4996 selected', { timeout: 20_000 })
  await expect(screen.selectAll).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('End')
  await expect(screen.rows.last().getByRole('checkbox')).toBeFocused()
  await expect(screen.rows.last()).toHaveAttribute('aria-posinset', '4996')
  await page.keyboard.press('Space')
  await page.keyboard.press('Home')
  await page.keyboard.press('Space')
  await expect(screen.selected).toHaveText('2 of 4996 selected')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(screen.sendMany(2)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(screen.picker).toBeHidden()
})

for (const [who, words] of [
  [golfers.priya.name, say.denied],
  ['Somebody without an account', say.noMailbox],
  ['Cancel', say.cancelled],
] as const)
  test(`the contacts of ${who} cannot be read, and the page says why`, async ({ page }) => {
    await page.goto(paths.invite())
    await openContacts(page, who)
    await expect(invitePage(page).problem).toHaveText(words)
    await expect(invitePage(page).contacts).toBeEnabled()
  })

test('an empty address book says so; gathering can be cancelled', async ({ page, backend }) => {
  const screen = invitePage(page)
  await page.goto(paths.invite())
  await openContacts(page, golfers.hal.name)
  await expect(screen.picker.getByText(say.noContacts)).toBeVisible()
  await expect(screen.sendMany(0)).toBeDisabled()
  await screen.cancel.click()
  backend.faults.set('listContacts', { delayMs: 30_000 })
  await screen.contacts.click()
  await expect(screen.gathering).toBeVisible()
  await screen.cancel.click()
  await expect(screen.gathering).toBeHidden()
  await expect(screen.contacts).toBeFocused()
})

test('without a setting for contacts the page says so', async ({ page, stack }) => {
  stack.offerContacts(false)
  await page.goto(paths.invite())
  await invitePage(page).contacts.click()
  await expect(invitePage(page).problem).toHaveText(say.notConfigured)
})

test('what came back from a sign-in nobody began here is not used', async ({ page }) => {
  await page.goto(`${paths.invite()}#access_token=graph-contacts&id_token=x.y.z&state=other`)
  await expect(invitePage(page).problem).toHaveText(say.untrusted)
  expect(page.url()).not.toContain('token')
})

test('page and picker are accessible in both themes and fit 320 px', async ({ page }) => {
  const screen = invitePage(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(paths.invite())
  await expect(screen.title).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  await expectNoSidewaysScroll(page)
  await openContacts(page)
  await screen.contact('Abernathy, Joan').check()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  await expectNoSidewaysScroll(page)
  expect(await smallTargets(screen.picker, 44)).toEqual([])
})
