import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { settle } from '~/lib/timers.fake'
import { ShareButton } from './share-button'
import { openShareSheet } from './share-sheet.fake'

test('a second press while the share sheet opens does not turn Share into a copy button', async () => {
  const share = openShareSheet()
  await render(<ShareButton title="A round of golf" text={() => '84'} />)
  const button = page.getByRole('button', { name: 'Share', exact: true })
  await button.dblClick()
  await expect.poll(() => share.mock.calls.length).toBe(2)
  await settle()
  await expect.element(button).toBeVisible()
})

test('where the share sheet fails, the button that copies instead keeps the focus', async () => {
  const share = () => Promise.reject(new DOMException('No sheet.', 'NotAllowedError'))
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'))
  await render(<ShareButton title="A round of golf" text={() => '84'} />)
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect.element(page.getByRole('button', { name: 'Copy to share' })).toHaveFocus()
})
