import { MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { nora } from '~/api/nora.fake'
import { pushMessages } from '~/domain/messages/push'
import { fakeNetwork, json } from '~/lib/fetch.fake'
import { AlertHost } from '~/ui/alert-host'
import { alerts } from '~/ui/alerts'
import { startScreenReader } from '~/ui/screen-reader.fake'
import { UserCircle } from './user-circle'

const TEST = 'POST /api/pushnotification/test'
const item = page.getByRole('menuitem', { name: pushMessages.test })

/** The open account menu of a golfer with the given notification permission. */
async function menu(permission: NotificationPermission) {
  const spy = vi.spyOn(Notification, 'permission', 'get').mockReturnValue(permission)
  const network = fakeNetwork({ [TEST]: () => json({ success: true }) })
  onTestFinished(() => {
    spy.mockRestore()
    alerts.clear()
    network.restore()
  })
  await render(
    <MemoryRouter>
      <UserCircle user={nora} />
      <AlertHost />
    </MemoryRouter>,
  )
  await page.getByRole('button', { name: /Profile and Logout/ }).click()
  return network
}

test('a golfer who allowed notifications sends one to her own devices, and hears that it is on its way', async () => {
  const network = await menu('granted')
  const ears = startScreenReader()
  await item.click()
  await expect.poll(ears.announced).toEqual([pushMessages.testSent])
  ears.stop()
  expect(network.count(TEST)).toBe(1)
})

test('a test that the host refuses says why', async () => {
  const network = await menu('granted')
  const message = 'No device of yours gets notifications.'
  network.on(TEST, () => json({ message, status: 404 }, 404))
  await item.click()
  await expect.element(page.getByRole('alertdialog')).toHaveTextContent(message)
})

test('nothing is offered to test where notifications are not allowed', async () => {
  await menu('default')
  await expect.element(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
  await expect.element(item).not.toBeInTheDocument()
})
