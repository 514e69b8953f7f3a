import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Badge } from './badge'

const named = (count: number) => (
  <a href="#linx">
    Linx
    <Badge count={count} label="new" />
  </a>
)

test.each([
  [1, 'Linx 1 new'],
  [25, 'Linx 25 new'],
  [26, 'Linx 25+ new'],
  [4_000, 'Linx 25+ new'],
])('a badge of %i makes the link "%s"', async (count, name) => {
  const screen = await render(named(count))
  await expect.element(screen.getByRole('link', { name, exact: true })).toBeVisible()
})

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY])(
  'a count of %d shows no badge',
  async (count) => {
    const screen = await render(named(count))
    await expect.element(screen.getByRole('link', { name: 'Linx', exact: true })).toBeVisible()
    expect(screen.container.querySelector('span')).toBeNull()
  },
)
