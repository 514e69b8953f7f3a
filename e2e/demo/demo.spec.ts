import { openScreen, screens, titleOf } from '../../scripts/gallery/screens.mjs'
import { appMessages } from '~/domain/messages/app'
import { paths } from '~/routing/paths'
import { accountPages } from '../screens/account'
import { linxPage } from '../screens/linx'
import { coursePicker, scoreForm } from '../screens/post-score'
import { shell } from '../screens/shell'
import { golfers } from '../support/golfers'
import { signIn } from '../support/steps'
import { control, expect, test } from '../support/demo-site'

test('the demo starts, a golfer signs in and posts, and the score is still there after a reload', async ({
  page,
}) => {
  await page.goto('/')
  await signIn(page, golfers.nora)
  await expect(linxPage(page).items.first()).toBeVisible()

  await shell(page).link('Post').click()
  await coursePicker(page).course('Bellwether Links').click()
  const form = scoreForm(page)
  await form.total.fill('83')
  await form.post.click()
  await expect(form.alert).toContainText('83')
  await form.close.click()

  await shell(page).link('Linx').click()
  await linxPage(page).view('My Linx').click()
  const newest = linxPage(page).round(golfers.nora.name, 'Bellwether Links').first()
  await expect(newest).toContainText('83')
  await page.reload()
  await expect(newest).toContainText('83')
})

test('a link with an unknown scenario lists the known ones', async ({ page }) => {
  await page.goto('/?scenario=sunday-shank')
  await expect(page.getByText('saturday-round')).toBeVisible()
})

test('a mailed link with a fault applies the fault, and its token is removed from the address', async ({
  page,
}) => {
  await page.goto(`/reset-password?token=p-1&email=${golfers.nora.email}&fault=resetPassword:503`)
  const { field, reset, problem } = accountPages(page)
  await field('New password').fill('larkspur-84')
  await field('Confirm password').fill('larkspur-84')
  await reset.click()
  await expect(problem).toContainText('simulated fault')
  expect(new URL(page.url()).search).toBe('')
})

test('pictures come from the fake, and a second tab shares the same world', async ({
  page,
  context,
}) => {
  await page.goto(`/?scenario=saturday-round&as=${golfers.nora.email}`)
  const portrait = linxPage(page).items.first().locator('img').first() // decorative, so it has no role
  await expect
    .poll(() =>
      portrait.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth),
    )
    .toBeGreaterThan(0)

  const second = await context.newPage()
  await second.goto(paths.postScore())
  await coursePicker(second).course('Bellwether Links').click()
  const form = scoreForm(second)
  await form.total.fill('85')
  await form.notes.fill('From the other tab')
  await form.post.click()
  await expect(form.alert).toContainText('85')

  // A change in another tab arrives a moment later.
  const world = async () => (await control(page, 'export')).text
  await expect.poll(world).toContain('From the other tab')
  await linxPage(page).view('My Linx').click() // a view opened before would only offer the score as new
  await expect(linxPage(page).items.first()).toContainText('85')
})

test('the demo starts without a network after a first visit', async ({ page, context }) => {
  await page.goto(`/?scenario=saturday-round&as=${golfers.nora.email}`)
  await expect(linxPage(page).items.first()).toBeVisible()
  const keptFiles = () =>
    page.evaluate(async () => {
      const lists = await Promise.all(
        (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
      )
      return lists.flat().map(({ url }) => new URL(url).pathname)
    })
  // A reload of Linx needs app.html, which is cached after index.html.
  await expect
    .poll(keptFiles, { timeout: 30_000 })
    .toEqual(expect.arrayContaining(['/index.html', '/app.html']))
  await context.setOffline(true)
  await page.reload()
  await expect(linxPage(page).items.first()).toBeVisible()
  // The demo's host is inside the page, so a post gets its receipt and nothing says that the app is offline.
  await shell(page).link('Post').click()
  await coursePicker(page).course('Bellwether Links').click()
  const form = scoreForm(page)
  await form.total.fill('87')
  await form.post.click()
  await expect(form.alert).toContainText('87')
  await form.close.click()
  await expect(page.getByText(/offline/i)).toHaveCount(0)
})

test('net=offline in a link takes the demo offline', async ({ page }) => {
  await page.goto(`/?scenario=saturday-round&as=${golfers.nora.email}&net=offline`)
  await expect(page.locator('#root').getByText(appMessages.offline)).toBeVisible()
})

test('the gallery opens a screen of a signed-in golfer', async ({ page }) => {
  const screen = screens.find((one) => titleOf(one) === 'Profile, last 20 rounds')
  if (!screen) throw new Error('The gallery has no such screen.')
  await openScreen(page, screen)
  await expect(shell(page).account).toHaveAccessibleName(/Nora Whitcombe/)
})
