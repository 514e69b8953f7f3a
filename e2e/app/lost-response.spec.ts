import type { Backend } from '#mocks'
import type { Page } from '@playwright/test'
import { scoreEntryMessages, doubtMessages } from '~/domain/messages/score-entry'
import { coursePicker, scoreForm } from '../screens/post-score'
import { expect, test } from '../support/fixtures'
import { golfers } from '../support/golfers'
import { sent } from '../support/journal'
import { COURSE, fillScore } from '../support/scores'

const LOST_RESPONSE = { drop: 'after', times: 1 } as const

/** Posts another score of Nora's, as from another device. Returns the status of the response. */
async function postElsewhere(backend: Backend, datePlayed: string): Promise<number> {
  const { accessToken } = await backend.signIn(golfers.nora.email)
  const fields = {
    courseId: '13995',
    teeSetId: '299501',
    teeSetSide: 'All18',
    holesPlayed: '18',
    datePlayed,
    scoreType: 'H',
    scoreTotal: '90',
  }
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const headers = { Authorization: `Bearer ${accessToken}` }
  const request = new Request('http://golf.test/api/Ghin/PostScore', {
    method: 'POST',
    headers,
    body,
  })
  return (await backend.handle(request)).status
}

const checkMyLinx = (page: Page) => page.getByRole('button', { name: 'Check My Linx' })

test('a score whose response was lost is found in My Linx, or is confirmed by the golfer, and cannot be posted again', async ({
  page,
  backend,
}) => {
  const form = await fillScore(page)
  await test.step('SCR-21 it is found behind 30 newer scores', async () => {
    backend.faults.set('postScore', LOST_RESPONSE)
    await form.post.click()
    await expect(page.getByText(scoreEntryMessages.unconfirmed)).toBeVisible()
    for (let more = 0; more < 30; more += 1) {
      expect(await postElsewhere(backend, `2026-06-0${1 + (more % 9)}`)).toBe(200)
    }
    await checkMyLinx(page).click()
    await expect(form.alert).toContainText(scoreEntryMessages.foundPosted)
    await form.close.click()
  })
  await test.step('SCR-22 one that the host dates by the day of posting is confirmed by the golfer, and cannot be posted again', async () => {
    const before = backend.db.scores.count()
    await coursePicker(page).course(COURSE).click()
    await form.date.fill('2026-06-12')
    await form.total.fill('85')
    backend.faults.set('postScore', LOST_RESPONSE)
    await form.post.click()
    await expect(page.getByText(scoreEntryMessages.unconfirmed)).toBeVisible()
    const score = backend.db.scores.where('userId', 1).at(-1)
    await backend.db.scores.change(score?.id ?? 0, { playedOn: '2026-06-13' })
    await checkMyLinx(page).click()
    await expect(page.getByText(doubtMessages['other-date'])).toBeVisible()
    await expect(form.post).toBeDisabled()
    await page.getByRole('button', { name: scoreEntryMessages.thatIsIt }).click()
    await expect(form.alert).toContainText(scoreEntryMessages.foundPosted)
    expect(backend.db.scores.count()).toBe(before + 1)
  })
})

test.describe('when IndexedDB is refused', () => {
  test.beforeEach(({ context }) =>
    context.addInitScript(() => {
      const open = () => {
        throw new DOMException('Refused.', 'SecurityError')
      }
      Object.defineProperty(window, 'indexedDB', { value: { open } })
    }),
  )

  test('SCR-23 a score whose response was lost is still unconfirmed after a reload', async ({
    page,
    backend,
  }) => {
    const form = await fillScore(page)
    backend.faults.set('postScore', LOST_RESPONSE)
    await form.post.click()
    await expect(page.getByText(scoreEntryMessages.unconfirmed)).toBeVisible()
    await page.reload()
    await expect(page.getByText(scoreEntryMessages.unconfirmed)).toBeVisible()
    await expect(page.getByText(scoreEntryMessages.attemptNotKept)).toHaveCount(0)
    await expect(form.post).toBeDisabled()
    await checkMyLinx(page).click()
    await expect(form.alert).toContainText(scoreEntryMessages.foundPosted)
  })

  test('SCR-23 without any storage, the golfer is warned before leaving the page', async ({
    page,
    context,
    backend,
  }) => {
    await context.addInitScript(() => {
      const setItem = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')?.value
      Storage.prototype.setItem = function set(key, value) {
        if (key.startsWith('linx-drafts/')) throw new DOMException('Full.', 'QuotaExceededError')
        Reflect.apply(setItem, this, [key, value])
      }
    })
    const form = await fillScore(page)
    backend.faults.set('postScore', LOST_RESPONSE)
    await form.post.click()
    await expect(page.getByText(scoreEntryMessages.attemptNotKept)).toBeVisible()
    const question = page.waitForEvent('dialog')
    const leaving = page.reload()
    const dialog = await question
    expect(dialog.type()).toBe('beforeunload')
    await dialog.accept()
    await leaving
  })
})

test('SCR-24 a draft open in two tabs shows in each tab what is typed in the other; when it is posted in one, the other says so and keeps what was typed', async ({
  page,
  context,
  backend,
}) => {
  const form = await fillScore(page)
  const other = await context.newPage()
  await other.goto(page.url())
  const otherForm = scoreForm(other)
  await expect(otherForm.total).toHaveValue('84')
  await otherForm.notes.fill('Wind on the back nine.')
  await expect(form.notes).toHaveValue('Wind on the back nine.')
  await form.total.fill('85')
  await expect(otherForm.total).toHaveValue('85')
  await expect(otherForm.notes).toHaveValue('Wind on the back nine.')

  await form.post.click()
  await expect(form.alert).toContainText(scoreEntryMessages.posted)
  await expect(other.getByText(scoreEntryMessages.postedElsewhere)).toBeVisible()
  await expect(otherForm.total).toBeDisabled()
  await expect(otherForm.post).toBeDisabled()
  await expect(otherForm.notes).toHaveValue('Wind on the back nine.')
  await other.getByRole('button', { name: scoreEntryMessages.keepAsNew }).click()
  await expect(otherForm.total).toBeEnabled()
  await expect(otherForm.total).toHaveValue('85')
  await other.reload()
  await expect(otherForm.notes).toHaveValue('Wind on the back nine.')
  expect(sent(backend, 'postScore')).toHaveLength(1)
})
