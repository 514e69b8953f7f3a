import type { Page } from '@playwright/test'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { scoreForm, coursePicker } from '../screens/post-score'
import { expect, test } from '../support/fixtures'
import { sent } from '../support/journal'
import { COURSE } from '../support/scores'
import { openRecentCourse } from '../support/steps'

/** Goes from Linx to the form of the course, by Post and the picker. */
async function openForm(page: Page) {
  await page.getByRole('link', { name: 'Post', exact: true }).first().click()
  await coursePicker(page).course(COURSE).first().click()
  await expect(scoreForm(page).total).toBeEnabled()
}

/** Posts the filled form, also if it asks whether the score was posted before. */
async function post(page: Page) {
  const form = scoreForm(page)
  await form.post.click()
  const anyway = page.getByRole('button', { name: 'Post anyway' })
  await expect(form.alert.or(anyway)).toBeVisible()
  if (await anyway.isVisible()) await anyway.click()
  await expect(form.alert).toContainText(scoreEntryMessages.posted)
}

test('after a score is posted, Back and Forward lead to no form and to no second picker', async ({
  page,
}) => {
  const form = scoreForm(page)
  const picker = coursePicker(page)
  const items = linxPage(page).items
  const isPosted = page.getByRole('heading', { name: scoreEntryMessages.posted })
  await page.goto(paths.linx())

  await test.step('one Back after OK leads to the page before posting, and Forward opens no new form', async () => {
    await openForm(page)
    const { pathname } = new URL(page.url())
    await form.total.fill('84')
    await post(page)
    await form.close.click()
    await expect(picker.heading).toBeFocused()
    await page.goForward()
    await expect(isPosted).toBeVisible()
    await expect(form.total).toBeHidden()
    expect(new URL(page.url()).pathname).toBe(pathname)
    await page.goBack()
    await page.goBack()
    await expect(items.first()).toBeVisible()
  })

  await test.step('a half-typed score is restored after a reload, and one Back after its OK leads there, too', async () => {
    await openForm(page)
    await form.total.fill('85')
    await form.notes.fill('Half a sentence')
    await expect(form.notes).toHaveValue('Half a sentence')
    await page.reload()
    await expect(form.total).toHaveValue('85')
    await expect(form.notes).toHaveValue('Half a sentence')
    await post(page)
    await form.close.click()
    await expect(picker.heading).toBeFocused()
    await page.goBack()
    await expect(items.first()).toBeVisible()
  })

  await test.step('OK on a receipt that is shown over the picker opens no second picker', async () => {
    await openForm(page)
    await form.total.fill('86')
    await post(page)
    await page.goBack()
    await form.close.click()
    await expect(picker.heading).toBeVisible()
    await page.goBack()
    await expect(items.first()).toBeVisible()
  })
})

test('a form opened without the picker is replaced by it after OK; a reload with the receipt open opens no new form', async ({
  page,
}) => {
  const form = scoreForm(page)
  await page.goto(paths.linx())
  await expect(linxPage(page).items.first()).toBeVisible()
  await page.goto(paths.postScoreDetails('13995'))
  await form.total.fill('84')
  await post(page)
  await form.close.click()
  await expect(coursePicker(page).heading).toBeFocused()
  await page.goBack()
  await expect(linxPage(page).items.first()).toBeVisible()

  await openForm(page)
  await form.total.fill('85')
  await post(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: scoreEntryMessages.posted })).toBeVisible()
  await expect(form.total).toBeHidden()
  await page.getByRole('link', { name: scoreEntryMessages.seeIt }).click()
  await expect(linxPage(page).items.first()).toContainText(COURSE)
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

test('pressing Post ten times posts a score with the longest notes once, and the picker then lists the course first', async ({
  page,
  backend,
}) => {
  backend.faults.set('postScore', { delayMs: 300 })
  await openRecentCourse(page, COURSE)
  const form = scoreForm(page)
  await form.total.fill('84')
  await form.notes.fill('Dew.\n'.repeat(100)) // the host counts its lines as the form does
  await expect(page.getByText('500 / 500')).toBeVisible()
  await form.post.evaluate((button: HTMLElement) => {
    for (let press = 0; press < 10; press += 1) button.click()
  })
  await expect(form.alert).toContainText('84')
  expect(sent(backend, 'postScore').map(({ status }) => status)).toEqual([200])
  await form.close.click()
  const [first, second] = [COURSE, 'Larkspur Municipal'] // the second one was at the top before
  const rows = coursePicker(page).course(new RegExp(`${first}|${second}`))
  await expect(rows).toContainText([first, second])
})

test('a connection lost after the score arrives never posts it twice, even after a reload', async ({
  page,
  backend,
}) => {
  const before = backend.db.scores.count()
  backend.faults.set('postScore', { drop: 'after', times: 1 })
  await openRecentCourse(page, COURSE)
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
