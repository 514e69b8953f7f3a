import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import '~/ui/styles/index.css'
import { deferred } from '~/lib/deferred'
import { signInForEachTest } from '~/session/signed-in.fake'
import { json, never, refusal } from '~/testing/responses'
import { aHole, aTeeSet } from '~/testing/builders'
import type { FakeNetwork } from '~/testing/fake-network'
import { entryHabits } from '../draft/device-drafts'
import { sampleDraft } from '../draft/score-draft.fake'
import { byHole, HOLES, kindNetwork, newGolfer, openForm, TEES } from './score-entry.fake'

signInForEachTest()
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

test.each([
  [4, 'a course without an earlier score', undefined],
  [3, 'a course that had three tees before', 3],
  [5, 'a course that had five tees before', 5],
])('the fields below %i tees of %s do not move when the tees load', async (count, _, before) => {
  const userId = newGolfer()
  if (before) await entryHabits.remember(sampleDraft({ userId }), before)
  const loaded = deferred<Response>()
  network.on(TEES, () => loaded.promise)
  const { screen, tee } = await openForm(userId)
  await expect.element(screen.getByRole('group', { name: 'Loading tees' })).toBeVisible()
  const top = () => screen.getByLabelText('Date played').element().getBoundingClientRect().top
  const loading = top()
  const names = ['Red', 'Black', 'Blue', 'White', 'Gold'].slice(0, count)
  loaded.resolve(
    json(names.map((TeeSetRatingName, at) => aTeeSet({ TeeSetRatingId: at, TeeSetRatingName }))),
  )
  await expect.element(tee('Red')).toBeVisible()
  expect(top()).toBe(loading)
})

test.each([320, 414])(
  'on a phone of %i px the tees do not move when the pars load',
  async (width) => {
    await page.viewport(width, 896)
    onTestFinished(() => page.viewport(414, 896))
    const loaded = deferred<Response>()
    network.on(HOLES, () => loaded.promise)
    const { screen, tee } = await openForm(newGolfer(), byHole)
    await screen.getByRole('radio', { name: 'Hole by hole' }).click()
    await expect.element(screen.getByText('Loading pars…')).toBeVisible()
    const top = () => tee('White').element().getBoundingClientRect().top
    const before = top()
    loaded.resolve(json(Array.from({ length: 18 }, (_, at) => aHole({ hole: at + 1 }))))
    await expect.element(screen.getByRole('button', { name: /^Hole 1, par \d/ })).toBeVisible()
    expect(top()).toBe(before)
  },
)

test('tees rated for the golfer’s gender are shown first, and the others after one press', async () => {
  const genders: (string | null)[] = []
  network.on(TEES, ({ url: { searchParams } }) => {
    const gender = searchParams.get('gender')
    genders.push(gender)
    const isOwn = gender === 'F'
    return json([aTeeSet(isOwn ? { Gender: 'Female' } : { TeeSetRatingId: 2, Gender: 'Male' })])
  })
  const { screen, tee } = await openForm(newGolfer())
  await expect.element(tee('White')).toBeVisible()
  expect(tee('White').elements()).toHaveLength(1)
  const more = screen.getByRole('button', { name: 'Show tees rated for men' })
  await more.click()
  await expect.element(tee('White (Men)')).toBeVisible()
  await expect.element(more).not.toBeInTheDocument()
  await tee('White (Men)').click()
  await expect.element(tee('White (Men)')).toBeChecked()
  expect(new Set(genders)).toEqual(new Set(['F', 'M']))
})

test('tees that were stored for the gender of before can be chosen, also if the others cannot be loaded', async () => {
  network.on(TEES, ({ url: { searchParams } }) =>
    searchParams.get('gender') === 'F'
      ? json([aTeeSet({ Gender: 'Male' })])
      : refusal(500, 'Not now.'),
  )
  const { screen, tee } = await openForm(newGolfer())
  await expect.element(screen.getByRole('heading', { name: 'Rated for men' })).toBeVisible()
  await expect.element(screen.getByText('Not now.')).toBeVisible()
  await tee('White').click()
  await expect.element(tee('White')).toBeChecked()
  network.on(TEES, never)
  await screen.getByRole('button', { name: 'Retry' }).click()
  await expect.element(screen.getByText('Not now.')).not.toBeInTheDocument()
  await expect.element(tee('White')).toBeChecked()
})
