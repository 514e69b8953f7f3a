import { paths } from '~/routing/paths'
import { commentsOf } from '../screens/comments'
import { demoConsole } from '../screens/demo-console'
import { linxPage } from '../screens/linx'
import { shell } from '../screens/shell'
import { signInPage } from '../screens/sign-in'
import { expectAccessible } from '../support/a11y'
import { expect, story, test } from '../support/demo-site'

test('a story link plays the Saturday story, and opened again restarts it', async ({ page }) => {
  await page.goto('/?story=saturday')
  await expect(shell(page).account).toHaveAccessibleName(/Nora Whitcombe/)
  const { items, round, showNew } = linxPage(page)
  await expect(items.first()).toBeVisible()
  await story(page, { speed: 5 })
  await expect(showNew).toBeVisible()
  expect(await story(page, { paused: true })).toMatchObject({ state: 'paused' })
  await showNew.click()
  const first = round('Hal Winters', 'Bellwether Links').first()
  await expect(first).toContainText('96')
  await expect(first).toContainText('I finally have a Handicap Index')

  await page.reload()
  await expect(first).toContainText('96')
  await page.goto('/?story=saturday')
  await expect(items.first()).toBeVisible()
  await expect(items.first()).toContainText('Marcus Bell')
})

test('from the sign-in page of a phone a visitor opens the live demo; the name of its world and the sentence of its story are shown in full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await signInPage(page).liveDemo.press('Enter')
  await expect(shell(page).account).toHaveAccessibleName(/Nora Whitcombe/)
  await expect(linxPage(page).items.first()).toBeVisible()
  const { bar } = demoConsole(page)
  await expect(bar.getByRole('group', { name: /^Story/ })).toBeVisible()
  for (const text of [bar.getByText('Saturday foursome'), bar.getByText(/ s June cheers/)]) {
    await expect(text).toBeInViewport({ ratio: 1 })
    expect(await text.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  }
  await expectAccessible(page)
})

test('with kiosk=1, Reset keeps the kiosk mode, and the drawer cannot be opened', async ({
  page,
}) => {
  await page.goto('/?story=saturday&kiosk=1')
  await expect(linxPage(page).items.first()).toBeVisible()
  await expect(demoConsole(page).open).toBeHidden()
  await shell(page).link('Post').click()
  await expect(page).toHaveURL(paths.postScore())
  await demoConsole(page).reset.click()
  await expect(page).toHaveURL(paths.linx())
  await expect(linxPage(page).items.first()).toBeVisible()
  await expect(shell(page).account).toHaveAccessibleName(/Nora Whitcombe/)
  await expect(demoConsole(page).open).toBeHidden()
})

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const)
  test(`the first Woohoo of the story is counted in view, without any action of the visitor, at ${width} x ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto('/?story=saturday&kiosk=1')
    const first = commentsOf(linxPage(page).items.first())
    await expect(first.woohoos).toHaveText('13 Woohoos')
    await expect(first.woohoos).toBeInViewport({ ratio: 1 })
    await first.woohoos.click({ trial: true })
  })
