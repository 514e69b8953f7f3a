import { expect, onTestFinished, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '~/ui/styles/index.css'
import { noisyPhoto } from '~/platform/pictures/photo.fake'
import { WithQueries } from '~/testing/with-queries'
import { formIcons } from '~/ui/icons/form-icons'
import { addIcons } from '~/ui/icons/icon'
import { PhotoEditor } from './photo-editor'

addIcons(formIcons)

async function openEditor(): Promise<void> {
  const picture = await noisyPhoto(60, 40)
  await render(
    <PhotoEditor
      name="Nora Whitcombe"
      currentUrl="/picture.png"
      load={() => Promise.resolve(picture)}
      upload={() => Promise.resolve('')}
      remove={() => Promise.resolve()}
      onClose={() => {}}
      onDone={() => {}}
    />,
    { wrapper: WithQueries },
  )
}
const choose = page.getByRole('button', { name: 'Choose another' })
const save = page.getByRole('button', { name: 'Save' })

test('on the smallest phone the text of each button fits', async () => {
  await page.viewport(320, 700)
  await openEditor()
  await expect.element(choose).toBeVisible()
  for (const button of [choose, save]) {
    const { scrollWidth, clientWidth } = button.element()
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  }
})

for (const [width, height] of [
  [667, 320],
  [844, 390],
] as const) {
  test(`on a phone in landscape, ${width} x ${height}, the ring, the buttons and the hint are in view`, async () => {
    await page.viewport(width, height)
    await openEditor()
    await expect.element(choose).toBeVisible()
    await expect.element(page.getByTestId('cropper')).toBeInViewport({ ratio: 1 })
    await expect.element(page.getByRole('slider')).toBeInViewport({ ratio: 1 })
    for (const button of [choose, save, page.getByRole('button', { name: 'Remove picture' })])
      await expect.element(button).toBeInViewport({ ratio: 1 })
    await expect.element(page.getByText(/^Drag to position/)).toBeInViewport({ ratio: 1 })
  })
}

test('with text of twice the size the slider can still be dragged, and Close covers no word of the title', async () => {
  await page.viewport(390, 844)
  document.documentElement.style.fontSize = '200%'
  onTestFinished(() => void document.documentElement.style.removeProperty('font-size'))
  await openEditor()
  const slider = page.getByRole('slider', { name: 'Zoom' })
  await expect.element(slider).toBeVisible()
  expect(slider.element().clientWidth).toBeGreaterThan(150)
  const title = document.createRange()
  title.selectNodeContents(page.getByRole('heading', { name: 'Profile picture' }).element())
  const close = page.getByRole('button', { name: 'Close' }).element().getBoundingClientRect()
  for (const { right } of title.getClientRects()) expect(right).toBeLessThanOrEqual(close.left)
})
