import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { editScore, emptyEntry, holesOfNine, roundHoles } from '~/domain/scores/score-entry'
import { HoleCard } from './hole-card'

test('if one nine is played TOT has the par and the yards of that nine', async () => {
  await page.viewport(1280, 800)
  onTestFinished(() => page.viewport(414, 896))
  const facts = Array.from({ length: 18 }, (_, at) => ({ par: 4, yards: 300 + at }))
  const entry = editScore(emptyEntry(), { kind: 'type', field: 'front', text: '50' })
  const screen = await render(<HoleCard entry={entry} facts={facts} round={holesOfNine('front')} />)
  await expect
    .element(screen.getByRole('row', { name: /^PAR/ }).getByRole('cell').last())
    .toHaveTextContent('36')
  await expect
    .element(screen.getByRole('row', { name: /^YDS/ }).getByRole('cell').last())
    .toHaveTextContent('2736')
})

test.each([1280, 414])(
  'at %i px TOT has the par of both nines while nine holes have scores on both',
  async (width) => {
    await page.viewport(width, 896)
    onTestFinished(() => page.viewport(414, 896))
    const facts = Array.from({ length: 18 }, () => ({ par: 4, yards: 300 }))
    const holes = emptyEntry().holes.with(0, 5).with(9, 5)
    const entry = { ...emptyEntry('hole-by-hole-9'), holes }
    const screen = await render(<HoleCard entry={entry} facts={facts} round={roundHoles(entry)} />)
    const place =
      width === 414
        ? screen.getByText(/^Par/)
        : screen.getByRole('row', { name: /^PAR/ }).getByRole('cell').last()
    await expect.element(place).toHaveTextContent('72')
  },
)

test('a posted round whose yards are not known has no row of dashes for them', async () => {
  const facts = Array.from({ length: 18 }, () => ({ par: 4, yards: undefined }))
  const card = { entry: emptyEntry('hole-by-hole-10-18'), facts, round: holesOfNine('front') }
  const screen = await render(<HoleCard {...card} />)
  await expect.element(screen.getByRole('row', { name: /^PAR/ }).first()).toBeVisible()
  expect(screen.getByRole('row', { name: /^YDS/ }).elements()).toEqual([])
  await screen.rerender(<HoleCard {...card} onSelect={() => {}} />)
  await expect.element(screen.getByRole('row', { name: /^YDS/ }).first()).toBeVisible()
})
