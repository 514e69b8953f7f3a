import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '~/ui/styles/index.css'
import { createQueryClient } from '~/api/query-client'
import { nora } from '~/testing/builders'
import { SetupMissing } from '~/features/account/account-setup'
import { SetupSteps } from '~/features/account/setup-steps'
import { SignUpForm, SignUpPicture } from '~/features/account/sign-up-form'
import { DeleteAccount } from '~/features/profile/delete-account'
import { ProfileHead } from '~/features/profile/profile-head'
import { Avatar } from '~/ui/display/avatar'
import { Page as TermsPage } from '~/pages/terms-page'
import { BarChart } from '~/features/usage-report/report'
import { Button } from '~/ui/actions/button'
import { outboxMessages } from '~/domain/messages/outbox'
import { Banner } from '~/ui/feedback/banner'
import { Card, Cards } from '~/ui/layout/card'
import { Masthead } from '~/ui/layout/masthead'
import { Rows } from '~/ui/layout/rows'
import { CourseRow } from '~/features/courses/course-picker'
import { PersonRow } from '~/features/people/person-row'
import { Segmented } from '~/ui/fields/segmented'
import { CrashScreen } from './crash-screen'

const nothing = () => {}
const never = () => Promise.resolve()

const PERIODS = ['Day', 'Week', 'Month', 'Year'].map((label) => ({ value: label, label }))

const Lists = () => (
  <Cards>
    <Card>
      <Rows>
        <PersonRow userId={2} name="Simone Carter" location="Denver, CO" handicap={9.1}>
          <Button variant="primary" small>
            Approve
          </Button>
          <Button variant="line" small>
            Reject
          </Button>
        </PersonRow>
        <CourseRow
          to="/postscore/1/details"
          state={{ course: { courseId: 1, courseName: 'Larkspur Municipal' } }}
          name="Larkspur Municipal"
          facts={['White']}
          aside={<span style={{ inlineSize: '7.125rem' }}>OUT 44 IN 43</span>}
        />
      </Rows>
    </Card>
  </Cards>
)

const screens: Record<string, ReactNode> = {
  'golfers and courses': <Lists />,
  'a banner with a button': (
    <Banner
      kind="offline"
      action={
        <Button variant="line" small>
          View
        </Button>
      }
    >
      {outboxMessages.beforeMidnight}
    </Banner>
  ),
  'what fell over': <CrashScreen title="Something went wrong." />,
  'a set-up without a card': <SetupMissing />,
  'how far a set-up is': (
    <div className="gutter">
      <SetupSteps hdcp="10482216" record="done" />
    </div>
  ),
  'a sign-up': (
    <SignUpForm
      picture={<SignUpPicture picture={undefined} onPicture={nothing} />}
      onCreate={never}
    />
  ),
  'the terms': <TermsPage />,
  'the end of an account': (
    <Cards>
      <DeleteAccount onDeleted={nothing} />
    </Cards>
  ),
  'a period and its bars': (
    <Cards>
      <Card inside="section">
        <Segmented legend="Period" name="p" value="Week" options={PERIODS} onChange={nothing} />
        <BarChart
          period="week"
          stats={[{ title: 'Sections opened', day: 9, week: 74, month: 438, year: 12_941 }]}
        />
        <Button variant="line" wide>
          Microsoft Contacts
        </Button>
      </Card>
    </Cards>
  ),
}

beforeEach(async () => {
  await page.viewport(390, 844)
  document.documentElement.style.fontSize = '32px'
})
afterEach(() => document.documentElement.removeAttribute('style'))

test.each(Object.entries(screens))(
  'with text of twice the size %s keeps to a phone’s width',
  async (_, screen) => {
    await render(
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>{screen}</MemoryRouter>
      </QueryClientProvider>,
    )
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  },
)

test('with text of twice the size, elements wrap below each other and words are not broken', async () => {
  const { getByText } = await render(
    <MemoryRouter>
      <div className="gutter">
        <Masthead title="Linx" aside="Saturday, June 13" />
        <ProfileHead user={nora} picture={<Avatar name="Nora Whitcombe" size="xl" />} />
      </div>
      <Lists />
    </MemoryRouter>,
  )
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  for (const name of ['Linx', 'Nora Whitcombe', 'Simone Carter', 'Larkspur Municipal']) {
    const elements = getByText(name, { exact: true }).element()
    const range = document.createRange()
    range.selectNodeContents(elements)
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
    expect(lines.size, name).toBeLessThanOrEqual(name.split(' ').length)
  }
})
