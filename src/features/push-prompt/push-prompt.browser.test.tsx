import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '~/ui/styles/index.css'
import { appMessages } from '~/domain/messages/app'
import { installMessages } from '~/domain/messages/install'
import { pushMessages } from '~/domain/messages/push'
import { captureInstallPrompt } from '~/platform/install-prompt'
import { WithQueries } from '~/testing/with-queries'
import { PushPrompt } from './push-offer'

const button = (name: string) => page.getByRole('button', { name, exact: true })

const show = (kind: 'enable' | 'install', enable: () => Promise<void>) =>
  render(<PushPrompt kind={kind} enable={enable} onDecline={() => {}} onClose={() => {}} />, {
    wrapper: WithQueries,
  })

test('where the app has to be installed first, the card leads to installing it, not to a failure', async () => {
  let prompts = 0
  captureInstallPrompt(window)
  window.dispatchEvent(
    Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => void (prompts += 1),
      userChoice: Promise.resolve({ outcome: 'accepted' }),
    }),
  )
  await show('install', () => Promise.reject(new Error(pushMessages.notInstalled)))
  await expect.element(page.getByText(pushMessages.installFirst)).toBeVisible()
  await expect.element(button(pushMessages.enable)).not.toBeInTheDocument()
  button(installMessages.install).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => prompts).toBe(1)
  await expect.element(button(installMessages.install)).not.toBeInTheDocument()
})

test.each([
  [
    'a push service that gives no reason',
    new DOMException('', 'AbortError'),
    appMessages.alertDefault,
  ],
  ['a blocker that throws nothing at all', undefined, appMessages.unknownError],
])('enabling notifications with %s shows a message', async (_name, thrown, message) => {
  await show('enable', () => Promise.reject<void>(thrown))
  await button(pushMessages.enable).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(message)
})

test('Enable pressed twice in one tick asks once (R5)', async () => {
  let prompts = 0
  await show('enable', () => {
    prompts += 1
    return new Promise<void>(() => {})
  })
  const press = button(pushMessages.enable).element()
  for (let at = 0; at < 2; at += 1) press.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await expect.element(button(pushMessages.enable)).toBeDisabled()
  expect(prompts).toBe(1)
})
