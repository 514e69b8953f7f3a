import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { shell } from '../screens/shell'
import { signInPage } from '../screens/sign-in'
import { expect, test } from '../support/fixtures'

// ENG-06: scripts that run before the app get no polyfills, so a feature is removed before any of them runs.
test.describe('a browser that is too old', () => {
  for (const path of [paths.login(), paths.linx()])
    test(`shows a message at ${path} that names the supported browsers (HST-17)`, async ({
      page,
    }) => {
      await page.addInitScript(() => {
        Reflect.deleteProperty(Array.prototype, 'toSorted')
      })
      await page.goto(path)
      await expect(
        page.getByRole('heading', { name: 'This browser is too old for Linx Golf' }),
      ).toBeVisible()
      for (const name of ['Safari 16.4', 'Chrome 111', 'Edge 111', 'Firefox 128'])
        await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/')
    })

  test('shows the same message if it does not support module scripts', async ({ request }) => {
    for (const path of [paths.login(), paths.linx()]) {
      const html = await (await request.get(path)).text()
      expect(html).toContain('<script nomodule src="/old-browser.js"></script>')
    }
    const script = await request.get('/old-browser.js')
    expect(await script.text()).toContain("'/old-browser.html'")
  })
})

// ENG-05: removes what Safari 16.4 and Chrome 111 lack.
test('in the oldest supported browsers the app starts, and the account menu opens, closes and logs out', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name)
    Reflect.deleteProperty(URL, 'canParse')
    Reflect.deleteProperty(AbortSignal, 'any')
    Reflect.deleteProperty(Promise, 'withResolvers')
    Reflect.deleteProperty(globalThis, 'ToggleEvent')
  })
  await page.goto(paths.linx())
  await expect(linxPage(page).items.first()).toBeVisible()
  const { account, logout } = shell(page)
  await expect(logout).toBeHidden()
  await account.click()
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(logout).toBeHidden()
  await expect(account).toBeFocused()
  await account.click()
  await expect(logout).toBeVisible()
  await account.click()
  await expect(logout).toBeHidden()
  await account.click()
  await page.getByRole('menuitem', { name: 'Profile' }).click()
  await expect(page).toHaveURL(paths.profile())
  await expect(logout).toBeHidden()
  await account.click()
  await logout.click()
  await expect(signInPage(page).login).toBeVisible()
})
