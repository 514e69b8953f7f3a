import { appMessages } from '~/domain/messages/app'
import { outboxMessages } from '~/domain/messages/outbox'
import { paths } from '~/routing/paths'
import { linxPage } from '../screens/linx'
import { scoreForm } from '../screens/post-score'
import { shell } from '../screens/shell'
import { expect, test } from '../support/fixtures'
import { sent } from '../support/journal'
import { COURSE, fillScore, postOffline } from '../support/scores'

// R5, SCR-11.
test('losing the network on the score form shows exactly one message; a score posted then waits, a banner says so, and it is sent once when the network is back', async ({
  page,
  context,
  backend,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const form = await fillScore(page)
  await page.evaluate(() => {
    const said = new Set<string>()
    Object.assign(globalThis, { said })
    const isOffline = /offline/i
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const { textContent } of addedNodes)
          if (textContent && isOffline.test(textContent)) said.add(textContent)
    }).observe(document.body, { subtree: true, childList: true })
  })
  await context.setOffline(true)
  await expect(page.getByRole('status').filter({ hasText: outboxMessages.canEnter })).toBeVisible()
  const said = await page.evaluate(() => Array.from<string>(Reflect.get(globalThis, 'said')))
  expect(said).toEqual([`${appMessages.offline} ${outboxMessages.canEnter}`])
  await form.notes.fill('Dew on the first.') // scrolls down to where the result of Post is out of view
  await postOffline(page)
  await expect(form.total).toBeDisabled()
  await expect(page.getByText(outboxMessages.waitingHere)).toBeInViewport()
  await expect(page.locator(':focus')).toContainText(outboxMessages.waitingHere)
  await expect(page.getByText(outboxMessages.offline(1))).toBeVisible()
  const foot = await page
    .getByText(outboxMessages.offline(1))
    .evaluate((it) => it.getBoundingClientRect().bottom)
  const top = () =>
    page.getByText(outboxMessages.waitingHere).evaluate((it) => it.getBoundingClientRect().top)
  await expect.poll(top, 'below the line at the top').toBeGreaterThan(foot)
  expect(sent(backend, 'postScore')).toEqual([])

  await context.setOffline(false)
  await expect(form.alert).toContainText('84', { timeout: 5000 })
  expect(sent(backend, 'postScore')).toHaveLength(1)
  await form.close.click()
  await expect(page.getByText('Not posted yet')).toHaveCount(0)
})

test('a waiting score is sent once after the app is closed and started on another page', async ({
  page,
  context,
  backend,
}) => {
  const form = await fillScore(page)
  await form.notes.fill('Dew on the first.')
  await postOffline(page)
  await page.close()
  await context.setOffline(false)

  const again = await context.newPage()
  await again.goto(paths.linx('My Linx'))
  await expect(linxPage(again).items.first()).toBeVisible() // waits out the cold start
  await expect(again.getByText(outboxMessages.posted(84, COURSE))).toBeVisible({ timeout: 5000 })
  await again.getByRole('button', { name: 'See it' }).click()
  await expect(scoreForm(again).alert).toContainText('Home score at')
  expect(sent(backend, 'postScore')).toHaveLength(1)
  await scoreForm(again).close.click()
  await again.goto(paths.linx('My Linx'))
  await expect(linxPage(again).items.first()).toContainText('Dew on the first.')
})

test('an offline logout asks before it deletes a waiting score, even if no service worker has stored the code for that', async ({
  page,
  context,
}) => {
  await fillScore(page)
  await shell(page).account.click() // loads the menu's code
  await expect(shell(page).logout).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(shell(page).logout).toBeHidden()
  await context.setOffline(true)
  await postOffline(page)
  await shell(page).account.click()
  await shell(page).logout.click()
  const question = page.getByRole('alertdialog', { name: outboxMessages.unsentTitle(1) })
  await question.getByRole('button', { name: 'Stay signed in' }).click()
  await expect(page.getByText(outboxMessages.waitingHere)).toBeVisible()
})

test('while a score waits, another round at the same course can be entered; each can be viewed, one that is canceled is not sent, and each is posted once', async ({
  page,
  context,
  backend,
}) => {
  const form = await fillScore(page)
  await postOffline(page)
  await page.getByRole('button', { name: 'Enter another round' }).click()
  await expect(form.total).toBeEnabled()
  await expect(form.total).toHaveValue('')
  await form.total.fill('91')
  await postOffline(page)
  await page.getByRole('link', { name: 'View scores' }).click()
  const rows = page.getByRole('listitem').filter({ hasText: 'Waiting for signal' })
  await expect(rows).toHaveCount(2)
  await rows.filter({ hasText: '84, today' }).getByRole('link').click()
  await expect(form.total).toHaveValue('84')
  await page.goBack()
  await expect(rows).toHaveCount(2)
  const canceled = rows.filter({ hasText: '91, today' })
  await canceled.getByRole('button', { name: `Cancel posting the score at ${COURSE}` }).click()
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
  await context.setOffline(false)
  const left = page.getByRole('link', { name: `Open the score at ${COURSE}` })
  await expect(left).toHaveCount(1) // once the other one is posted
  await left.click()
  await expect(form.total).toHaveValue('91')
  await expect(form.total).toBeEnabled()
  expect(sent(backend, 'postScore')).toHaveLength(1)
  await form.post.click()
  await expect(form.alert).toContainText('91')
  expect(sent(backend, 'postScore')).toHaveLength(2)
  await form.close.click()
  await expect(page.getByText('Not posted yet')).toHaveCount(0)
})

// SCR-08, R7: the app is killed and restarted; DAT-02.
test('a draft of a round played today says when to post it by, and counts on the app’s icon badge', async ({
  page,
}) => {
  await page.addInitScript(() => {
    navigator.setAppBadge = async (count) => {
      document.documentElement.dataset['icon'] = String(count)
    }
  })
  await fillScore(page)
  await page.goto(paths.linx())
  await expect(page.getByText(outboxMessages.beforeMidnight)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-icon', '3') // the draft and two new entries
  await page.clock.setFixedTime(new Date('2026-06-15T12:00:00-06:00'))
  await page.reload()
  await expect(page.getByText(/not posted yet. It still counts for that day/)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-icon', '2')
})
