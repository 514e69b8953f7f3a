import '~/ui/styles/index.css' // imported first: it defines the order of the layers
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { MemoryRouter } from 'react-router-dom'
import { Button } from '~/ui/actions/button'
import { Pill } from '~/ui/display/pill'
import { Card, Cards } from '~/ui/layout/card'
import { Rows } from '~/ui/layout/rows'
import { MetaLine, PersonName } from './person'
import { PersonRow } from './person-row'

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

test('the name of a golfer has a touch target of 44 px, also over the facts below it', async () => {
  const facts = [<bdi key="location">Erie, CO</bdi>, 'HDCP 13.5']
  await page.viewport(390, 844)
  await render(
    <MemoryRouter>
      <ul style={{ padding: 60 }}>
        <PersonRow userId={2} name="Grant Lindqvist" facts={facts} />
      </ul>
    </MemoryRouter>,
  )
  const name = page.getByRole('link').element()
  const { top, right } = name.getBoundingClientRect()
  const hit = Array.from({ length: 120 }, (_, y) =>
    name.contains(document.elementFromPoint(right - 50, top - 50 + y)),
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

test('on a phone a label without a button is on the line of the name; with one, both are below it', async () => {
  await page.viewport(390, 844)
  await render(
    <MemoryRouter>
      <div className="page__main">
        <Cards>
          <Card>
            <Rows>
              <PersonRow userId={2} name="Dana Whitfield" facts={['Golden, CO']} handicap={18}>
                <Pill>Following</Pill>
              </PersonRow>
              <PersonRow userId={3} name="Owen Fairley" facts={['Loveland, CO']} handicap={4.3}>
                <Pill>Pending</Pill>
                <Button variant="line" small>
                  Cancel request
                </Button>
              </PersonRow>
            </Rows>
          </Card>
        </Cards>
      </div>
    </MemoryRouter>,
  )
  const top = (text: string) => page.getByText(text).element().getBoundingClientRect().top
  const bottom = (text: string) => page.getByText(text).element().getBoundingClientRect().bottom
  expect(top('Following')).toBeLessThan(bottom('Golden, CO'))
  expect(top('Pending')).toBeGreaterThan(bottom('Loveland, CO'))
})
