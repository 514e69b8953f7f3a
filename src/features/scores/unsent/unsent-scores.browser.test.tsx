import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FakeNetwork } from '~/testing/fake-network'
import { toasts } from '~/ui/feedback/toasts'
import { kindNetwork, newGolfer, openForm } from '../form/score-entry.fake'

let network: FakeNetwork
beforeEach(() => {
  network = kindNetwork()
})
afterEach(() => network.restore())

test('Undo of a discarded score, pressed at the list of scores, moves the focus to its row; a later visit does not', async () => {
  const userId = newGolfer()
  const before = await openForm(userId)
  await before.field('Total').fill('84')
  await before.screen.unmount()

  const { screen, router } = await openForm(userId)
  await screen.getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => toasts.getState()).toBeDefined()
  await router.navigate('/postscore')
  await expect.element(screen.getByRole('heading', { name: 'Choose a course' })).toBeVisible()
  toasts.undo()
  const row = screen.getByRole('link', { name: 'Open the score at Bellwether Links' })
  await expect.element(row).toHaveFocus()

  await router.navigate('/postscore/14001/details')
  await expect.element(screen.getByRole('textbox', { name: 'Total' })).toHaveValue('84')
  await router.navigate('/postscore')
  await expect.element(row).toBeVisible()
  await expect.element(row).not.toHaveFocus()
})
