import { QueryClientProvider } from '@tanstack/react-query'
import { createRef, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '~/ui/styles/index.css'
import { createQueryClient } from '~/api/query-client'
import { aFollowEntry, aGroup, nora } from '~/testing/builders'
import { SettleText } from '~/features/bets/settle-text'
import { SetupMissing } from '~/features/account/account-setup'
import { SetupSteps } from '~/features/account/setup-screen'
import { SignUpForm, SignUpPicture } from '~/features/account/sign-up-form'
import { DeleteAccount } from '~/features/profile/delete-account'
import { ProfileHead } from '~/features/profile/profile-head'
import { DoneRow } from '~/features/follow/entry-row'
import { RelationRow } from '~/features/follow/relation-row'
import { GroupCard } from '~/features/groups/group-card'
import { sampleAttempt, sampleDraft } from '~/features/scores/draft/score-draft.fake'
import { PartnersField } from '~/features/scores/partners/partners-field'
import { SendingNotices } from '~/features/scores/post/sending-notices'
import { Avatar } from '~/ui/display/avatar'
import { Page as LoginPage } from '~/pages/login-page'
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
        <PersonRow userId={2} name="Simone Carter" facts={['Denver, CO']} handicap={9.1}>
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

const sendState = {
  isSending: false,
  uploadShare: undefined,
  isAnotherSending: false,
  isAnotherOpen: false,
  openAttempt: sampleAttempt(),
  canSend: false,
  hasFailed: false,
  isKnownNotPosted: false,
  allowResend: never,
}

const Unsent = ({ isWaiting }: { isWaiting: boolean }) => (
  <div className="gutter">
    <SendingNotices
      draft={sampleDraft()}
      sendState={sendState}
      isWaiting={isWaiting}
      refusal={undefined}
      onWithoutMedia={undefined}
      onAnother={nothing}
    />
  </div>
)

const screens: Record<string, ReactNode> = {
  'golfers and courses': <Lists />,
  'a request to follow': (
    <Cards>
      <Rows>
        <RelationRow
          entry={aFollowEntry({ fullName: 'Owen Fairley', status: 'Pending', handicap: '4.3' })}
          view="following"
          ownId={1}
        />
      </Rows>
    </Cards>
  ),
  'a group that invites': (
    <Cards>
      <GroupCard group={aGroup({ openTo: 'Invite', ownerName: 'Tom Okafor' })} view="available" />
    </Cards>
  ),
  'a score that waits for signal': <Unsent isWaiting />,
  'a score that may have been posted': <Unsent isWaiting={false} />,
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
  'a page that crashed': <CrashScreen title="Something went wrong." />,
  'a setup without a card': <SetupMissing />,
  'how far a setup is': (
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
  'a partner with a bet': (
    <PartnersField
      draft={sampleDraft({ partners: [{ userId: 2, name: 'Marcus Bell', dollars: '-1200' }] })}
      change={nothing}
      submitted={undefined}
      recent={[]}
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

/** Texts and controls that extend beyond a side of the window. */
function outside(container: Element): string[] {
  const found: string[] = []
  const look = (name: string, boxes: Iterable<DOMRect>) => {
    if ([...boxes].some(({ left, right }) => left < -1 || right > innerWidth + 1)) found.push(name)
  }
  for (const control of container.querySelectorAll('a, button, input, select, textarea, img'))
    look(`${control.tagName} ${control.textContent}`, [control.getBoundingClientRect()])
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode: text } = texts
    const isForScreenReaders = (text.parentElement?.getBoundingClientRect().width ?? 0) <= 1
    if (isForScreenReaders) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    look(text.textContent ?? '', range.getClientRects())
  }
  return found
}

beforeEach(async () => {
  await page.viewport(360, 800)
  document.documentElement.style.fontSize = '32px'
})
afterEach(() => document.documentElement.removeAttribute('style'))

test.each(Object.entries(screens))(
  'at twice the text size %s fits a phone’s width',
  async (_, screen) => {
    const { container } = await render(
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>{screen}</MemoryRouter>
      </QueryClientProvider>,
    )
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
    expect(outside(container)).toEqual([])
  },
)

test('at twice the text size, a Copy that the browser refuses fits a phone’s width', async () => {
  const refuse = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException())
  onTestFinished(() => refuse.mockRestore())
  const { container, getByRole } = await render(
    <Cards>
      <Card inside="section">
        <SettleText title="Settle up" lines={['Walt Brannigan pays you $10']} />
      </Card>
    </Cards>,
  )
  await getByRole('button', { name: 'Copy' }).click()
  await expect.element(getByRole('button', { name: /doesn’t allow it/ })).toBeVisible()
  expect(outside(container)).toEqual([])
})

test('at twice the text size, elements wrap below each other and words are not broken', async () => {
  await page.viewport(390, 844)
  const row = createRef<HTMLLIElement>()
  const next = (
    <Button variant="line" small>
      Follow back
    </Button>
  )
  const { getByText } = await render(
    <MemoryRouter>
      <div className="gutter">
        <Masthead title="Linx" aside="Saturday, June 13" />
        <ProfileHead user={nora} picture={<Avatar name="Nora Whitcombe" size="xl" />} />
      </div>
      <Lists />
      <Cards>
        <GroupCard group={aGroup({ ownerName: 'June Abernathy' })} view="mygroups" />
        <Rows>
          <DoneRow name="Simone" onUndo={nothing} onDismiss={undefined} next={next} ref={row}>
            Simone can see your posts now.
          </DoneRow>
        </Rows>
      </Cards>
    </MemoryRouter>,
  )
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
  for (const name of [
    'Linx',
    'Nora Whitcombe',
    'Simone Carter',
    'Larkspur Municipal',
    'June Abernathy',
    'Simone can see your posts now.',
  ]) {
    const elements = getByText(name, { exact: true }).element()
    const range = document.createRange()
    range.selectNodeContents(elements)
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
    expect(lines.size, name).toBeLessThanOrEqual(name.split(' ').length)
  }
})

test('at twice the text size, the location of a course stays within the margins of the narrowest phone', async () => {
  await page.viewport(320, 700)
  const facility = 'The Honourable Company of Gutta-Percha Golfers'
  const { getByText, container } = await render(
    <div className="gutter">
      <Masthead course title="Championship Links" aside={facility} />
    </div>,
  )
  const right = container.firstElementChild?.lastElementChild?.getBoundingClientRect().right
  expect(getByText(facility).element().getBoundingClientRect().right).toBeLessThanOrEqual(
    right ?? 0,
  )
})

test('at twice the text size, the sign-in page fits the narrowest phone', async () => {
  await page.viewport(320, 700)
  const { container } = await render(
    <MemoryRouter>
      <LoginPage />
    </MemoryRouter>,
  )
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
  expect(outside(container)).toEqual([])
})
