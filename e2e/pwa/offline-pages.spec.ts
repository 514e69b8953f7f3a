import { paths } from '~/routing/paths'
import { signInPage } from '../screens/sign-in'
import { sitePage } from '../screens/site'
import { served } from '../support/deploys'
import { expect, test } from '../support/fixtures'

test.use({ as: null })

test('help and the legal pages open offline, even if never visited before', async ({
  page,
  context,
}) => {
  await page.goto(paths.login())
  await expect(signInPage(page).login).toBeVisible()
  await served(page)
  await context.setOffline(true)
  for (const [address, title] of [
    [paths.help('postscore'), 'Post Help'],
    [paths.about(), 'About'],
    [paths.contact(), 'Contact'],
    [paths.privacy(), 'Privacy Policy'],
    [paths.terms(), 'Terms of Use'],
  ] as const) {
    await page.goto(address)
    await expect(sitePage(page).title(title)).toBeVisible()
  }
  await page.goto(paths.about())
  await expect(sitePage(page).fact('Frontend deployed')).toHaveText('Not available')
})
