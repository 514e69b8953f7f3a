import { expect, onTestFinished, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { photoMessages } from '~/domain/messages/photo'
import { deferred } from '~/lib/deferred'
import { json, undeclared } from '~/testing/responses'
import { fakeNetwork } from '~/testing/fake-network'
import { WithQueries } from '~/testing/with-queries'
import '~/ui/styles/index.css'
import { PhotoButton } from './photo-button'
import { uploadPicture, uploadSignupPicture } from './picture-calls'

const parts = { name: 'Nora Whitcombe', upload: () => Promise.reject(), onDone: () => {} }

test('a photo button that shows only a picture is named by its action', async () => {
  await render(<PhotoButton {...parts} picture={undefined} />)
  await expect.element(page.getByRole('button', { name: 'Add a profile picture' })).toBeVisible()
})

test('a photo button with text beside its picture is named by that text', async () => {
  await render(<PhotoButton {...parts} name="" picture={undefined} hasText />)
  await expect.element(page.getByText('Add a picture')).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Add a picture', exact: true }))
    .toBeVisible()
})

test('a removal that finishes late does not close an editor that was opened after it', async () => {
  const removal = deferred()
  const onDone = vi.fn<(url: string | undefined) => void>()
  const remove = () => removal.promise
  await render(
    <PhotoButton {...parts} picture="/api/profile/picture/1" {...{ onDone, remove }} />,
    {
      wrapper: WithQueries,
    },
  )
  const button = page.getByRole('button', { name: 'Change profile picture' })
  const editor = page.getByRole('dialog', { name: 'Profile picture' })
  await button.click()
  await editor.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await editor.getByRole('button', { name: 'Close' }).click()
  await expect.element(editor).not.toBeInTheDocument()
  await button.click()
  await expect.element(editor).toBeVisible()
  removal.resolve()
  await expect.poll(() => onDone.mock.calls).toEqual([[undefined]])
  await expect
    .element(editor.getByRole('button', { name: 'Save' }))
    .not.toHaveAttribute('aria-busy')
})

test('a picture is sent as a form, and a response without its address is a failure', async () => {
  const network = fakeNetwork({
    'POST /api/profile/picture': () => json({ pictureUrl: '/api/profile/picture/7' }),
    'POST /api/profile/picture/signup': () => undeclared('a host without addresses', json({})),
  })
  onTestFinished(network.restore)
  const picture = new Blob(['a picture'], { type: 'image/jpeg' })
  const { signal } = new AbortController()
  expect(await uploadPicture(picture, true, signal)).toBe('/api/profile/picture/7')
  const { form } = network.seen[0] ?? {}
  expect(form?.get('isCropOnly')).toBe('true')
  expect(form?.get('file')).toMatchObject({ size: picture.size, type: 'image/jpeg' })
  await expect(uploadSignupPicture(picture, false, signal)).rejects.toThrow(photoMessages.badAnswer)
})
