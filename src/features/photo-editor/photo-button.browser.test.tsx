import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { deferred } from '~/lib/deferred'
import { WithQueries } from '~/testing/with-queries'
import '~/ui/styles/index.css'
import { PhotoButton } from './photo-button'

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
