import { QueryClientProvider } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { queryClient } from '~/api/query-client'
import { inviteMessages } from '~/domain/messages/invite'
import { deferred } from '~/lib/deferred'
import { fakeNetwork } from '~/testing/fake-network'
import { json } from '~/testing/responses'
import { userInviteHistory } from './invite-history'
import { InvitePanel } from './invite-panel'

const NORA = 7061
const stored = userInviteHistory(NORA)

const open = () =>
  render(
    <QueryClientProvider client={queryClient}>
      <InvitePanel userId={NORA} setting={undefined} returned="" />
    </QueryClientProvider>,
  )

test('a typed invitation is restored on the next visit, until it is sent', async () => {
  const network = fakeNetwork({ 'POST /api/invite': () => json({ success: true }) })
  onTestFinished(() => network.restore())
  const first = await open()
  await first.getByLabelText('First Name').fill('Ada')
  await first.getByLabelText('Email Address').fill('ada@bell.example')
  await expect.poll(stored.form).toMatchObject({ email: 'ada@bell.example' })
  await first.unmount()

  const second = await open()
  await expect.element(second.getByLabelText('First Name')).toHaveValue('Ada')
  await expect.element(second.getByLabelText('Email Address')).toHaveValue('ada@bell.example')
  await second.getByLabelText('Last Name').fill('Bell')
  await second.getByRole('button', { name: inviteMessages.send }).click()
  await expect.element(second.getByText(inviteMessages.sent('Ada Bell'))).toBeVisible()
  await expect.poll(stored.form).toBeUndefined()
})

test('a name is cut at the maximum the host accepts, without splitting a joined emoji', async () => {
  const panel = await open()
  const name = panel.getByLabelText('First Name')
  await name.fill(`${'A'.repeat(95)}👨‍👩‍👧‍👦`)
  await expect.element(name).toHaveValue('A'.repeat(95))
  await name.fill('')
})

test('what is typed while an invitation is sent stays', async () => {
  const answer = deferred<Response>()
  const network = fakeNetwork({ 'POST /api/invite': () => answer.promise })
  onTestFinished(() => network.restore())
  const panel = await open()
  const name = panel.getByLabelText('First Name')
  await name.fill('Ada')
  await panel.getByLabelText('Last Name').fill('Bell')
  await panel.getByLabelText('Email Address').fill('ada@bell.example')
  await panel.getByRole('button', { name: inviteMessages.send }).click()
  await expect.element(panel.getByRole('button', { name: inviteMessages.sending })).toBeVisible()
  await name.fill('Grace')
  answer.resolve(json({ success: true }))
  await expect.element(panel.getByText(inviteMessages.sent('Ada Bell'))).toBeVisible()
  await expect.element(name).toHaveValue('Grace')
  await name.fill('')
})

test('an address that was invited in another year is named with the year', async () => {
  const june = new Date(2020, 5, 12).getTime()
  await stored.remember('iris@bell.example', june)
  const panel = await open()
  const email = panel.getByLabelText('Email Address')
  await email.fill('iris@bell.example')
  await expect.element(panel.getByText(inviteMessages.again('June 12, 2020'))).toBeVisible()
  await email.fill('')
})
