import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FakeNetwork } from '~/testing/fake-network'
import { NOT_LOADED } from '~/ui/layout/lazy-part'
import { kindNetwork, newGolfer, openForm } from '../form/score-entry.fake'

vi.mock('./hole-entry', () => ({
  get HoleEntry() {
    throw new Error('Failed to fetch dynamically imported module: /assets/hole-entry-7.js')
  },
}))

let network: FakeNetwork
beforeEach(() => {
  network = kindNetwork()
})
afterEach(() => network.restore())

// R12: on the course there may be no signal to load the code of the card.
test('when the scorecard’s code cannot be loaded the form says so, and a total can still be posted', async () => {
  const { screen, field, post, tee } = await openForm(newGolfer())
  await screen.getByLabelText('Notes').fill('Dew.')
  await screen.getByRole('radio', { name: 'Hole by hole' }).click()
  await expect.element(screen.getByRole('alert').filter({ hasText: NOT_LOADED })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  await screen.getByRole('radio', { name: '18 holes', exact: true }).click()
  await field('Total').fill('84')
  await tee('White').click()
  await expect.element(post).toBeEnabled()
  await expect.element(screen.getByLabelText('Notes')).toHaveValue('Dew.')
})
