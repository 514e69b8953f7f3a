import { groupMessages } from '~/domain/messages/groups'
import { paths } from '~/routing/paths'
import { followingPage, groupsPage } from '../screens/people'
import { linxPage } from '../screens/linx'
import { expectAccessible, expectNoSidewaysScroll } from '../support/a11y'
import { expect, test } from '../support/fixtures'
import { golfers } from '../support/golfers'

test.describe('a private club', () => {
  test.use({ scenario: 'private-club' })

  test('a request is approved: the badge falls at once, and the other golfer sees the rounds', async ({
    page,
    backend,
    join,
  }) => {
    await page.goto(paths.following())
    const people = followingPage(page)
    await expect(people.requests).toHaveAccessibleName(/\d+ waiting/)
    const before = Number(/\d+/.exec((await people.requests.textContent()) ?? '')?.[0])
    await people.requests.click()
    const first = page.getByRole('main').getByRole('listitem').first()
    const name = await first.getByRole('link').textContent()
    const asker = backend.users().find((user) => user.name === name)
    if (!name || !asker) throw new Error('nobody asks')
    await people.action('Approve', name).click()
    await expect(people.requests).toHaveAccessibleName(new RegExp(` ${before - 1} waiting`))
    await expect(people.row(name)).toBeHidden()

    const friend = await join({ ...asker })
    await friend.goto(paths.linx(`User:${golfers.nora.id}`))
    await expect(linxPage(friend).items.first()).toBeVisible()
  })
})

test('a golfer is followed from the suggestions and unfollowed again', async ({
  page,
  backend,
}) => {
  await page.goto(paths.following())
  const people = followingPage(page)
  const first = page.getByRole('main').getByRole('listitem').first()
  const name = (await first.getByRole('link').textContent()) ?? ''
  await people.action('Follow', name).click()
  await expect(people.row(name)).toContainText(name)
  await expect(people.row(name)).toBeHidden()
  await people.tab('Following').click()
  await expect(people.row(name)).toBeVisible()
  const undo = page.getByRole('button', { name: `Undo, ${name}` })
  await people.row(name).getByRole('button').click()
  await undo.click()
  await expect(people.row(name).getByRole('link')).toBeVisible()
  await people.row(name).getByRole('button').click()
  await page.goto(paths.linx()) // left: what was held is sent
  await expect
    .poll(
      () => backend.journal.entries.filter((one) => one.operationId === 'unfollowGolfer').length,
    )
    .toBe(1)
})

test('a group shows its members; what the host does not offer says so', async ({ page }) => {
  await page.goto(paths.groups())
  const card = groupsPage(page).group('Dawn Patrol')
  await card.getByRole('button', { name: 'Members of Dawn Patrol' }).click()
  await expect(card.getByRole('listitem').filter({ hasText: 'Marcus Bell' })).toContainText('Owner')
  await card.getByRole('button', { name: 'Leave, Dawn Patrol' }).click()
  await expect(card.getByRole('status')).toHaveText(groupMessages.notYet.Leave)
  await expect(card).toBeVisible()
})

for (const [name, path] of [
  ['Following', paths.following()],
  ['Groups', paths.groups()],
] as const) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${name} is accessible, ${colorScheme}, and fits 320 px`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width: 320, height: 700 })
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('button').first()).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    })
  }
}
