import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { PhotoButton } from './photo-button'

const parts = { name: 'Nora Whitcombe', upload: () => Promise.reject(), onDone: () => {} }

test('a button with a picture only is named by its action', async () => {
  await render(<PhotoButton {...parts} picture={undefined} />)
  await expect.element(page.getByRole('button', { name: 'Add a profile picture' })).toBeVisible()
})

test('where there is room the text is beside the picture, and is its name', async () => {
  await render(<PhotoButton {...parts} name="" picture={undefined} hasText />)
  await expect.element(page.getByText('Add a picture')).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Add a picture', exact: true }))
    .toBeVisible()
})
