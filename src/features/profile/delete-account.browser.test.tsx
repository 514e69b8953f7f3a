import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { profileMessages } from '~/domain/messages/profile'
import { deferred } from '~/lib/deferred'
import { json, refusal } from '~/testing/responses'
import { fakeNetwork } from '~/testing/fake-network'
import { WithQueries } from '~/testing/with-queries'
import { alerts } from '~/ui/overlay/alerts'
import { DeleteAccount } from './delete-account'

const DELETE = 'DELETE /api/user/current'

/** The open dialog with the word typed, and how often the deletion was reported. */
async function open() {
  const network = fakeNetwork({ [DELETE]: () => json({ success: true }) })
  onTestFinished(() => network.restore())
  let deleted = 0
  const screen = await render(<DeleteAccount onDeleted={() => (deleted += 1)} />, {
    wrapper: WithQueries,
  })
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await page.getByLabelText('Type “delete” to confirm').fill('delete')
  const form = document.querySelector('dialog form')
  const submit = () => form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  return { network, screen, submit, deleted: () => deleted }
}

test('a deletion submitted twice in one tick is sent once (R5)', async () => {
  const { network, submit, deleted } = await open()
  submit()
  submit()
  await expect.poll(deleted).toBe(1)
  expect(network.count(DELETE)).toBe(1)
})

test('another word closes the dialog and shows an alert; the right one may have capital letters (SES-11)', async () => {
  const { network, submit, deleted } = await open()
  const word = page.getByLabelText('Type “delete” to confirm')
  await word.fill('deleted')
  submit()
  await expect.element(word).not.toBeInTheDocument()
  expect(alerts.getState()).toBe(profileMessages.deleteWrongWord)
  alerts.close()
  expect(network.count(DELETE)).toBe(0)
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await word.fill('DeLeTe')
  await userEvent.keyboard('{Enter}')
  await expect.poll(deleted).toBe(1)
})

test('a deletion that succeeds after the page was left still ends the session', async () => {
  const { network, screen, submit, deleted } = await open()
  submit()
  await screen.unmount()
  await expect.poll(deleted).toBe(1)
  expect(network.count(DELETE)).toBe(1)
})

test('a failed deletion shows why, and closing the dialog forgets it', async () => {
  const { network, submit } = await open()
  network.on(DELETE, () => refusal(500, 'The clubhouse is closed.'))
  submit()
  await expect.element(page.getByRole('alert')).toHaveTextContent('The clubhouse is closed.')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Delete Account' }).click()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('a deletion cannot be canceled, and a dialog closed by Escape reopens with the reason why it failed', async () => {
  const { network, submit } = await open()
  const answer = deferred()
  network.on(DELETE, async () => {
    await answer.promise
    return refusal(500, 'The clubhouse is closed.')
  })
  submit()
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeDisabled()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Deleting...' })).not.toBeInTheDocument()
  answer.resolve()
  await expect.element(page.getByRole('alert')).toHaveTextContent('The clubhouse is closed.')
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toBeEnabled()
})
