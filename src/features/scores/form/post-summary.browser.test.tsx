import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { FakeNetwork } from '~/testing/fake-network'
import { kindNetwork, newGolfer, openForm } from './score-entry.fake'

let network: FakeNetwork
beforeEach(() => {
  network = kindNetwork()
})
afterEach(() => network.restore())

test('beside the form a nine is one number', async () => {
  await page.viewport(1280, 800)
  const { screen } = await openForm(newGolfer())
  const press = (name: string) => screen.getByRole('radio', { name }).click()
  const summary = screen.getByRole('complementary', { name: 'This score' })
  const facts = ['Tees', 'Played', 'Type', 'Show to']
  const heads = () =>
    summary
      .getByRole('term')
      .elements()
      .map((head) => head.textContent)
  await expect.poll(heads).toEqual(['OUT', 'IN', 'TOT', ...facts])
  await press('9 holes')
  await expect.poll(heads).toEqual(['FRONT NINE', ...facts])
  await press('Back nine')
  await expect.poll(heads).toEqual(['BACK NINE', ...facts])
})
