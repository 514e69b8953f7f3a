import { writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { paths } from '~/routing/paths'
import { profilePage } from '../screens/profile'
import { busyTasks } from '../support/busy-tasks'
import { expect, test } from '../support/fixtures'
import { phonePhoto } from '../support/photo'
import { SLOWER_CPU, slowDown } from '../support/slow-phone'

/** Records the time between frames from now on, in milliseconds. */
function watchFrames(): void {
  const gaps: number[] = []
  let last = performance.now()
  const next = (now: number) => {
    gaps.push(now - last)
    last = now
    requestAnimationFrame(next)
  }
  requestAnimationFrame(next)
  Object.assign(globalThis, { frameGaps: gaps })
}

const takeFrames = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const gaps: unknown = Reflect.get(globalThis, 'frameGaps')
    return Array.isArray(gaps) ? gaps.splice(0).map(Number) : []
  })

test('a 12 MB photo is opened in the picture editor and dragged', async ({ page }) => {
  test.setTimeout(240_000)
  await page.goto(paths.profile())
  const photo = await phonePhoto(page, 4032, 3024, { noise: true })
  const file = test.info().outputPath('me.jpg') // choosing a file on disk costs the page no time
  await writeFile(file, photo)
  const profile = profilePage(page)
  await profile.picture.click()
  await expect(profile.editor).toBeVisible()

  const start = performance.now()
  const opening = await busyTasks(page, async () => {
    await profile.file.setInputFiles(file)
    await expect(profile.zoom).toBeEnabled({ timeout: 60_000 })
    await expect(profile.editor.getByRole('application')).toBeVisible()
  })
  const took = performance.now() - start
  console.log(
    `${(photo.length / 1e6).toFixed(1)} MB portrait opened to be cut: ${took.toFixed(0)} ms, busiest task of the page ${opening[0]?.busy.toFixed(0)} ms of the processor`,
  )

  await slowDown(page)
  const box = await profile.editor.getByRole('application').boundingBox()
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2]
  await page.evaluate(watchFrames)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await takeFrames(page)
  const dragging = await busyTasks(page, async () => {
    for (let step = 1; step <= 60; step += 1)
      await page.mouse.move(x + 40 * Math.sin(step / 6), y + 40 * Math.cos(step / 6))
  })
  await page.mouse.up()
  const frames = (await takeFrames(page)).toSorted((one, other) => one - other)
  const at = (share: number) => (frames[Math.floor(frames.length * share)] ?? 0).toFixed(0)
  console.log(
    `dragged, ${SLOWER_CPU}x slower CPU: ${frames.length} frames, ${at(0.5)} ms median, ${at(0.95)} ms at 95 %, busiest task ${dragging[0]?.busy.toFixed(0)} ms of the processor`,
  )
})

for (const noise of [true, false])
  test(`a photo of 48 megapixels, ${noise ? 'as heavy as may be' : 'of few bytes'}, is opened while the page answers (HST-10)`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await page.goto(paths.profile())
    const photo = await phonePhoto(page, 8064, 6048, { noise, quality: noise ? 0.35 : 0.9 })
    const file = test.info().outputPath('large.jpg')
    await writeFile(file, photo)
    const profile = profilePage(page)
    await profile.picture.click()
    const start = performance.now()
    const tasks = await busyTasks(page, async () => {
      await profile.file.setInputFiles(file)
      await expect(profile.zoom).toBeEnabled({ timeout: 60_000 })
      await expect(profile.editor.getByRole('application')).toBeVisible()
    })
    const took = performance.now() - start
    console.log(
      `${(photo.length / 1e6).toFixed(1)} MB, 48 megapixels, opened: ${took.toFixed(0)} ms, busiest task of the page ${tasks[0]?.busy.toFixed(0)} ms of the processor`,
    )
    expect(tasks[0]?.busy ?? 0).toBeLessThan(200)
  })
