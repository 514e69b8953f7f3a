import { expect, test } from 'vitest'
import { betMessages } from '~/domain/messages/bets'
import { settle } from '~/lib/timers.fake'
import { openShareSheet } from '~/ui/actions/share-sheet.fake'
import { group, inside, player, round, show } from './cards.fake'

test.each([
  ['a single score', round],
  ['a grouped round', (change: object) => group([player(2), player(3)], change)],
])(
  '%s shows who won and lost how much; without bets it has no line for them',
  async (_what, of) => {
    const bets = [
      { userId: 2, name: 'Marcus Bell', dollars: -1200 },
      { userId: 3, name: 'Priya Raman', dollars: 1200 },
      { userId: 4, name: 'Tom Okafor', dollars: 0 },
    ]
    const screen = await show(of({ groupBets: bets }), of({ sourceId: 7, groupBets: [] }))
    const [withBets, without] = screen.getByRole('article').elements()
    const words = (role: string) =>
      [...(withBets?.querySelectorAll(`h3 + dl ${role}`) ?? [])].map((part) => part.textContent)
    expect(words('dt')).toEqual(['Marcus', 'Priya', 'Tom'])
    expect(words('dd')).toEqual(['−$1,200', '+$1,200', '$0'])
    expect(without?.textContent).not.toContain('BETS')
    expect(inside(screen)).toBe(true)
  },
)

test('the bets of a round are settled, or reported not to add up', async () => {
  const bets = [
    { userId: 2, name: 'Tom Okafor', dollars: -24 },
    { userId: 3, name: 'Priya Raman', dollars: 24 },
  ]
  const screen = await show(
    group([player(2), player(3)], { groupBets: bets }),
    group([player(2)], { sourceId: 7, groupBets: bets.slice(1) }),
  )
  const more = screen.getByRole('button', { name: /^More about/ })
  await more.nth(0).click()
  await expect.element(screen.getByText('Tom pays Priya $24')).toBeVisible()
  await screen.getByRole('button', { name: 'Close' }).click()
  await more.nth(1).click()
  await expect.element(screen.getByText(/don’t add up to zero\. \+\$24/)).toBeVisible()
})

test('a second press while the share sheet opens is not a failure', async () => {
  const share = openShareSheet()
  const bets = [
    { userId: 2, name: 'Tom Okafor', dollars: -24 },
    { userId: 3, name: 'Priya Raman', dollars: 24 },
  ]
  const screen = await show(group([player(2), player(3)], { groupBets: bets }))
  await screen.getByRole('button', { name: /^More about/ }).click()
  await screen.getByRole('button', { name: 'Share', exact: true }).dblClick()
  await expect.poll(() => share.mock.calls.length).toBe(2)
  await settle()
  await expect.element(screen.getByText(betMessages.notShared)).not.toBeInTheDocument()
})

test('the bets of a single score are settled with its golfer, as on the receipt', async () => {
  const bets = [
    { userId: 2, name: 'Marcus Bell', dollars: 990 },
    { userId: 3, name: 'Priya Raman', dollars: -1000 },
    { userId: 4, name: 'Tom Okafor', dollars: 12 },
    { userId: 5, name: 'Luis Herrera', dollars: -2 },
  ]
  const screen = await show(round({ userId: 2, groupBets: bets }))
  await screen.getByRole('button', { name: /^More about/ }).click()
  const lines = screen.getByRole('region', { name: 'Settle up' }).getByRole('listitem')
  await expect.element(lines.first()).toBeVisible()
  expect(lines.elements().map((line) => line.textContent)).toEqual([
    'Priya pays Marcus $1,000',
    'Marcus pays Tom $12',
    'Luis pays Marcus $2',
  ])
})

test('golfers who share a first name are named in full in the bets and in who pays whom', async () => {
  const bets = [
    { userId: 2, name: 'Tom Okafor', dollars: -24 },
    { userId: 3, name: 'Tom Hale', dollars: 24 },
    { userId: 4, name: 'Priya Raman', dollars: 0 },
  ]
  const screen = await show(group([player(2), player(3)], { groupBets: bets }))
  const names = [...screen.container.querySelectorAll('h3 + dl dt')].map((one) => one.textContent)
  expect(names).toEqual(['Tom Okafor', 'Tom Hale', 'Priya'])
  await screen.getByRole('button', { name: /^More about/ }).click()
  await expect.element(screen.getByText('Tom Okafor pays Tom Hale $24')).toBeVisible()
})
