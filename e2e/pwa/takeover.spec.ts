import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { scoreForm } from '../screens/post-score'
import {
  expect,
  newBuildWaits,
  openLinx,
  reloadsEnded,
  takeOver,
  test,
  type Host,
  type Loads,
} from '../support/deploys'
import { sent } from '../support/journal'
import { COURSE } from '../support/scores'
import { openRecentCourse } from '../support/steps'

/** Types a score with a total of 84 without posting it. */
async function typeScore(page: Page) {
  await openLinx(page)
  await openRecentCourse(page, COURSE)
  const form = scoreForm(page)
  await form.total.fill('84')
  return form
}

/** Expects that the receipt is shown first and that the reload waits until it is closed. */
async function expectReceiptThenReload(
  form: ReturnType<typeof scoreForm>,
  loads: Loads,
  before: number,
): Promise<void> {
  await expect(form.alert).toContainText('84')
  expect(loads.count).toBe(before)
  await form.close.click()
  await expect.poll(() => loads.count).toBe(before + 1)
}

/** Makes the next build's worker stay in activation until a page ends it, as on a phone that is slow to delete old files. */
function holdActivation({ folder }: Host): void {
  const script = `
    const released = new Promise((done) =>
      self.addEventListener('message', ({ data }) => data === 'ACTIVATE' && done()))
    self.addEventListener('activate', (event) => event.waitUntil(released))`
  appendFileSync(join(folder, 'sw.js'), script)
}

const controllerState = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller?.state)

const endActivation = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.controller?.postMessage('ACTIVATE'))

test('when a new worker takes over, a half-typed score is restored, and the receipt of one that is being sent is shown first', async ({
  page,
  host,
  loads,
  backend,
}) => {
  const form = await typeScore(page)
  const before = loads.count
  await test.step('a page with a half-typed score reloads once and restores every field (UPD-01)', async () => {
    await form.notes.fill('Wind from the west')
    host.deploy()
    await newBuildWaits(page)
    await takeOver(page)
    await expect.poll(() => loads.count).toBe(before + 1)
    await expect(form.total).toHaveValue('84')
    await expect(form.notes).toHaveValue('Wind from the west')
    await reloadsEnded(loads)
    expect(loads.count).toBe(before + 1)
  })
  await test.step('while a score is being sent, the reload waits for its receipt, and it is sent once (UPD-02)', async () => {
    host.deploy()
    await newBuildWaits(page)
    backend.faults.set('postScore', { delayMs: 2000 })
    const onItsWay = page.waitForRequest('**/api/Ghin/PostScore')
    await form.post.click()
    await onItsWay
    await takeOver(page)
    await expectReceiptThenReload(form, loads, before + 1)
    expect(sent(backend, 'postScore')).toHaveLength(1)
  })
})

test('a score posted while a new worker is activating shows its receipt before the reload, and is sent once (UPD-02)', async ({
  page,
  host,
  loads,
  backend,
}) => {
  const form = await typeScore(page)
  host.deploy()
  holdActivation(host)
  await newBuildWaits(page)
  const before = loads.count
  await takeOver(page)
  await expect.poll(() => controllerState(page)).toBe('activating')
  backend.faults.set('postScore', { delayMs: 2000 })
  await form.post.click()
  await endActivation(page)
  await expectReceiptThenReload(form, loads, before)
  expect(sent(backend, 'postScore')).toHaveLength(1)
})
