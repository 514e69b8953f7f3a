import { faultNamed } from '#mocks'
import { requestMessages } from '~/domain/messages/request'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { signInPage } from '../screens/sign-in'
import { expect, test } from '../support/fixtures'
import { golfers } from '../support/golfers'
import { sent } from '../support/journal'
import { fillScore } from '../support/scores'
import { signIn } from '../support/steps'

const TOO_MANY_REQUESTS = 'Too many requests. Please wait a moment.'
const { fault: limited } = faultNamed('*:rate-limited')
const refused = { dialect: 'cors-refused' } as const

test.describe('signed out', () => {
  test.use({ as: null })
  for (const [condition, fault, message] of [
    ['DIA-07 with a host that limits the number of requests', limited, TOO_MANY_REQUESTS],
    ['DIA-06 with a host that refuses the app’s origin', refused, requestMessages.network],
  ] as const)
    test(`${condition}, a sign-in shows the error and can be repeated without typing again; the feed shows it and loads after Retry, and the golfer stays signed in`, async ({
      page,
      backend,
    }) => {
      await page.goto(paths.login())
      backend.faults.set('login', fault)
      await signIn(page, golfers.nora)
      await expect(signInPage(page).problem).toHaveText(message)
      backend.faults.clear()
      await signInPage(page).login.click()
      await expect(linxPage(page).items.first()).toBeVisible()

      backend.faults.set('listLinx', fault)
      await linxPage(page).view('My Linx').click()
      const main = page.getByRole('main')
      await expect(main.getByText(message)).toBeVisible()
      // The badge requests the newest page of Following on a schedule of its own.
      const requestsOfView = () =>
        sent(backend, 'listLinx').filter(({ path }) => /view=My/.test(path)).length
      const requestCount = requestsOfView()
      backend.faults.clear()
      await main.getByRole('button', { name: 'Retry' }).click()
      await expect(linxPage(page).items.first()).toBeVisible()
      await expect(main.getByText(message)).toHaveCount(0)
      expect(requestsOfView()).toBe(requestCount + 1)
    })
})

test('a score refused by the rate limit stays in the form (DIA-07); one whose response CORS hides must be looked up before it is posted again (DIA-06)', async ({
  page,
  backend,
}) => {
  const before = backend.db.scores.count()
  const form = await fillScore(page)
  backend.faults.set('postScore', limited)
  await form.post.click()
  await expect(form.alert).toContainText(TOO_MANY_REQUESTS)
  await form.close.click()
  await expect(page.getByText(scoreEntryMessages.unconfirmed)).toHaveCount(0)
  await expect(form.total).toHaveValue('84')
  expect(backend.db.scores.count()).toBe(before)

  backend.faults.set('postScore', refused)
  await form.post.click()
  await expect(page.getByText(scoreEntryMessages.unconfirmed)).toBeVisible()
  await expect(form.post).toBeDisabled()
  backend.faults.clear()
  await page.getByRole('button', { name: 'Check My Linx' }).click()
  await expect(page.getByText(scoreEntryMessages.unconfirmed)).toHaveCount(0)
  await expect(form.total).toHaveValue('84')
  await form.post.click()
  await expect(form.alert).toContainText(scoreEntryMessages.posted)
  expect(backend.db.scores.count()).toBe(before + 1)
})
