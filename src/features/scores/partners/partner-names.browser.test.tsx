import { afterEach, beforeEach, expect, test } from 'vitest'
import { json } from '~/testing/answers'
import { aSearchResult } from '~/testing/builders'
import type { FakeNetwork } from '~/testing/fake-network'
import { entryHabits } from '../draft/device-drafts'
import { sampleDraft } from '../draft/score-draft.fake'
import { posting } from '../post/app-posting'
import { kindNetwork, newGolfer, openPartners, POST, posted } from '../form/score-entry.fake'

const SEARCH = 'GET /api/search'
const marcus = aSearchResult({ data: { handicap: '8.4', city: 'Boulder' } })

let network: FakeNetwork
let userId: number

beforeEach(() => {
  userId = newGolfer()
  network = kindNetwork()
  network.on(POST, () => json(posted))
})

afterEach(() => {
  posting.reset()
  network.restore()
})

test('partners who share a first name have full names in the labels of their amounts and in the receipt', async () => {
  network.on(SEARCH, () => json([marcus, aSearchResult({ id: 4, displayName: 'Marcus Hale' })]))
  const { screen, box, add, field, tee, post, dialog } = await openPartners(userId)
  await box.fill('mar')
  await add('Add Marcus Bell').click()
  await expect.element(screen.getByRole('textbox', { name: 'Dollars with Marcus' })).toBeVisible()
  await box.fill('hal')
  await add('Add Marcus Hale').click()
  await screen.getByRole('textbox', { name: 'Dollars with Marcus Hale' }).fill('-5')
  await screen.getByRole('textbox', { name: 'Dollars with Marcus Bell' }).fill('20')
  await expect
    .element(screen.getByRole('button', { name: 'Lost to Marcus Hale. Switch' }))
    .toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Won from Marcus Bell. Switch' }))
    .toBeVisible()
  await field('Total').fill('84')
  await tee('White').click()
  await post.click()
  await expect.element(dialog).toHaveTextContent('with Marcus Bell and Marcus Hale.')
})

test('partners with the same full name are told apart by where they live, also in the receipt', async () => {
  network.on(SEARCH, () =>
    json([marcus, aSearchResult({ id: 4, data: { handicap: '12.0', city: 'Denver' } })]),
  )
  const { screen, box, add, field, tee, post, dialog } = await openPartners(userId)
  await box.fill('mar')
  await expect.element(add('Add Marcus Bell').first()).toHaveAccessibleDescription(/Boulder/)
  await add('Add Marcus Bell').first().click()
  await expect.element(screen.getByRole('textbox', { name: 'Dollars with Marcus' })).toHaveFocus()
  await box.fill('marc')
  await add('Add Marcus Bell').click()
  await screen.getByRole('textbox', { name: 'Dollars with Marcus Bell (Denver)' }).fill('-5')
  await screen.getByRole('textbox', { name: 'Dollars with Marcus Bell (Boulder)' }).fill('20')
  await expect.element(screen.getByText('Denver', { exact: true })).toBeVisible()
  await expect
    .element(screen.getByRole('button', { name: 'Remove Marcus Bell (Denver)' }))
    .toBeVisible()
  await field('Total').fill('84')
  await tee('White').click()
  await post.click()
  await expect
    .element(dialog)
    .toHaveTextContent('with Marcus Bell (Boulder) and Marcus Bell (Denver).')
  await expect.element(dialog).toHaveTextContent('You pay Marcus Bell (Denver) $5')
})

test('a recent partner with the name of a partner has the same number in the list as in the form', async () => {
  const name = 'Marcus Bell'
  const namesake = { userId: 4, name, dollars: '' }
  await entryHabits.remember(sampleDraft({ userId, partners: [namesake] }))
  network.on(SEARCH, () => json([aSearchResult({ data: null })]))
  const { screen, box, add } = await openPartners(userId)
  await box.fill('mar')
  await add('Add Marcus Bell').click()
  await add('Marcus Bell (No. 2)').click()
  const amount = screen.getByRole('textbox', { name: 'Dollars with Marcus Bell (No. 2)' })
  await expect.element(amount).toHaveFocus()
})
