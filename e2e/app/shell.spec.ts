import type { Backend } from '#mocks'
import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { coursePicker } from '../screens/post-score'
import { shell } from '../screens/shell'
import { signInPage } from '../screens/sign-in'
import { expect, test } from '../support/fixtures'
import { golfers } from '../support/golfers'
import { sent } from '../support/journal'
import { logOut, signIn } from '../support/steps'

/** Withdraws all but `count` follow requests to Nora and notifies her through the hub. */
function leaveRequests({ db, hub }: Backend, count: number): void {
  const waiting = db.follows
    .where('followedId', golfers.nora.id)
    .filter(({ status }) => status === 'Pending')
  for (const { id } of waiting.slice(count)) db.follows.remove(id)
  hub.send(golfers.nora.id, 'ReceiveFollowRequestsUpdate', count)
}

test.describe('follow requests', () => {
  test.use({ scenario: 'private-club' })

  test('the Following link shows their number and leads to them until none are left', async ({
    page,
    backend,
  }) => {
    await page.goto(paths.groups())
    const following = shell(page).link(/^Following/)
    await expect(following).toHaveAccessibleName(/^Following \d+ requests$/)
    await expect(following).toHaveAttribute('href', paths.following('requests'))
    await expect.poll(() => backend.hub.connections()).toBe(1)
    leaveRequests(backend, 1)
    await expect(following).toHaveAccessibleName('Following 1 request')
    leaveRequests(backend, 0)
    await expect(following).toHaveAccessibleName('Following')
    await expect(following).toHaveAttribute('href', paths.following())
  })
})

/** The recorded changes of section, oldest first. */
const usesOf = (backend: Backend) =>
  sent(backend, 'recordFormUse').map(({ body }): unknown => JSON.parse(body ?? 'null'))

test('each change of section is recorded, including to the score form, but the first page is not', async ({
  page,
  backend,
}) => {
  await page.goto(paths.groups())
  await expect(page.getByRole('heading', { level: 1, name: 'Groups' })).toBeVisible()
  await shell(page).link('Post').click()
  await coursePicker(page).course('Bellwether Links').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bellwether Links' })).toBeVisible()
  await shell(page).link('Invite').click()
  const userId = golfers.nora.id
  await expect
    .poll(() => usesOf(backend))
    .toEqual([
      { oldForm: 'Groups', newForm: 'Post', userId },
      { oldForm: 'Post', newForm: 'Post Details', userId },
      { oldForm: 'Post Details', newForm: 'Invite', userId },
    ])
})

test('the section that one golfer viewed last is not recorded for the golfer who signs in next', async ({
  page,
  backend,
}) => {
  await page.goto(paths.groups())
  await logOut(page)
  await signIn(page, golfers.marcus)
  await expect(linxPage(page).items.first()).toBeVisible()
  await shell(page).link('Post').click()
  await expect
    .poll(() => usesOf(backend))
    .toEqual([{ oldForm: 'Linx', newForm: 'Post', userId: golfers.marcus.id }])
})

test('the logo links to About, the question mark to help for the section, and Linx clicked again scrolls to the top', async ({
  page,
}) => {
  await page.goto(paths.linx())
  await expect(linxPage(page).items.first()).toBeVisible()
  const help = page.getByRole('link', { name: 'Help for this page' })
  await expect(help).toHaveAttribute('href', paths.help('linx'))
  await expect(page.getByRole('banner').getByRole('link', { name: /Linx Golf/ })).toHaveAttribute(
    'href',
    paths.about(),
  )
  await page.mouse.move(400, 400)
  await page.mouse.wheel(0, 700)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400)
  const entries = await page.evaluate(() => history.length)
  await shell(page).link(/^Linx/).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect(await page.evaluate(() => history.length)).toBe(entries)
})

test('in a low window, the bars do not cover the focused field', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 400 })
  await page.goto(paths.postScore('search'))
  await coursePicker(page).search.focus()
  const top = async () => (await shell(page).main.boundingBox())?.y ?? 0
  await expect.poll(top).toBeGreaterThanOrEqual(400)
  const banner = page.getByRole('banner').locator('..')
  expect(await banner.evaluate((bar) => getComputedStyle(bar).position)).toBe('static')
})

test.describe('a visitor', () => {
  test.use({ as: null })

  test('sees a footer and no sections, and no Login link on the sign-in page', async ({ page }) => {
    await page.goto(paths.about())
    const footer = page.getByRole('contentinfo').last()
    await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
    await expect(footer.getByRole('link', { name: 'Contact' })).toBeVisible()
    await expect(footer).toContainText('©')
    await expect(shell(page).main).toHaveCount(0)
    await page.getByRole('link', { name: 'Help for this page' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'About Help' })).toBeVisible()
    await page.goto(paths.usage())
    await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
    await page.goto(paths.about())
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Linx Golf/ })
      .click()
    await expect(signInPage(page).login).toBeVisible()
    await expect(page.getByRole('link', { name: 'Login' })).toHaveCount(0)
  })
})

test('the account menu shows an alert if its code cannot load offline, and opens once the network is back', async ({
  page,
  context,
}) => {
  await page.goto(paths.linx())
  await expect(linxPage(page).items.first()).toBeVisible()
  await context.setOffline(true)
  // The browser's own alert, because the code of the app's alert does not load either.
  const alert = page.waitForEvent('dialog')
  const pressed = shell(page).account.click()
  const dialog = await alert
  expect(dialog.message()).toBe('This didn’t load. Check your connection and try again.')
  await dialog.accept()
  await pressed
  await context.setOffline(false)
  await shell(page).account.click()
  await expect(shell(page).logout).toBeVisible()
})
