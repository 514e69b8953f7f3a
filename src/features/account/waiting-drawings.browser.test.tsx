import { MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import '~/ui/styles/index.css'
import { WithQueries } from '~/testing/with-queries'
import { Holed } from '~/ui/art/holed'
import { formIcons } from '~/ui/icons/form-icons'
import { Icon, addIcons } from '~/ui/icons/icon'
import { json } from '~/testing/responses'
import { aSession } from '~/testing/builders'
import { fakeNetwork } from '~/testing/fake-network'
import { ResetPassword } from './reset-password'
import { SetupSteps } from './setup-screen'

addIcons(formIcons)

test('a slow handicap record shows a clock', async () => {
  const screen = await render(
    <>
      <SetupSteps hdcp="8812345" record="late" />
      <p>
        Clock <Icon name="clock" />
      </p>
    </>,
    { wrapper: WithQueries },
  )
  const step = screen.getByRole('listitem').filter({ hasText: 'taking longer than usual' })
  await expect.element(step).toHaveTextContent('Waiting: Handicap record')
  const clock = screen.getByText('Clock').element().querySelector('svg')?.innerHTML
  expect(clock).toContain('circle')
  expect(step.element().querySelector('svg')?.innerHTML).toBe(clock)
})

test('a new password shows the finished drawing', async () => {
  const network = fakeNetwork({
    'POST /api/auth/reset-password': () => json(aSession()),
  })
  onTestFinished(network.restore)
  const never = () => Promise.resolve()
  const screen = await render(
    <MemoryRouter>
      <p>
        Sun <Holed />
      </p>
      <ResetPassword token="p-9" email="nora@whitcombe.example" onSpent={() => {}} onDone={never} />
    </MemoryRouter>,
    { wrapper: WithQueries },
  )
  for (const label of ['New password', 'Confirm password'])
    await screen.getByLabelText(label, { exact: true }).fill('firstlight9')
  await screen.getByRole('button', { name: 'Reset password' }).click()
  await expect.element(screen.getByRole('heading', { name: 'You’re back in.' })).toBeVisible()
  const sun = screen.getByText('Sun').element().querySelector('svg')?.innerHTML
  expect(sun).toContain('circle')
  expect(screen.getByRole('main').element().querySelector('svg')?.innerHTML).toBe(sun)
})
