import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deferred } from '~/lib/deferred'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { json } from '~/testing/responses'
import { aSearchResult } from '~/testing/builders'
import type { FakeNetwork } from '~/testing/fake-network'
import { draftMedia, entryHabits } from '../draft/device-drafts'
import { sampleDraft } from '../draft/score-draft.fake'
import type { AddedMedia } from '../media/draft-media'
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
  vi.restoreAllMocks()
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

test('a typed name that no golfer was chosen for keeps the score from being posted, and stays in its draft', async () => {
  network.on(SEARCH, () => json([marcus]))
  const typed = await openPartners(userId)
  await typed.field('Total').fill('84')
  await typed.tee('White').click()
  await typed.box.fill('mar')
  await typed.screen.unmount()
  const { screen, box, add, post, dialog } = await openPartners(userId)
  await expect.element(box).toHaveValue('mar')
  await expect.element(box).toBeValid()
  await post.click()
  await expect.element(box).toHaveFocus()
  await expect.element(box).toHaveAccessibleDescription(scoreEntryMessages.partnerNotChosen)
  await box.fill('marc') // no error while another name is typed
  await expect.element(box).toBeValid()
  await post.click()
  await expect.element(box).toBeInvalid()
  expect(network.count(POST)).toBe(0)
  await add('Add Marcus Bell').click()
  await post.click()
  await expect.element(dialog).toHaveTextContent('Your score is posted.')
  expect(screen.getByText(scoreEntryMessages.partnerNotChosen).elements()).toEqual([])
})

test('after a golfer was chosen for a name that kept the score from being posted, the same name can be typed for another', async () => {
  network.on(SEARCH, () => json([marcus, aSearchResult({ id: 8, displayName: 'Martha Gray' })]))
  const { field, tee, box, add, post } = await openPartners(userId)
  await field('Total').fill('84')
  await tee('White').click()
  await box.fill('mar')
  await post.click()
  await expect.element(box).toBeInvalid()
  await add('Add Marcus Bell').click()
  await box.fill('mar')
  await expect.element(add('Add Martha Gray')).toBeVisible()
  await expect.element(box).toBeValid()
})

test('a space typed in the search for partners is no name', async () => {
  const { field, tee, box, post } = await openPartners(userId)
  await box.fill(' ')
  await expect.element(box).toHaveValue(' ')
  await field('Total').fill('84')
  await post.click()
  await expect.element(tee('Black')).toHaveFocus()
  await expect.element(box).toBeValid()
})

test('a score with such a name, whose form is left while Post waits for a photo, is not posted, and the reason is shown', async () => {
  const prepared = deferred<AddedMedia>()
  vi.spyOn(draftMedia, 'add').mockReturnValue(prepared.promise)
  const { screen, router, field, tee, box, post } = await openPartners(userId)
  await field('Total').fill('84')
  await tee('White').click()
  await screen
    .getByLabelText('Photos and video')
    .last()
    .upload(new File(['a'], 'a.jpg'))
  await post.click()
  await box.fill('mar')
  await router.navigate('/postscore')
  await expect.element(screen.getByRole('heading', { name: 'Choose a course' })).toBeVisible()
  prepared.resolve({ media: { id: 'd/a', name: 'a.jpg', kind: 'image', bytes: 3 } })
  await expect.element(screen.getByText(/A partner was typed but not chosen\.$/)).toBeVisible()
  expect(network.count(POST)).toBe(0)
})

test('a recent partner who has the typed name takes its place, and another typed name stays', async () => {
  const recent = { userId: 4, name: 'Priya Raman', dollars: '' }
  const other = { userId: 5, name: 'Tom Hale', dollars: '' }
  await entryHabits.remember(sampleDraft({ userId, partners: [recent, other] }))
  network.on(SEARCH, () => json([]))
  const { box, add } = await openPartners(userId)
  await box.fill('pri')
  await add('Tom Hale').click()
  await expect.element(box).toHaveValue('pri')
  await add('Priya Raman').click()
  await expect.element(box).toHaveValue('')
})
