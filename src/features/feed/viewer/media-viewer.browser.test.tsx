import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { MediaViewer } from './media-viewer'

const photo = (name: string) =>
  ({ kind: 'photo', address: `https://other.example/${name}` }) as const
const photos = ['one', 'two', 'three'].map(photo)

test('when an update leaves a round fewer pictures, the viewer shows the last one', async () => {
  const onClose = vi.fn()
  const viewer = (count: number) => (
    <MediaViewer
      media={photos.slice(0, count)}
      first={2}
      name="Nora Whitcombe at Three Ponds"
      caption={undefined}
      onClose={onClose}
    />
  )
  const screen = await render(viewer(3))
  await expect.element(screen.getByRole('status')).toHaveTextContent('3 of 3')
  await screen.rerender(viewer(2))
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 of 2')
  await expect.element(screen.getByRole('dialog')).toBeVisible()
  expect(onClose).not.toHaveBeenCalled()
})

test('the viewer opens with the focus on Close, not on a disabled button', async () => {
  const screen = await render(
    <MediaViewer
      media={photos}
      first={0}
      name="Nora at Three Ponds"
      caption=""
      onClose={vi.fn()}
    />,
  )
  await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
})
