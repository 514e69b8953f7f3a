import { afterEach, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page, userEvent } from 'vitest/browser'
import '~/ui/styles/index.css'
import { photoMessages } from '~/domain/messages/photo'
import { MAX_PICTURE_BYTES } from '~/lib/media/picture-size'
import { deferred } from '~/lib/deferred'
import { blobText, hugePng, noisyPhoto, withExif } from '~/platform/pictures/photo.fake'
import { alerts } from '~/ui/overlay/alerts'
import { WithQueries } from '~/testing/with-queries'
import { PhotoEditor } from './photo-editor'
import type { UploadPicture } from './picture-calls'

afterEach(() => vi.restoreAllMocks())

const slider = page.getByRole('slider', { name: 'Zoom' })
const save = page.getByRole('button', { name: 'Save' })
const problem = page.getByRole('alert')
const cutter = page.getByRole('application')

async function open(remove?: () => Promise<void>, load?: () => Promise<Blob>) {
  const upload = vi.fn<UploadPicture>().mockResolvedValue('/pictures/1.jpg')
  const done = vi.fn<(address: string | undefined) => void>()
  const currentUrl = remove && 'data:image/gif;base64,R0lGODlhAQABAAAAACw='
  const parts = { upload, remove, load, currentUrl, onDone: done, onClose: () => {} }
  const screen = await render(<PhotoEditor name="Nora Whitcombe" {...parts} />, {
    wrapper: WithQueries,
  })
  return { ...screen, upload, done }
}

/** Chooses a file as with the browser's dialog; its name and declared type may be wrong. */
function choose(blob: Blob, name = 'photo.jpg', type = 'image/jpeg'): void {
  const input = page.getByLabelText('Picture file').element()
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no file input.')
  const files = new DataTransfer()
  files.items.add(new File([blob], name, { type }))
  input.files = files.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

const bytes = (...head: number[]) => new Blob([Uint8Array.from(head), 'and the rest of it'])
const letters = (text: string) => new Blob([text])
const half = async (type: string) => (await noisyPhoto(800, 600, { type })).slice(0, 4000)

// UPL-01, UPL-02, UPL-04, UPL-05.
test('a file that is not JPEG or PNG by its content is refused, nothing is shown or sent, and another can be chosen', async () => {
  const { upload, container } = await open()
  const wrong: [string, Blob][] = [
    ['notes.txt', letters('Dew on the first.')],
    ['card.pdf', letters('%PDF-1.7')],
    ['me.svg', letters('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['me.heic', letters('\0\0\0\x18ftypheic')],
    ['me.webp', letters('RIFF\0\0\0\0WEBPVP8 ')],
    ['me.gif', letters('GIF89a')],
    ['photo.jpg', letters('<html><script>alert(1)</script>')],
    ['empty.jpg', new Blob([])],
    ['half.jpg', await half('image/jpeg')],
    ['half.png', await half('image/png')],
    ['noise.jpg', bytes(0xff, 0xd8, 0xff, 0xe0, 1, 2, 3)],
  ]
  for (const [name, blob] of wrong) {
    choose(hugePng(), 'big.png', 'image/png') // a different message first, so that the next one belongs to this file
    await expect.element(problem).toHaveTextContent(photoMessages.tooManyPixels)
    choose(blob, name)
    await expect.element(problem, { message: name }).toHaveTextContent(photoMessages.wrongType)
    expect(container.ownerDocument.querySelector('img[src^="blob:"]')).toBeNull()
  }
  expect(upload).not.toHaveBeenCalled()
  choose(await noisyPhoto(60, 40))
  await expect.element(slider).toBeEnabled()
  await expect.element(problem).not.toBeInTheDocument()
})

// UPL-03.
test('exactly 20 MB are accepted, one byte more is not', async () => {
  await open()
  const photo = await noisyPhoto(60, 40)
  const padded = (size: number) => new Blob([photo, new Uint8Array(size - photo.size)])
  choose(padded(MAX_PICTURE_BYTES + 1))
  await expect.element(problem).toHaveTextContent(photoMessages.tooLarge)
  choose(padded(MAX_PICTURE_BYTES))
  await expect.element(slider).toBeEnabled()
})

test('the zoom is disabled while another picture is opened', async () => {
  await open()
  choose(await noisyPhoto(60, 40))
  await expect.element(slider).toBeEnabled()
  const head = deferred<ArrayBuffer>()
  const read = vi.spyOn(Blob.prototype, 'arrayBuffer').mockReturnValueOnce(head.promise)
  choose(letters('Dew on the first.'))
  await expect.element(slider).toBeDisabled()
  expect(read).toHaveBeenCalledOnce()
  head.resolve(new ArrayBuffer(8))
  await expect.element(problem).toHaveTextContent(photoMessages.wrongType)
  await expect.element(slider).toBeEnabled() // of the picture that is still shown
})

// UPL-07.
test('a rotated photo with a location is cropped upright, 500 pixels wide, without metadata', async () => {
  const { upload } = await open()
  choose(await withExif(await noisyPhoto(800, 600, { noise: false }), 6))
  await expect.element(slider).toBeEnabled()
  await save.click()
  await expect.poll(() => upload.mock.calls.length).toBe(1)
  const sent = upload.mock.calls[0]?.[0] ?? new Blob([])
  expect(await blobText(sent)).not.toMatch(/Exif\0\0|http:\/\/ns\.adobe|GPS/)
  const upright = await createImageBitmap(sent, { imageOrientation: 'none' })
  expect([upright.width, upright.height]).toEqual([500, 500])
  const pen = new OffscreenCanvas(500, 500).getContext('2d')
  pen?.drawImage(upright, 0, 0)
  const red = (x: number, y: number) => (pen?.getImageData(x, y, 1, 1).data[0] ?? 0) > 180
  // The upper left of the photo is at the upper right after a quarter turn.
  expect([red(480, 100), red(20, 100)]).toEqual([true, false])
})

// UPL-12, R5.
test('Save pressed twice uploads a photo once', async () => {
  const { upload, done } = await open()
  choose(await noisyPhoto(60, 40))
  await expect.element(slider).toBeEnabled()
  await expect.element(save).toBeEnabled()
  const button = save.element()
  for (let press = 0; press < 2; press += 1) if (button instanceof HTMLElement) button.click()
  await expect.poll(() => done.mock.calls.length).toBe(1)
  expect(upload).toHaveBeenCalledTimes(1)
})

test('Save pressed as soon as the picture appears does not report a missing one', async () => {
  await open()
  const pressed = new Promise<void>((done) => {
    const watch = new MutationObserver(() => {
      if (!slider.query()) return
      watch.disconnect()
      const button = save.element()
      if (button instanceof HTMLElement) button.click()
      done()
    })
    watch.observe(document.body, { childList: true, subtree: true })
  })
  choose(await noisyPhoto(60, 40))
  await pressed
  await expect.element(save).toBeEnabled()
  await expect.element(problem).not.toBeInTheDocument()
})

test('a picture chosen while the stored one is loading is the one that is saved', async () => {
  const stored = deferred<Blob>()
  const { upload, done } = await open(undefined, () => stored.promise)
  const [small, large] = [await noisyPhoto(20, 20), await noisyPhoto(1600, 1200)]
  choose(large)
  stored.resolve(small) // ready first
  await expect.element(save).toBeEnabled()
  await save.click()
  await expect.poll(() => done.mock.calls.length).toBe(1)
  const [, isCropOnly] = upload.mock.calls[0] ?? []
  expect(isCropOnly).toBe(false)
})

// UPL-12, R5.
test('Remove asks for confirmation: No does nothing, Yes pressed twice removes once', async () => {
  const removal = deferred()
  const remove = vi.fn(() => removal.promise)
  const { done } = await open(remove)
  const sure = page.getByRole('alertdialog')
  await page.getByRole('button', { name: 'Remove' }).click()
  await sure.getByRole('button', { name: 'Cancel' }).click()
  expect(remove).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Remove' }).click()
  const yes = sure.getByRole('button', { name: 'Remove' }).element()
  for (let press = 0; press < 2; press += 1) if (yes instanceof HTMLElement) yes.click()
  await expect.element(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled() // nothing is being saved
  removal.resolve()
  await expect.poll(() => done.mock.calls).toEqual([[undefined]])
  expect(remove).toHaveBeenCalledTimes(1)
})

test('the reason why a picture was not removed is shown even after the editor was closed (R23)', async () => {
  const removal = deferred()
  const screen = await open(() => removal.promise)
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect.element(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled()
  await screen.unmount()
  removal.reject(new Error('The clubhouse is closed.'))
  await expect.poll(alerts.getState).toBe('The clubhouse is closed.')
  alerts.close()
})

test('the zoom has steps of 0.1 from 1 to 3: by slider, keys, wheel and two fingers', async () => {
  await open()
  choose(await noisyPhoto(600, 600, { noise: false }))
  await expect.element(slider).toBeEnabled()
  const knob = slider.element()
  if (knob instanceof HTMLElement) knob.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(slider).toHaveValue('1.2')
  await userEvent.keyboard('{End}{ArrowRight}')
  await expect.element(slider).toHaveValue('3')
  await userEvent.keyboard('{Home}')
  await expect.element(slider).toHaveValue('1')

  await expect.element(cutter).toBeVisible()
  const target = cutter.element()
  const { x, y, width, height } = target.getBoundingClientRect()
  const [clientX, clientY] = [x + width / 2, y + height / 2]
  const wheel = { deltaY: -400, clientX, clientY, bubbles: true, cancelable: true }
  target.dispatchEvent(new WheelEvent('wheel', wheel))
  const zoom = () => Number(slider.element().getAttribute('aria-valuetext')?.split(' ')[0])
  await expect.poll(zoom).toBeGreaterThan(1)

  if (knob instanceof HTMLElement) knob.focus()
  await userEvent.keyboard('{Home}')
  const touch = (type: string, apart: number) => {
    const touches = [-apart, apart].map(
      (from, identifier) => new Touch({ identifier, target, clientX: clientX + from, clientY }),
    )
    target.dispatchEvent(new TouchEvent(type, { touches, bubbles: true, cancelable: true }))
  }
  touch('touchstart', 40)
  touch('touchmove', 80)
  await expect.poll(zoom).toBe(2)
  target.dispatchEvent(new TouchEvent('touchend', { touches: [], bubbles: true }))
})

test('the arrow keys move the picture behind its window', async () => {
  await open()
  choose(await noisyPhoto(800, 400, { noise: false }))
  await expect.element(slider).toBeEnabled()
  const picture = () => document.querySelector('img[src^="blob:"]')?.getBoundingClientRect().x ?? 0
  await expect.poll(picture).not.toBe(0)
  await expect.element(cutter).toBeVisible()
  const target = cutter.element()
  if (target instanceof HTMLElement) target.focus()
  const before = picture()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.poll(() => Math.round(picture() - before)).toBe(16)
})

test.each([
  ['tall', 300, 900],
  ['wide', 900, 300],
  ['small', 60, 40],
])(
  'at the minimum zoom a %s picture fills the ring, with its short side as the ring’s width',
  async (_shape, width, height) => {
    await open()
    choose(await noisyPhoto(width, height))
    await expect.element(cutter).toBeVisible()
    const picture = () =>
      document.querySelector('img[src^="blob:"]')?.getBoundingClientRect() ?? new DOMRect()
    await expect.poll(() => Math.min(picture().width, picture().height)).toBeCloseTo(250, 0)
    const middle = (box: DOMRect) => [box.x + box.width / 2, box.y + box.height / 2].map(Math.round)
    expect(middle(picture())).toEqual(middle(cutter.element().getBoundingClientRect()))
  },
)

// UPL-11.
test('opening and closing the photo editor revokes every object URL', async () => {
  const [make, giveBack] = [vi.spyOn(URL, 'createObjectURL'), vi.spyOn(URL, 'revokeObjectURL')]
  const photo = await noisyPhoto(60, 40)
  for (let round = 0; round < 3; round += 1) {
    const { unmount } = await open()
    choose(photo)
    await expect.element(slider).toBeEnabled()
    await unmount()
  }
  const made = make.mock.results.map(({ value }) => value)
  expect(made).toHaveLength(3)
  expect(giveBack.mock.calls.map(([address]) => address)).toEqual(made)
})

test('leaving the page while a picture is uploaded cancels the upload (R14)', async () => {
  const { upload, done, unmount } = await open()
  const answer = deferred<string>()
  upload.mockReturnValue(answer.promise)
  choose(await noisyPhoto(60, 40))
  await expect.element(save).not.toHaveAttribute('aria-busy')
  await save.click()
  await expect.poll(() => upload.mock.calls.length).toBe(1)
  await unmount()
  expect(upload.mock.lastCall?.[2].aborted).toBe(true)
  expect(done).not.toHaveBeenCalled()
})
