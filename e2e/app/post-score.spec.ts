import type { Backend } from '#mocks'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { scoreForm, coursePicker } from '../screens/post-score'
import { expect, test } from '../support/fixtures'
import { golfers } from '../support/golfers'
import { sent } from '../support/journal'
import { COURSE, formIsRead } from '../support/scores'
import { openRecentCourse } from '../support/steps'

const accepted = (backend: Backend) =>
  sent(backend, 'postScore').filter(({ status }) => status === 200)

test.beforeEach(({ page }) => openRecentCourse(page, COURSE))

test('notes with many lines and the maximum length are posted', async ({ page, backend }) => {
  const form = scoreForm(page)
  await form.total.fill('84')
  await form.notes.fill('Dew.\n'.repeat(100))
  await expect(page.getByText('500 / 500')).toBeVisible()
  await form.post.click()
  await expect(form.alert).toContainText('84')
  expect(accepted(backend)).toHaveLength(1)
})

test('after OK, one Back leads to the page before posting, even if the form was reloaded', async ({
  page,
}) => {
  const form = scoreForm(page)
  const picker = coursePicker(page)
  for (const isReloaded of [false, true]) {
    await page.goto(paths.linx())
    await page.getByRole('link', { name: 'Post', exact: true }).first().click()
    await picker.course(COURSE).first().click()
    await expect(form.total).toBeEnabled()
    if (isReloaded) await page.reload()
    await form.total.fill(isReloaded ? '85' : '84')
    await form.post.click()
    const anyway = page.getByRole('button', { name: 'Post anyway' })
    await expect(form.alert.or(anyway)).toBeVisible()
    if (await anyway.isVisible()) await anyway.click()
    await form.close.click()
    await expect(picker.heading).toBeFocused()
    await page.goBack()
    await expect(linxPage(page).items.first()).toBeVisible()
  }
})

test('Forward after OK shows that the score is posted and opens no new form', async ({ page }) => {
  const form = scoreForm(page)
  await form.total.fill('84')
  await form.post.click()
  await form.close.click()
  await expect(coursePicker(page).heading).toBeFocused()
  await page.goForward()
  await expect(page.getByRole('heading', { name: scoreEntryMessages.posted })).toBeVisible()
  await expect(form.total).toBeHidden()
  await page.reload()
  await page.getByRole('link', { name: scoreEntryMessages.seeIt }).click()
  await expect(linxPage(page).items.first()).toContainText(COURSE)
})

test('reloading with the receipt open shows that the score is posted and opens no new form', async ({
  page,
}) => {
  const form = scoreForm(page)
  await form.total.fill('84')
  await form.post.click()
  await expect(form.alert).toContainText(scoreEntryMessages.posted)
  await page.reload()
  await expect(page.getByRole('heading', { name: scoreEntryMessages.posted })).toBeVisible()
  await expect(form.total).toBeHidden()
})

test('OK on a receipt shown over the picker opens no second picker', async ({ page }) => {
  const form = scoreForm(page)
  await page.goto(paths.linx())
  await page.getByRole('link', { name: 'Post', exact: true }).first().click()
  await coursePicker(page).course(COURSE).first().click()
  await form.total.fill('84')
  await form.post.click()
  await expect(form.alert).toContainText(scoreEntryMessages.posted)
  await page.goBack()
  await form.close.click()
  await expect(coursePicker(page).heading).toBeVisible()
  await page.goBack()
  await expect(linxPage(page).items.first()).toBeVisible()
})

test('the Courses link goes back to the picker, and Back from there does not lead to the form', async ({
  page,
}) => {
  const form = scoreForm(page)
  const picker = coursePicker(page)
  await page.goto(paths.linx())
  await page.getByRole('link', { name: 'Post', exact: true }).first().click()
  await picker.tab('Search').click()
  await picker.search.fill('Larkspur Ridge')
  const ridge = picker.course(/Larkspur Ridge/).first()
  for (const isReloaded of [false, true]) {
    await ridge.click()
    await expect(form.total).toBeEnabled()
    if (isReloaded) await page.reload()
    await page.getByRole('main').getByRole('link', { name: 'Courses', exact: true }).click()
    await expect(picker.tab('Search')).toHaveAttribute('aria-current', 'page')
  }
  await page.goBack()
  await expect(picker.tab('Recently Played')).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(linxPage(page).items.first()).toBeVisible()
})

test('after OK, the picker replaces a form opened without the picker in the history', async ({
  page,
}) => {
  const form = scoreForm(page)
  const { pathname } = new URL(page.url())
  await page.goto(paths.linx())
  await expect(linxPage(page).items.first()).toBeVisible()
  await page.goto(pathname)
  await form.total.fill('84')
  await form.post.click()
  await form.close.click()
  await expect(coursePicker(page).heading).toBeFocused()
  await page.goBack()
  await expect(linxPage(page).items.first()).toBeVisible()
})

test('pressing Post ten times posts once, and the picker then lists the course first', async ({
  page,
  backend,
}) => {
  backend.faults.set('postScore', { delayMs: 300 })
  const form = scoreForm(page)
  await form.total.fill('84')
  await form.post.evaluate((button: HTMLElement) => {
    for (let press = 0; press < 10; press += 1) button.click()
  })
  await expect(form.alert).toContainText('84')
  expect(sent(backend, 'postScore')).toHaveLength(1)
  await form.close.click()
  const [first, second] = [COURSE, 'Larkspur Municipal'] // the second one was at the top before
  const rows = coursePicker(page).course(new RegExp(`${first}|${second}`))
  await expect(rows).toContainText([first, second])
})

test('a score is posted even if the token expires while the form is being filled in', async ({
  page,
  backend,
}) => {
  const form = scoreForm(page)
  await form.total.fill('84')
  await formIsRead(backend)
  backend.clock.advance(3_601_000)
  await form.post.click()
  await expect(form.alert).toContainText('84')
  expect(sent(backend, 'postScore').map(({ status }) => status)).toEqual([401, 200])
})

test('a connection lost before the score arrives shows a message, keeps the form and posts nothing', async ({
  page,
  backend,
}) => {
  backend.faults.set('postScore', { drop: 'before', times: 1 })
  const form = scoreForm(page)
  await form.total.fill('84')
  await form.notes.fill('Windy.')
  await form.post.click()
  await expect(page.getByText(scoreEntryMessages.unconfirmed)).toBeVisible()
  await expect(form.total).toHaveValue('84')
  await expect(form.notes).toHaveValue('Windy.')
  expect(accepted(backend)).toEqual([])
  await page.getByRole('button', { name: 'Check My Linx' }).click()
  await expect(page.getByText(scoreEntryMessages.notFound)).toBeVisible()
  await form.post.click()
  await expect(form.alert).toContainText('84')
  expect(accepted(backend)).toHaveLength(1)
})

test('a connection lost after the score arrives never posts it twice, even after a reload', async ({
  page,
  backend,
}) => {
  const before = backend.db.scores.count()
  backend.faults.set('postScore', { drop: 'after', times: 1 })
  const form = scoreForm(page)
  await form.total.fill('84')
  await form.post.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(scoreEntryMessages.unconfirmed)).toBeVisible()
  await expect(form.post).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Check My Linx' })).toBeFocused()
  await page.reload()
  await expect(page.getByText(scoreEntryMessages.unconfirmed)).toBeVisible()
  await expect(form.total).toHaveValue('84')
  await expect(form.post).toBeDisabled()
  await page.getByRole('button', { name: 'Check My Linx' }).click()
  await expect(page.getByText(scoreEntryMessages.foundPosted)).toBeVisible()
  expect(sent(backend, 'postScore')).toHaveLength(1)
  expect(backend.db.scores.count()).toBe(before + 1)
})

test('a half-typed score is restored after a reload', async ({ page }) => {
  const form = scoreForm(page)
  await form.total.fill('84')
  await form.notes.fill('Half a sentence')
  await expect(form.notes).toHaveValue('Half a sentence')
  await page.reload()
  await expect(form.total).toHaveValue('84')
  await expect(form.notes).toHaveValue('Half a sentence')
})

test('a private score appears on the golfer’s own Linx and not on a friend’s', async ({
  page,
  join,
  backend,
}) => {
  const friend = await join(golfers.marcus)
  await friend.goto(paths.linx())
  await expect(linxPage(friend).items.first()).toBeVisible()
  await expect.poll(() => backend.hub.connections()).toBe(2)

  const form = scoreForm(page)
  await form.total.fill('84')
  await form.showTo('Private').check()
  await form.post.click()
  await form.close.click()
  await expect(coursePicker(page).heading).toBeVisible()
  await page.goto(paths.linx('My Linx'))
  await expect(linxPage(page).items.first()).toContainText('84')
  expect(accepted(backend)).toHaveLength(1)

  await friend.reload()
  await expect(linxPage(friend).items.first()).toBeVisible()
  await expect(linxPage(friend).round(golfers.nora.name, COURSE)).toHaveCount(0)
})
