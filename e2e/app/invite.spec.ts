import { inviteMessages } from '~/domain/messages/invite'
import { paths } from '~/routing/paths'
import { invitePage } from '../screens/invite'
import { expectAccessible, expectNoSidewaysScroll } from '../support/a11y'
import { expect, test } from '../support/fixtures'
import { golfers } from '../support/golfers'
import { smallTargets } from '../support/targets'

test('the invite page, with a sign-in that was not started there, and its contact picker are accessible in both themes and fit a window 320 px wide', async ({
  page,
}) => {
  const screen = invitePage(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await test.step('the result of a sign-in that was not started there is refused and removed from the address', async () => {
    await page.goto(`${paths.invite()}#access_token=graph-contacts&id_token=x.y.z&state=other`)
    await expect(screen.problem).toHaveText(inviteMessages.untrusted)
    expect(page.url()).not.toContain('token')
  })
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await screen.openContacts(golfers.nora.name)
  await screen.contact('Abernathy, Joan').check()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  expect(await smallTargets(screen.picker, 44)).toEqual([])
})
