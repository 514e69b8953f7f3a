import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { startScreenReader } from '~/ui/focus/screen-reader.fake'
import { RestoredLine } from './form-head'

test('the notice of a restored score is visible at once, and announced once', async () => {
  const { announced, stop } = startScreenReader()
  onTestFinished(stop)
  const line = <RestoredLine day={undefined} canDiscard onDiscard={() => {}} />
  const { getByText, rerender } = await render(line)
  expect(getByText(scoreEntryMessages.restored).query()).not.toBeNull()
  await expect.poll(announced).toEqual([scoreEntryMessages.restored])
  await rerender(<RestoredLine day={undefined} canDiscard={false} onDiscard={() => {}} />)
  await expect.element(getByText(scoreEntryMessages.restored)).toBeVisible()
  expect(announced()).toEqual([scoreEntryMessages.restored])
})

test('a double tap on Discard discards once', async () => {
  const onDiscard = vi.fn<() => void>()
  const { getByRole } = await render(
    <RestoredLine day={undefined} canDiscard onDiscard={onDiscard} />,
  )
  await getByRole('button', { name: 'Discard' }).dblClick()
  expect(onDiscard).toHaveBeenCalledTimes(1)
})
