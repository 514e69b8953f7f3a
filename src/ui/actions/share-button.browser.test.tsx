import { expect, test } from 'vitest'
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
