import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { appMessages } from '~/domain/messages/app'
import { installMessages } from '~/domain/messages/install'
import { pushMessages } from '~/domain/messages/push'
import { captureInstallPrompt } from '~/platform/install-prompt'
import { WithQueries } from '~/testing/with-queries'
import { startScreenReader } from '~/ui/focus/screen-reader.fake'
import { PushPrompt } from './push-offer'
import '~/ui/styles/index.css'

const button = (name: string) => page.getByRole('button', { name, exact: true })

test('notifications that require installing the app lead to installing it', async () => {
  let asked = 0
  captureInstallPrompt(window)
  window.dispatchEvent(
    Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => void (asked += 1),
      userChoice: Promise.resolve({ outcome: 'accepted' }),
    }),
  )
  const screenReader = startScreenReader()
  const refuse = () => Promise.reject(new Error(pushMessages.notInstalled))
  await render(<PushPrompt enable={refuse} onDecline={() => {}} onClose={() => {}} />, {
    wrapper: WithQueries,
  })
  await expect.element(button(installMessages.install)).not.toBeInTheDocument()
  await button(pushMessages.enable).click()
  await expect.element(page.getByText(pushMessages.notInstalled)).toBeVisible()
  expect(screenReader.announced()).toEqual([pushMessages.notInstalled])
  screenReader.stop()
  button(installMessages.install).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => asked).toBe(1)
  await expect.element(button(installMessages.install)).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: pushMessages.title })).toHaveFocus()
})

test.each([
  [
    'a push service that gives no reason',
    new DOMException('', 'AbortError'),
    appMessages.alertDefault,
  ],
  ['a blocker that throws nothing at all', undefined, appMessages.unknownError],
])('enabling notifications with %s shows a message', async (_name, thrown, message) => {
  const fail = () => Promise.reject<void>(thrown)
  await render(<PushPrompt enable={fail} onDecline={() => {}} onClose={() => {}} />, {
    wrapper: WithQueries,
  })
  await button(pushMessages.enable).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(message)
})

test('Enable pressed twice in one tick asks once (R5)', async () => {
  let asked = 0
  const enable = () => {
    asked += 1
    return new Promise<void>(() => {})
  }
  await render(<PushPrompt enable={enable} onDecline={() => {}} onClose={() => {}} />, {
    wrapper: WithQueries,
  })
  const press = button(pushMessages.enable).element()
  for (let at = 0; at < 2; at += 1) press.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(button(pushMessages.enable)).toBeDisabled()
  expect(asked).toBe(1)
})
