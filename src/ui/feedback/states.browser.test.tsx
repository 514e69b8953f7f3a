import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { Counter } from '../fields/counter'
import { LoadMore } from '../actions/load-more'
import { Progress } from './progress'
import { SaveState } from './save-state'
import { TextArea } from '../fields/text-area'

test('the counter is shown beside the label and announced only near the limit, in steps', async () => {
  const notes = (used: number) => (
    <TextArea label="Notes" aside={<Counter used={used} max={500} />} />
  )
  const screen = await render(notes(120))
  const status = page.getByRole('status')
  await expect.element(page.getByText('120/500')).toBeVisible()
  await expect.element(status).toBeEmptyDOMElement()
  for (const [used, announced] of [
    [450, '50 characters left'],
    [470, '50 characters left'],
    [481, '20 characters left'],
    [491, '10 characters left'],
    [500, 'No characters left'],
    [501, 'No characters left'],
    [10, ''],
  ] as const) {
    await screen.rerender(notes(used))
    await expect.element(status).toHaveTextContent(announced)
  }
})

test('an auto-save is shown and announced: saving, then saved, then nothing', async () => {
  const screen = await render(<SaveState state="saving" />)
  const status = page.getByRole('status')
  await expect.element(status).toHaveTextContent('Auto-saving...')
  await screen.rerender(<SaveState state="saved" />)
  await expect.element(status).toHaveTextContent('Saved')
  await screen.rerender(<SaveState state="idle" />)
  await expect.element(status).toBeEmptyDOMElement()
})

test('a progress bar has its value, and none when indeterminate', async () => {
  const screen = await render(<Progress label="Uploading photo 1 of 3" value={30} max={120} />)
  const bar = page.getByRole('progressbar', { name: 'Uploading photo 1 of 3' })
  await expect.element(bar).toHaveAttribute('aria-valuenow', '30')
  await expect.element(bar).toHaveAttribute('aria-valuemax', '120')
  await screen.rerender(<Progress label="Uploading photo 1 of 3" />)
  await expect.element(bar).not.toHaveAttribute('aria-valuenow')
})

test('the end of a list: more, busy, failed with a retry, and the end', async () => {
  const onMore = vi.fn()
  const screen = await render(<LoadMore state="more" onMore={onMore} />)
  await page.getByRole('button', { name: 'Load More' }).click()
  expect(onMore).toHaveBeenCalledTimes(1)
  await screen.rerender(<LoadMore state="busy" onMore={onMore} />)
  await expect.element(page.getByRole('button', { name: 'Loading...' })).toBeDisabled()
  await screen.rerender(<LoadMore state="failed" error="Resting." onMore={onMore} />)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Resting.')
  await page.getByRole('button', { name: 'Retry' }).click()
  expect(onMore).toHaveBeenCalledTimes(2)
  await screen.rerender(<LoadMore state="end" end="You’re all caught up." onMore={onMore} />)
  await expect.element(page.getByRole('status')).toHaveTextContent('You’re all caught up.')
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})
