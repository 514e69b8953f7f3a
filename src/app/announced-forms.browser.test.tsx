import type { ReactElement } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '~/ui/styles/index.css'
import { accountMessages } from '~/domain/messages/account'
import { appMessages } from '~/domain/messages/app'
import { AccountSetup } from '~/features/account/account-setup'
import { EmailLink } from '~/features/account/email-link'
import { ForgotPassword } from '~/features/account/forgot-password'
import { ResetPassword } from '~/features/account/reset-password'
import { SignUpForm } from '~/features/account/sign-up-form'
import { InvitePanel } from '~/features/invite/invite-panel'
import { ProfileForm } from '~/features/profile/profile-form'
import { startScreenReader } from '~/ui/focus/screen-reader.fake'
import { trackFocus } from '~/ui/focus/focus'
import { cut, json, refusal } from '~/testing/responses'
import { nora, aSession } from '~/testing/builders'
import { networkForEach, renderInApp } from './show-part.fake'

const network = networkForEach()
beforeEach(trackFocus)

const CHECK = 'POST /api/Ghin/ValidateGolferData'
const INVITE = 'POST /api/invite'
const RESET = 'POST /api/auth/reset-password'
const FORGOT = 'POST /api/auth/forgot-password'
const golfer = {
  email: nora.us_email,
  userId: 1,
  firstName: 'Nora',
  lastName: 'Whitcombe',
  gender: 'F',
  ghinNumber: '1034567',
}

const field = (label: string) => page.getByLabelText(label, { exact: true })
const press = (name: string) => page.getByRole('button', { name }).click()
const nothing = () => Promise.resolve()

async function typeNumber() {
  await field('Last Name').fill('Whitcombe')
  await page.getByLabelText(/^HDCP ID/).fill('1034567')
  await userEvent.tab()
}
async function invite() {
  await field('First Name').fill('Hal')
  await field('Last Name').fill('Winters')
  await field('Email Address').fill('hal@winters.example')
  await press('Send Invite')
}
async function choosePassword() {
  await field('New password').fill('linxgolf2')
  await field('Confirm password').fill('linxgolf2')
  await press('Reset password')
}

const signUp = <SignUpForm key="" onCreate={nothing} />
const profile = (
  <ProfileForm key="" user={nora} onSaved={() => {}} readUser={async () => undefined} head={null}>
    {null}
  </ProfileForm>
)
const invitation = <InvitePanel key="" userId={1} setting={undefined} returned="" />
const reset = (
  <ResetPassword key="" token="t" email="n@w.example" onSpent={() => {}} onDone={nothing} />
)
const setup = <AccountSetup key="" golfer={golfer} onSession={nothing} />

type Result = {
  name: string
  element: ReactElement
  route: string
  answer: () => Response | Promise<Response>
  act?: () => Promise<void>
  announced: readonly string[]
}

const results: Result[] = [
  {
    name: 'an HDCP ID that fits',
    element: signUp,
    route: CHECK,
    answer: () => json({ isValid: true }),
    act: typeNumber,
    announced: ['Checking your number…', 'Matches Whitcombe, Male'],
  },
  {
    name: 'an HDCP ID that does not fit',
    element: signUp,
    route: CHECK,
    answer: () => json({ isValid: false, errorMessage: 'No such golfer.' }),
    act: typeNumber,
    announced: ['No such golfer.'],
  },
  {
    name: 'an HDCP ID that cannot be checked now',
    element: signUp,
    route: CHECK,
    answer: cut,
    act: typeNumber,
    announced: [accountMessages.hdcpLater],
  },
  {
    name: 'the handicap record of a new account',
    element: setup,
    route: CHECK,
    answer: () => json({ isValid: true }),
    announced: ['Your account is ready and your handicap is connected.'],
  },
  {
    name: 'a mailed link that has run out',
    element: <EmailLink key="" link={{ token: 't', email: 'n@w.example' }} onVerified={() => {}} />,
    route: 'POST /api/auth/verify-email',
    answer: () => refusal(400, 'This link has expired.'),
    announced: ['This link has expired.'],
  },
  {
    name: 'a mailed link that the host does not take, without a word',
    element: <EmailLink key="" link={{ token: 't', email: 'n@w.example' }} onVerified={() => {}} />,
    route: 'POST /api/auth/verify-email',
    answer: () => json({ success: false }),
    announced: [appMessages.alertDefault],
  },
  {
    name: 'a link for a new password sent',
    element: <ForgotPassword key="" email="n@w.example" />,
    route: FORGOT,
    answer: () => json({ success: true }),
    act: () => press('Send reset link'),
    announced: [accountMessages.resetSent],
  },
  {
    name: 'a failed reset mail, which is not disclosed (HST-07)',
    element: <ForgotPassword key="" email="n@w.example" />,
    route: FORGOT,
    answer: () => refusal(503, 'The mail does not work now.'),
    act: () => press('Send reset link'),
    announced: [accountMessages.resetSent],
  },
  {
    name: 'a new password set',
    element: reset,
    route: RESET,
    answer: () => json(aSession()),
    act: choosePassword,
    announced: [accountMessages.resetDone],
  },
  {
    name: 'a new password refused',
    element: reset,
    route: RESET,
    answer: () => refusal(400, 'This link has been used.'),
    act: choosePassword,
    announced: ['This link has been used. Send a new link'],
  },
  {
    name: 'a profile that saves itself',
    element: profile,
    route: 'PUT /api/user/current',
    answer: () => json({ ...nora, us_city: 'Erie' }),
    act: async () => {
      await field('City').fill('Erie')
      await userEvent.tab()
    },
    announced: ['Auto-saving...', 'Saved'],
  },
  {
    name: 'a profile that could not be saved',
    element: profile,
    route: 'PUT /api/user/current',
    answer: () => refusal(500, 'Not now.'),
    act: async () => {
      await field('City').fill('Erie')
      await userEvent.tab()
    },
    announced: ['Not now.'],
  },
  {
    name: 'an HDCP ID of the profile that is checked',
    element: profile,
    route: CHECK,
    answer: () => json({ isValid: false, errorMessage: 'No such golfer.' }),
    act: typeNumber,
    announced: ['Checking your number…'],
  },
  {
    name: 'an invitation sent',
    element: invitation,
    route: INVITE,
    answer: () => json({ success: true }),
    act: invite,
    announced: ['Invitation sent to Hal Winters.'],
  },
  {
    name: 'an invitation not sent',
    element: invitation,
    route: INVITE,
    answer: () => refusal(500, 'The mail does not work now.'),
    act: invite,
    announced: ['The mail does not work now.'],
  },
]

// A region that appears together with its text is often not read: see listen().
test.each(results)('$name: announced to screen readers', async (result) => {
  const { element, route, answer, act, announced } = result
  network.on(route, async () => {
    await new Promise((resolve) => setTimeout(resolve, 30)) // real hosts never respond within the same frame
    return answer()
  })
  const screenReader = startScreenReader()
  await renderInApp(element)
  await act?.()
  for (const message of announced) await expect.poll(screenReader.announced).toContain(message)
  screenReader.stop()
  expect(document.activeElement, 'the focus').not.toBe(document.body)
})
