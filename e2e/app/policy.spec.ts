import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { coursePicker, scoreForm } from '../screens/post-score'
import { shell } from '../screens/shell'
import { pageErrors, foreignRequests } from '../support/page-errors'
import { expect, test } from '../support/fixtures'

test('SEC-13 every screen opens without a policy violation or a request to another host', async ({
  page,
  backend,
}) => {
  const errors = pageErrors(page)
  const others = foreignRequests(page)
  await page.goto(paths.linx())
  await expect(linxPage(page).items.first()).toBeVisible()
  await expect.poll(() => backend.hub.connections()).toBe(1)
  await shell(page).link('Post').click()
  await coursePicker(page).course('Bellwether Links').click()
  await expect(scoreForm(page).total).toBeVisible()
  for (const place of [
    paths.linx('My Linx'),
    paths.linx('My Bets'),
    paths.following('requests'),
    paths.profile(),
    paths.about(),
    paths.privacy(),
    paths.terms(),
    paths.contact(),
    paths.help('Post'),
  ]) {
    await page.goto(place)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  for (const [section, name] of [
    ['Following', 'Following'],
    ['Groups', 'Groups'],
    ['Invite', 'INVITE A PLAYER'],
  ] as const) {
    await shell(page).link(section).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
  expect(errors).toEqual([])
  expect(others).toEqual([])
})

test('SEC-14 the content policy is enforced: markup and scripts put into the page are refused', async ({
  page,
}) => {
  await page.goto(paths.linx())
  await expect(linxPage(page).items.first()).toBeVisible()
  const outcome = await page.evaluate(() => {
    const refused = (work: () => void) => {
      try {
        work()
        return false
      } catch (error) {
        return error instanceof TypeError
      }
    }
    const markup = refused(() => {
      document.body.innerHTML = '<p>in</p>'
    })
    const code = refused(() => {
      const element = document.createElement('script')
      element.text = 'window.broken = true'
    })
    return { markup, code }
  })
  expect(outcome).toEqual({ markup: true, code: true })
})

test('SEC-12 no other site can put the app into a frame', async ({ request, stack }) => {
  for (const path of ['/', paths.linx(), paths.about(), paths.resetPassword()]) {
    const { 'content-security-policy': policy = '', 'x-frame-options': frames } = (
      await request.get(stack.site + path)
    ).headers()
    expect(policy, path).toContain("frame-ancestors 'none'")
    expect(frames ?? 'DENY', path).toBe('DENY')
  }
})
