import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Progress } from './progress'
import { SaveState } from './save-state'

test('an auto-save is shown and announced: saving, saved or not saved, then nothing', async () => {
  const screen = await render(<SaveState state="saving" />)
  const status = page.getByRole('status')
  await expect.element(status).toHaveTextContent('Auto-saving...')
  await screen.rerender(<SaveState state="saved" />)
  await expect.element(status).toHaveTextContent('Saved')
  await screen.rerender(<SaveState state="failed" />)
  await expect.element(status).toHaveTextContent('Not saved')
  await screen.rerender(<SaveState state="idle" />)
  await expect.element(status).toBeEmptyDOMElement()
})

test('a progress bar has a value, and none when it is indeterminate', async () => {
  const screen = await render(<Progress label="Uploading photo 1 of 3" value={30} />)
  const bar = page.getByRole('progressbar', { name: 'Uploading photo 1 of 3' })
  await expect.element(bar).toHaveAttribute('aria-valuenow', '30')
  await expect.element(bar).toHaveAttribute('aria-valuemax', '100')
  await screen.rerender(<Progress label="Uploading photo 1 of 3" />)
  await expect.element(bar).not.toHaveAttribute('aria-valuenow')
})
