import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import '~/ui/styles/index.css'
import { shareMessages } from '~/domain/messages/share'
import { setClock } from '~/lib/clock'
import { settle } from '~/lib/timers.fake'
import { openShareSheet } from '~/ui/actions/share-sheet.fake'
import { group, player, round, show } from './cards.fake'

test('a round whose effect on the index is unknown shows the golfer’s index', async () => {
  const screen = await show(
    round({ sourceId: 1, handicap: '8.4' }),
    round({ sourceId: 2, handicap: '8.4', goOldHandicap: 8.7, goNewHandicap: '-' }),
    round({ sourceId: 3, handicap: '8.4', goOldHandicap: 0.3, goNewHandicap: 0 }),
  )
  const cells = screen.getByRole('article').elements()
  expect(cells.map((card) => card.querySelector('dd:last-child')?.textContent)).toEqual([
    '8.4',
    '8.4',
    'Handicap moved down from 0.3 to 0.0, by 0.30.30.00.3',
  ])
})

test('a round of an unknown kind shows the host’s text of what was done; one that the golfer played in says ‘with you’', async () => {
  const screen = await show(
    round({ sourceId: 1, notificationType: 'HoleInOne', actionText: 'made an ace' }),
    round({ sourceId: 2, actionText: 'posted a score', hasConnectedPlayer: true, city: 'Boulder' }),
    round({ sourceId: 3, userId: 1, hasConnectedPlayer: true, city: 'Boulder' }),
    group([], { sourceId: 4, scoreTotal: null }),
  )
  const [ace, along, own, empty] = screen.getByRole('article').elements()
  expect(ace?.textContent).toMatch(/made an ace.*Bellwether Links/)
  expect(along?.textContent).toContain('with you')
  expect(along?.textContent).not.toContain('posted a score')
  expect(own?.textContent).toMatch(/YouBoulder/)
  expect(empty?.querySelector('h2')?.textContent).toBe('Bellwether Links')
})

test.each([
  ['score', round()],
  ['round of several golfers', group([player(2)])],
])('past midnight a %s that was played yesterday says its day', async (_, item) => {
  onTestFinished(() => setClock(Date.now))
  setClock(() => new Date(2026, 5, 13, 23, 59).getTime())
  const screen = await show({ ...item, activityDate: new Date(2026, 5, 13, 21).toISOString() })
  await expect.element(screen.getByText('Played yesterday')).toBeVisible()
  setClock(() => new Date(2026, 5, 14, 0, 1).getTime())
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.element(screen.getByText('Played Friday')).toBeVisible()
})

test('the letter of a nine-hole score is a separate word', async () => {
  const screen = await show(round({ holes: 9, front9: null, back9: 44 }))
  await expect.element(screen.getByText('9 holes, back N', { exact: true })).toBeVisible()
})

test('a second press while the share sheet opens does not save the scorecard, too', async () => {
  const share = openShareSheet()
  const screen = await show(round())
  await screen.getByRole('button', { name: /^More about/ }).click()
  await screen.getByRole('button', { name: 'Share scorecard' }).dblClick()
  await expect.poll(() => share.mock.calls.length).toBe(2)
  await settle()
  await expect.element(screen.getByText(shareMessages.saved)).not.toBeInTheDocument()
})

test('a scorecard is not shared while it shows what is no longer chosen', async () => {
  const share = openShareSheet()
  const screen = await show(round())
  await screen.getByRole('button', { name: /^More about/ }).click()
  const press = screen.getByRole('button', { name: 'Share scorecard' })
  await expect.element(press).toBeEnabled()
  const [notes, button] = [screen.getByRole('checkbox', { name: 'With the notes' }), press].map(
    (locator) => locator.element(),
  )
  notes?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  button?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(share).not.toHaveBeenCalled()
  await press.click()
  expect(share).toHaveBeenCalledOnce()
})

test('with text of twice the size the picture of the scorecard still fills most of its place', async () => {
  await page.viewport(390, 844)
  document.documentElement.style.fontSize = '200%'
  onTestFinished(() => document.documentElement.removeAttribute('style'))
  const screen = await show(round())
  await screen.getByRole('button', { name: /^More about/ }).click()
  const picture = screen.getByRole('img', { name: /^Scorecard/ })
  await expect.element(picture).toBeVisible()
  const image = picture.element()
  if (!(image instanceof HTMLImageElement)) throw new Error('not an image')
  await image.decode()
  const drawn = (image.clientWidth * image.naturalHeight) / image.naturalWidth
  expect(drawn / image.clientHeight).toBeGreaterThan(0.7)
})
