import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { photoMessages } from '~/domain/messages/photo'
import { PhotoEditor } from './photo-editor'

const drawing = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' })

const show = () =>
  render(
    <PhotoEditor
      name="Nora Whitcombe"
      shown={undefined}
      load={() => Promise.resolve(drawing)}
      upload={() => Promise.reject(new Error('Not sent.'))}
      onClose={() => {}}
      onDone={() => {}}
    />,
  )

test('a stored picture that cannot be cut anew is no fault of the golfer', async () => {
  await show()
  const save = page.getByRole('button', { name: 'Save' })
  await expect.element(save).toBeEnabled()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  await save.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(photoMessages.noneSelected)
})
