import { pictures } from '../../scripts/build/manifest.mjs'
import { paths } from '~/routing/paths'
import { expect, test } from '../support/fixtures'

type Image = { src: string; sizes: string; type: string }

/** Width and height according to the file itself. */
function sizeOf(bytes: Buffer): string {
  const png = bytes.subarray(1, 4).toString('latin1') === 'PNG'
  if (png) return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
  for (let at = 2; bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const frame = (bytes[at + 1] ?? 0) >= 0xc0 && (bytes[at + 1] ?? 0) <= 0xc2
    if (frame) return `${bytes.readUInt16BE(at + 7)}x${bytes.readUInt16BE(at + 5)}`
  }
  return 'no picture'
}

test.use({ as: null })

test('every icon, shortcut and screenshot of the built manifest exists with its size and type', async ({
  page,
  request,
}) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  const purposes = manifest.icons.map(({ purpose }: { purpose: string }) => purpose)
  expect(purposes).toEqual(['any', 'any', 'maskable', 'monochrome'])
  const shortcuts: { url: string; icons: Image[] }[] = manifest.shortcuts
  expect(shortcuts.map(({ url }) => url)).toEqual([paths.postScore(), paths.linx()])
  const forms = manifest.screenshots.map(({ form_factor }: { form_factor: string }) => form_factor)
  expect(forms).toEqual(pictures.map(({ form }) => form))

  const touch = { src: '/icons/apple-touch.png', sizes: '180x180', type: 'image/png' }
  const images: Image[] = [
    ...manifest.icons,
    ...manifest.screenshots,
    ...shortcuts.flatMap(({ icons }) => icons),
    touch,
  ]
  for (const { src, sizes, type } of images) {
    const answer = await request.get(src)
    expect(answer.headers()['content-type'], src).toBe(type)
    const bytes = await answer.body()
    expect(sizeOf(bytes), src).toBe(sizes)
    expect(bytes.length, src).toBeLessThan(100_000)
  }

  await page.goto(paths.login())
  await expect(page.locator('link[rel=apple-touch-icon]')).toHaveAttribute('href', touch.src)
  const devtools = await page.context().newCDPSession(page)
  const { errors, data } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(JSON.parse(data ?? '')).toEqual(manifest)
})
