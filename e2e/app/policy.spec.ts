import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { coursePicker, scoreForm } from '../screens/post-score'
import { shell } from '../screens/shell'
import { pageErrors, foreignRequests } from '../support/page-errors'
import { expect, test } from '../support/fixtures'

test('SEC-13, SEC-14 every screen opens without a policy violation or a request to another host, and markup and scripts put into the page are refused', async ({
  page,
  backend,
}) => {
  const errors = pageErrors(page)
  const others = foreignRequests(page)
  await page.goto(paths.linx())
  await expect(linxPage(page).items.first()).toBeVisible()
  await expect.poll(() => backend.hub.connections()).toBe(1)
  for (const view of ['My Linx', 'My Bets']) {
    await linxPage(page).view(view).click()
    await expect(linxPage(page).view(view)).toHaveAttribute('aria-current', 'page')
  }
  await shell(page).link('Post').click()
  await coursePicker(page).course('Bellwether Links').click()
  await expect(scoreForm(page).total).toBeVisible()
  const link = (name: string) => page.getByRole('link', { name, exact: true }).first()
  for (const [next, title] of [
    [link('Help for this page'), 'Post Help'],
    [shell(page).link('Following 2 requests'), 'Following'],
    [shell(page).link('Groups'), 'Groups'],
    [shell(page).link('Invite'), 'INVITE A PLAYER'],
    [link('About'), 'About'],
    [link('Contact'), 'Contact'],
    [link('Privacy Policy'), 'Privacy Policy'],
    [link('Terms of Use'), 'Terms of Use'],
  ] as const) {
    await next.click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
  await page.goto(paths.profile())
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(errors).toEqual([])
  expect(others).toEqual([])

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
