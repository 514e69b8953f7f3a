import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { mediaMessages } from '~/domain/messages/score-media'
import { editScore, emptyEntry } from '~/domain/scores/score-entry'
import { deferred } from '~/lib/deferred'
import { settle } from '~/lib/timers.fake'
import { userDatabase } from '~/platform/db/user-database'
import type { FakeNetwork } from '~/testing/fake-network'
import { kindNetwork, newGolfer, openForm } from '../form/score-entry.fake'
import type { AddedMedia } from '../media/draft-media'
import { waitForClosedForms } from '../media/use-media-files'
import { drafts, draftMedia } from './device-drafts'
import { createDrafts } from './drafts'
import type { PostedRecord, ScoreDraft } from './score-draft'
import { sampleAttempt, sampleDraft } from './score-draft.fake'

let network: FakeNetwork
let userId: number
let otherTab: ReturnType<typeof createDrafts>

beforeEach(() => {
  userId = newGolfer()
  network = kindNetwork()
  otherTab = createDrafts(userDatabase)
})

afterEach(() => {
  vi.restoreAllMocks()
  network.restore()
})

/** The golfer switches to the tab of the form. */
const comeToTab = () => dispatchEvent(new Event('focus'))

/** A form with a total of 84, and its draft as it is stored. */
async function openTyped() {
  const form = await openForm(userId)
  await form.field('Total').fill('84')
  await expect.poll(async () => (await drafts.list(userId)).length).toBe(1)
  const [stored] = await otherTab.list(userId)
  if (!stored) throw new Error('nothing is stored')
  return { ...form, stored }
}

const notesOf = async () => (await drafts.list(userId)).map(({ notes }) => notes)
const totalsOf = async () => (await drafts.list(userId)).map(({ entry }) => entry.total)

test('what was typed in another tab is in the form of the tab that the golfer switches to, and stays', async () => {
  const { field, stored } = await openTyped()
  await otherTab.save({ ...stored, notes: 'Rain.' })
  comeToTab()
  await expect.element(field('Notes')).toHaveValue('Rain.')
  await expect.element(field('Total')).toHaveValue('84')
  await field('Total').fill('85')
  await expect.poll(totalsOf).toEqual(['85'])
  expect(await notesOf()).toEqual(['Rain.'])
})

test('a photo that could not be opened does not stop the form from showing what was typed in another tab', async () => {
  const { screen, field, stored } = await openTyped()
  const error = mediaMessages.broken('1.jpg')
  vi.spyOn(draftMedia, 'add').mockResolvedValueOnce({ error, canRetry: true })
  const input = screen.getByLabelText('Photos and video').last()
  await input.upload(new File(['damaged'], '1.jpg', { type: 'image/jpeg' }))
  await expect.element(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
  await otherTab.save({ ...stored, notes: 'Rain.' })
  comeToTab()
  await expect.element(field('Notes')).toHaveValue('Rain.')
  await expect.element(screen.getByRole('button', { name: 'Retry' })).toBeVisible()
})

test('a form that is visible next to another one follows what is typed there', async () => {
  const { field, stored } = await openTyped()
  await otherTab.save({ ...stored, notes: 'Rain.' })
  const key = `linx-typed/draft/${userId}/14001`
  dispatchEvent(new StorageEvent('storage', { key, newValue: null }))
  await expect.element(field('Notes')).toHaveValue('Rain.')
})

/** A score of 90 that another tab has begun with an empty form. */
const begunElsewhere = (): ScoreDraft => {
  const { course } = sampleDraft()
  const entry = editScore(emptyEntry(), { kind: 'type', field: 'total', text: '90' })
  return { ...sampleDraft({ id: `other ${userId}`, userId, course }), entry, notes: 'Wind.' }
}

test('an empty form becomes the score that another tab has begun meanwhile', async () => {
  const { field } = await openForm(userId)
  await expect.element(field('Total')).toHaveValue('')
  await otherTab.save(begunElsewhere())
  comeToTab()
  await expect.element(field('Notes')).toHaveValue('Wind.')
  await expect.element(field('Total')).toHaveValue('90')
})

/** An empty form whose photo is being prepared; `finish` makes it ready. */
async function openWithPhoto() {
  const prepared = deferred<AddedMedia>()
  vi.spyOn(draftMedia, 'add').mockReturnValueOnce(prepared.promise)
  const form = await openForm(userId)
  const input = form.screen.getByLabelText('Photos and video').last()
  await input.upload(new File(['photo'], '1.jpg', { type: 'image/jpeg' }))
  await expect.element(form.screen.getByText('1 of 3')).toBeVisible()
  const media = { id: 'd/1', name: '1.jpg', kind: 'image', bytes: 3 } as const
  return { ...form, finish: () => prepared.resolve({ media }) }
}

test('a form that is left with only a photo that is not ready does not replace the score that another tab has begun', async () => {
  const { screen, router, finish } = await openWithPhoto()
  await otherTab.save(begunElsewhere())
  await router.navigate('/postscore')
  await expect.element(screen.getByRole('heading', { name: 'Choose a course' })).toBeVisible()
  finish()
  await waitForClosedForms()
  expect(await totalsOf()).toEqual(['90'])
})

test('a photo that becomes ready after another tab has begun another score keeps both', async () => {
  const { screen, finish } = await openWithPhoto()
  await otherTab.save(begunElsewhere())
  comeToTab()
  await notesOf() // read after the form has read it
  finish()
  await expect.element(screen.getByRole('button', { name: 'Remove photo 1' })).toBeVisible()
  await expect.poll(totalsOf).toEqual(expect.arrayContaining(['', '90']))
})

test('if another tab has begun another score at the course, further typing keeps both', async () => {
  const { field, stored } = await openTyped()
  await otherTab.discard(stored)
  await otherTab.save(begunElsewhere())
  comeToTab()
  expect(await notesOf()).toEqual(['Wind.']) // read after the form has read it
  await field('Total').fill('85')
  await expect.poll(totalsOf).toEqual(expect.arrayContaining(['85', '90']))
})

test('a score that is typed into an empty form before it has read the one of another tab keeps both', async () => {
  const { field } = await openForm(userId)
  const total = field('Total')
  await expect.element(total).toHaveValue('')
  await otherTab.save(begunElsewhere())
  const stored = await userDatabase.keys()
  const reading = deferred<string[]>()
  vi.spyOn(userDatabase, 'keys').mockReturnValueOnce(reading.promise)
  comeToTab()
  await total.fill('8')
  reading.resolve(stored)
  await expect.poll(totalsOf).toEqual(expect.arrayContaining(['8', '90']))
  await userEvent.keyboard('4')
  await expect.poll(totalsOf).toEqual(expect.arrayContaining(['84', '90']))
})

test('what is kept as a new score is in the form, also if the tab that has posted it has begun another score', async () => {
  const { screen, field, stored } = await openTyped()
  await otherTab.markPosted(stored, sampleAttempt())
  await otherTab.save(begunElsewhere())
  drafts.notifyChanged()
  await screen.getByRole('button', { name: scoreEntryMessages.keepAsNew }).click()
  await expect.element(screen.getByRole('heading', { name: 'Bellwether Links' })).toHaveFocus()
  await expect.element(field('Total')).toHaveValue('84')
  expect((await totalsOf()).toSorted()).toEqual(['84', '90'])
})

test('a form that has not learned of the score of another tab stays open while both are kept', async () => {
  const { field } = await openForm(userId)
  await expect.element(field('Total')).toHaveValue('')
  await otherTab.save(begunElsewhere())
  await field('Total').fill('8')
  await expect.poll(totalsOf).toEqual(expect.arrayContaining(['8', '90']))
  await settle()
  await expect.element(field('Total')).toHaveFocus()
  await userEvent.keyboard('4')
  await expect.poll(totalsOf).toEqual(expect.arrayContaining(['84', '90']))
})

test('the form says that another tab has posted the score, also while the golfer is typing', async () => {
  const { screen, field, stored } = await openTyped()
  const reading = deferred<PostedRecord>()
  vi.spyOn(drafts, 'findPostedElsewhere').mockReturnValueOnce(reading.promise)
  drafts.notifyChanged()
  await field('Notes').fill('Rain.')
  reading.resolve({ id: stored.id })
  await expect.element(screen.getByText(scoreEntryMessages.postedElsewhere)).toBeVisible()
})

test('a score with an unknown outcome that another tab has found posted is shown as posted', async () => {
  const { course } = sampleDraft()
  const attempt = sampleAttempt()
  const draft = sampleDraft({ id: `doubtful ${userId}`, userId, course })
  await otherTab.claim(draft, attempt)
  const { screen } = await openForm(userId)
  const doubt = screen.getByText(scoreEntryMessages.unconfirmed)
  await expect.element(doubt).toBeVisible()
  await otherTab.markPosted(draft, attempt)
  drafts.notifyChanged()
  await expect.element(screen.getByText(scoreEntryMessages.postedElsewhere)).toBeVisible()
  await expect.element(doubt).not.toBeInTheDocument()
  await expect
    .element(screen.getByRole('button', { name: 'It was not posted' }))
    .not.toBeInTheDocument()
})
