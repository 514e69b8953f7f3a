import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '~/ui/styles/index.css'
import { json } from '~/testing/answers'
import { aTeeSet } from '~/testing/builders'
import type { FakeNetwork } from '~/testing/fake-network'
import { kindNetwork, newGolfer, openForm, TEES } from './score-entry.fake'

let network: FakeNetwork
beforeEach(() => {
  network = kindNetwork()
})
afterEach(() => network.restore())

test('on the narrowest phone a long tee name stays beside its rating', async () => {
  await page.viewport(320, 640)
  network.on(TEES, () => json([aTeeSet({ TeeSetRatingName: 'Championship', CourseRating: 81.3 })]))
  const { screen, tee } = await openForm(newGolfer())
  await expect.element(tee('Championship')).toBeVisible()
  const name = document.createRange()
  name.selectNodeContents(screen.getByText('Championship').element())
  const rating = document.createRange()
  rating.selectNodeContents(screen.getByRole('cell', { name: '81.3' }).element())
  const { right } = name.getBoundingClientRect()
  expect(right).toBeLessThanOrEqual(rating.getBoundingClientRect().left)
})
