import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import { photoMessages } from '~/domain/messages/photo'
import { deferred } from '~/lib/deferred'
import { noisyPhoto } from '~/platform/pictures/photo.fake'
import { WithQueries } from '~/testing/with-queries'
import { PhotoEditor } from './photo-editor'

type Props = Parameters<typeof PhotoEditor>[0]

const drawing = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' })

const show = (load = () => Promise.resolve(drawing), change: Partial<Props> = {}) =>
  render(
    <PhotoEditor
      name="Nora Whitcombe"
      currentUrl={undefined}
      load={load}
      upload={() => Promise.reject(new Error('Not sent.'))}
      {...change}
      onClose={() => {}}
      onDone={() => {}}
    />,
    { wrapper: WithQueries },
  )

test('a stored picture that cannot be cropped shows no error', async () => {
  await show()
  const save = page.getByRole('button', { name: 'Save' })
  await expect.element(save).not.toHaveAttribute('aria-busy')
  await expect.element(save).toHaveAttribute('aria-disabled', 'true') // it waits for a picture
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
  save.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent(photoMessages.noneSelected)
})

test('the focus is on the file button, and stays when its container is replaced', async () => {
  const stored = deferred<Blob>()
  await show(() => stored.promise)
  const choose = page.getByRole('button', { name: /^Choose/ })
  await expect.element(choose).toHaveFocus()
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  stored.resolve(await noisyPhoto(60, 40))
  await expect.element(page.getByRole('slider', { name: 'Zoom' })).toBeVisible()
  await expect.element(choose).toHaveFocus()
  await expect.element(choose).toHaveTextContent('Choose another')
})

test('while a picture is being saved no other can be chosen, and it cannot be removed', async () => {
  const photo = await noisyPhoto(60, 40)
  const sent = deferred<string>()
  const upload = vi.fn(() => sent.promise)
  await show(() => Promise.resolve(photo), {
    currentUrl: '/picture.png',
    upload,
    remove: () => Promise.resolve(),
  })
  const others = [
    page.getByRole('button', { name: 'Choose another' }),
    page.getByRole('button', { name: 'Remove picture' }),
  ]
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByRole('button', { name: 'Saving...' })).toBeDisabled()
  for (const button of others) await expect.element(button).toBeDisabled()
  await expect.poll(() => upload).toHaveBeenCalled() // it is cropped before it is sent
  sent.reject(new Error('Not sent.'))
  await expect.element(page.getByRole('alert')).toBeVisible()
  for (const button of others) await expect.element(button).toBeEnabled()
})
