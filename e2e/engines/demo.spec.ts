import { paths } from '~/routing/paths'
import { TEST_DEMO } from '../../scripts/build/folders.mjs'
import { startStatic } from '../../scripts/build/static-server.mjs'
import { PHONE } from '../../scripts/engines/page.mjs'
import { expect, PHOTO, step, test } from './fixtures'
import { comment, having, role, within } from './locators'

const LINK = '/linx?scenario=saturday-round&as=nora@whitcombe.example'

/** Runs in the page: returns how many pictures of golfers have been drawn. */
const drawnPictures = () =>
  [...document.images].filter(
    ({ src, naturalWidth }) => src.includes('/api/profile/picture/') && naturalWidth > 0,
  ).length

test('The demo opens from its link, and I can send a comment and a score with a photo', async ({
  started,
}) => {
  const site = await startStatic(TEST_DEMO)
  const page = await started.open({ size: PHONE })
  await step('the feed is shown with pictures of golfers', async () => {
    await page.goto(site.url + LINK)
    const isShown = () => page.isVisible(role('article')).catch(() => false)
    await expect.poll(isShown, { timeout: 30_000 }).toBe(true)
    await expect.poll(() => page.evaluate(drawnPictures, null)).toBeGreaterThan(0)
    expect(await page.problems()).toEqual([])
  })
  const sees = (selector: string) =>
    expect.poll(() => page.isVisible(selector).catch(() => false), selector).toBe(true)
  await step('a comment is sent', async () => {
    await page.click(within(role('article'), role('button', /comment/i, { expanded: false })))
    await sees(comment) // until the comments are loaded, the button moves
    await page.fill(role('textbox', 'Add a comment'), 'Well putted')
    await page.click(role('button', 'Send comment'))
    await sees(having(comment, 'Well putted'))
  })
  await step('a score is posted with a photo', async () => {
    await page.click(within(role('navigation', 'Main'), role('link', 'Post')))
    await sees(role('heading', 'Post a score', { level: 1 })) // cards of the feed also name the course
    await page.click(within(role('main'), role('link', /Bellwether Links/)))
    await page.fill(role('textbox', 'Total'), '84')
    await page.setFiles('input[type=file]', [PHOTO])
    await page.click(role('button', 'Post score'))
    await sees('internal:text="Your score is posted."i')
    expect(await page.problems()).toEqual([])
  })
  const isThere = async () => {
    await sees(role('article'))
    await sees(within(role('article'), role('img', /photo/i)))
  }
  await step('open the demo again; the score and its photo are still there', async () => {
    await page.goto(site.url + paths.linx('My Linx'))
    await isThere()
  })
  await step('reload; they are still there', async () => {
    await page.reload()
    await isThere()
    expect(await page.isVisible('internal:text="won’t remember"i')).toBe(false)
    expect(await page.problems()).toEqual([])
  })
  await page.close()
  await site.close()
})
