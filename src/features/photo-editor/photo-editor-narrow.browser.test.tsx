import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import '~/ui/styles/index.css'
import { noisyPhoto } from '~/platform/pictures/photo.fake'
import { WithQueries } from '~/testing/with-queries'
import { formIcons } from '~/ui/icons/form-icons'
import { addIcons } from '~/ui/icons/icon'
import { PhotoEditor } from './photo-editor'

addIcons(formIcons)

test('on the smallest phone the text of each button fits', async () => {
  await page.viewport(320, 700)
  const picture = await noisyPhoto(60, 40)
  await render(
    <PhotoEditor
      name="Nora Whitcombe"
      currentUrl={undefined}
      load={() => Promise.resolve(picture)}
      upload={() => Promise.resolve('')}
      onClose={() => {}}
      onDone={() => {}}
    />,
    { wrapper: WithQueries },
  )
  const choose = page.getByRole('button', { name: 'Choose another' })
  await expect.element(choose).toBeVisible()
  for (const button of [choose, page.getByRole('button', { name: 'Save' })]) {
    const { scrollWidth, clientWidth } = button.element()
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  }
})
