import '~/ui/styles/index.css' // imported first: it defines the order of the layers
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { MetaLine, PersonName } from './person'

test('the time of an entry has a touch target of 44 px in a line of 18', async () => {
  await page.viewport(390, 844)
  await render(
    <div style={{ padding: 60 }}>
      <MetaLine time="2026-06-13T10:00:00">{['Boulder, CO']}</MetaLine>
    </div>,
  )
  const time = page.getByRole('button').element()
  const { left, top, width } = time.getBoundingClientRect()
  const hit = Array.from({ length: 120 }, (_, y) =>
    time.contains(document.elementFromPoint(left + width / 2, top - 50 + y)),
  ).filter(Boolean)
  expect(hit.length).toBeGreaterThanOrEqual(44)
})

test.each([0, -3])(
  'HST-16 the name of a golfer without an account (id %d) is not a link',
  async (userId) => {
    await render(<PersonName userId={userId} name="June Abernathy" />)
    await expect.element(page.getByText('June Abernathy')).toBeVisible()
    expect(page.getByRole('link').elements()).toHaveLength(0)
  },
)
