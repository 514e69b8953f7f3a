import { MemoryRouter } from 'react-router-dom'
import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { pushMessages } from '~/domain/messages/push'
import { WithQueries } from '~/testing/with-queries'
import { AlertHost } from '~/ui/overlay/alert-dialog'
import { alerts } from '~/ui/overlay/alerts'
import { startScreenReader } from '~/ui/focus/screen-reader.fake'
import { json, refusal } from '~/testing/responses'
import { nora } from '~/testing/builders'
import { fakeNetwork } from '~/testing/fake-network'
import { UserCircle } from './top-bar'

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
    { wrapper: WithQueries },
  )
  await page.getByRole('button', { name: /Profile and Logout/ }).click()
  return network
}

test('with notifications allowed, a test push is sent to the golfer’s devices and confirmed', async () => {
  const network = await menu('granted')
  const screenReader = startScreenReader()
  await item.click()
  await expect.poll(screenReader.announced).toEqual([pushMessages.testSent])
  screenReader.stop()
  expect(network.count(TEST)).toBe(1)
  const [sent] = network.seen.filter(({ route }) => route === TEST)
  expect(await sent?.request.json()).toEqual({
    title: 'Linx Golf',
    body: 'Test notification',
    badgeCount: 1,
  })
})

test('a refused test push shows the reason', async () => {
  const network = await menu('granted')
  const message = 'No device of yours gets notifications.'
  network.on(TEST, () => refusal(404, message))
  await item.click()
  await expect.element(page.getByRole('alertdialog')).toHaveTextContent(message)
})

test('without permission for notifications the menu offers no test push', async () => {
  await menu('default')
  await expect.element(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
  await expect.element(item).not.toBeInTheDocument()
})
