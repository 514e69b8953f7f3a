import { inviteMessages } from '~/domain/messages/invite'
import { paths } from '~/routing/paths'
import { invitePage } from '../screens/invite'
import { expectAccessible, expectNoSidewaysScroll } from '../support/a11y'
import { expect, test } from '../support/fixtures'
import { golfers } from '../support/golfers'
import { smallTargets } from '../support/targets'

test('an invitation in flight during a reload is marked as invited, and Select all skips it (SOC-10)', async ({
  page,
  backend,
}) => {
  const screen = invitePage(page)
  await page.goto(paths.invite())
  await screen.openContacts(golfers.nora.name)
  await screen.contact('Abernathy, Joan').check()
  backend.faults.set('sendInvite', { delayMs: 20_000 })
  const inviteRequest = page.waitForRequest('**/api/invite')
  await screen.sendMany(1).click()
  await inviteRequest
  await page.reload()
  backend.faults.clear()
  await screen.openContacts(golfers.nora.name)
  await expect(screen.contact('Abernathy, Joan')).toHaveAccessibleName(/Invited/)
  await screen.selectAll.click()
  await expect(screen.selected).toHaveText('43 of 44 selected')
})

test('the invitation form keeps what was typed after Back and after a reload', async ({ page }) => {
  const screen = invitePage(page)
  await page.goto(paths.invite())
  await screen.firstName.fill('Ada')
  await screen.email.fill('ada@bell.example')
  await page.getByRole('link', { name: 'Groups', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Groups', level: 1 })).toBeVisible()
  await page.goBack()
  await expect(screen.firstName).toHaveValue('Ada')
  await page.reload()
  await expect(screen.email).toHaveValue('ada@bell.example')
})

test('a list of 5,000 contacts is a single Tab stop and can be used with the keyboard alone', async ({
  page,
}) => {
  const screen = invitePage(page)
  await page.goto(paths.invite())
  await screen.openContacts(golfers.marcus.name)
  await expect(screen.selected).toHaveText('0 of 4,996 selected', { timeout: 20_000 })
  await expect(screen.selectAll).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('End')
  await expect(screen.rows.last().getByRole('checkbox')).toBeFocused()
  await expect(screen.rows.last()).toHaveAttribute('aria-posinset', '4996')
  await page.keyboard.press('Space')
  await page.keyboard.press('Home')
  await page.keyboard.press('Space')
  await expect(screen.selected).toHaveText('2 of 4,996 selected')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(screen.sendMany(2)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(screen.picker).toBeHidden()
})

test('the result of a sign-in that was not started on this page is refused and removed from the address', async ({
  page,
}) => {
  await page.goto(`${paths.invite()}#access_token=graph-contacts&id_token=x.y.z&state=other`)
  await expect(invitePage(page).problem).toHaveText(inviteMessages.untrusted)
  expect(page.url()).not.toContain('token')
})

test('the invite page and the contact picker are accessible in both themes and fit a window 320 px wide', async ({
  page,
}) => {
  const screen = invitePage(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(paths.invite())
  await expect(screen.title).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await screen.openContacts(golfers.nora.name)
  await screen.contact('Abernathy, Joan').check()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  expect(await smallTargets(screen.picker, 44)).toEqual([])
})
