import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { coursePicker } from '../screens/post-score'
import { signInPage } from '../screens/sign-in'
import { expectAccessible, expectNoSidewaysScroll } from '../support/a11y'
import { expect, test } from '../support/fixtures'
import { golfers } from '../support/golfers'
import { logOut, signIn } from '../support/steps'

test.use({ as: null })

test('signing in opens the requested address, query and hash once, and not for the next golfer (SES-10); a return address on another site opens Linx (SEC-04)', async ({
  page,
}) => {
  const requestedHosts: string[] = []
  page.on('request', (request) => requestedHosts.push(new URL(request.url()).host))
  const link = `${paths.postScore()}?x=1#y`
  await page.goto(link)
  await signIn(page, golfers.nora)
  await expect(coursePicker(page).heading).toBeVisible()
  expect(new URL(page.url()).href).toBe(new URL(link, page.url()).href)
  await logOut(page)
  await signIn(page, golfers.marcus)
  await expect(linxPage(page).heading).toBeVisible()

  await logOut(page)
  await page.evaluate(() => {
    sessionStorage.setItem('kept_location', JSON.stringify({ path: '//evil.example' }))
  })
  await page.reload()
  await signIn(page, golfers.nora)
  await expect(linxPage(page).heading).toBeVisible()
  expect(requestedHosts.filter((host) => host.includes('evil'))).toEqual([])
})

test('the form with a refused password is accessible and does not scroll sideways at 320 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(paths.login())
  await signIn(page, golfers.nora, 'mulligan')
  await expect(signInPage(page).problem).toBeVisible()
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})
