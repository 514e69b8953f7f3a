import type { Backend } from '#mocks'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { paths } from '~/routing/paths'
import { DESK } from '../../scripts/engines/page.mjs'
import { storedKeys } from '../support/offline'
import { settledScroll } from '../support/settled-scroll'
import { answered, expect, PHOTO, step, test, type Visitor } from './fixtures'
import { role, within } from './locators'

const COURSE = 'Bellwether Links'
const total = role('textbox', 'Total')
const post = role('button', 'Post score')
const receipt = role('alertdialog', 'Please note:')
const ok = within(receipt, role('button', 'OK'))
const pad = role('region', /^Score for hole/)

/** Opens the form from the course picker. */
async function openForm(golfer: Visitor) {
  await golfer.visit(paths.postScore())
  await golfer.sees(role('heading', 'Post a score', { level: 1 })) // cards of the feed also name the course
  await golfer.click(within(role('main'), role('link', new RegExp(COURSE))))
  await golfer.sees(role('heading', COURSE, { level: 1 }))
  await golfer.sees(total)
}

/** Nora's newest score at the host. */
const newest = ({ db }: Backend) => db.scores.where('userId', 1).at(-1)

const posted = (backend: Backend, count: number) =>
  expect.poll(() => answered(backend, 'postScore')).toBe(count)

test('I choose a course and tees, by their row and by their radio button, and post a total', async ({
  open,
  backend,
}) => {
  const golfer = await open()
  await golfer.visitAsNora(paths.linx())
  const white = role('radio', 'White')
  await step('choose a course', async () => {
    await openForm(golfer)
    await golfer.sees(white)
    await golfer.fits()
  })
  await step('tap each row of the tees beside its radio button; each is chosen', async () => {
    const names = await golfer.evaluate(teeNames, null)
    expect(names.length).toBeGreaterThan(2)
    for (const [at, name] of names.entries()) {
      await golfer.clickAt(await golfer.evaluate(pointInRow, at))
      await expect.poll(() => golfer.evaluate(chosenTees, null)).toEqual([name])
    }
  })
  await step('tap a radio button; its tees are chosen', async () => {
    await golfer.click(white)
    expect(await golfer.isChecked(white)).toBe(true)
  })
  await step('post a total; the receipt has the focus and fits the window', async () => {
    await golfer.fill(total, '84')
    await golfer.click(post)
    await golfer.sees(receipt)
    expect(await golfer.hasFocus(receipt)).toBe(true)
    await golfer.fits()
    await posted(backend, 1)
    expect(newest(backend)?.teeName).toMatch(/^White/)
  })
  await step('press OK, which leads back to the courses', async () => {
    await golfer.click(ok)
    await golfer.seesNo(receipt)
    await golfer.sees(role('heading', 'Post a score', { level: 1 }))
  })
  await step('post nine holes', async () => {
    await openForm(golfer)
    await golfer.click(role('radio', '9 holes'))
    await golfer.fill(role('textbox', 'Front nine'), '42')
    await golfer.click(post)
    await golfer.sees(receipt)
    await posted(backend, 2)
    await golfer.click(ok)
    await golfer.seesNo(receipt)
  })
})

test('I score hole by hole, and the holes and my place are still there after a reload and Back', async ({
  open,
}) => {
  const golfer = await open()
  await golfer.visitAsNora(paths.linx())
  await step('enter six holes on the pad', async () => {
    await openForm(golfer)
    await golfer.click(role('radio', 'Hole by hole'))
    for (const word of ['Par', 'Birdie', 'Bogey', 'Par', 'Par', 'Bogey'])
      await golfer.click(within(pad, role('button', new RegExp(`^\\d+ ${word}$`))))
    await golfer.sees(role('button', /^Hole 6, .*bogey$/))
    await golfer.fits()
  })
  await step('reload; the six holes are still there', async () => {
    await golfer.reload()
    await golfer.sees(role('button', /^Hole 6, .*bogey$/))
    await golfer.sees(role('button', /^Hole 2, .*birdie$/))
  })
  const notes = role('textbox', 'Notes')
  await step('scroll down and reload; the page is scrolled as before', async () => {
    await golfer.evaluate(() => scrollTo(0, 1400), null)
    expect(await golfer.evaluate(settledScroll, null)).toBe(1400)
    await golfer.reload()
    await golfer.sees(notes)
    expect(await golfer.evaluate(settledScroll, null)).toBe(1400)
  })
  await step('open Linx and go back; the page is scrolled as before', async () => {
    await golfer.evaluate(() => document.querySelector<HTMLElement>('nav a')?.click(), null)
    await golfer.seesNo(notes)
    await golfer.evaluate(() => history.back(), null)
    await golfer.sees(notes)
    expect(await golfer.evaluate(settledScroll, null)).toBe(1400)
  })
})

test('On a desktop, Hole by hole is ready for typing at once', async ({ open }) => {
  const golfer = await open({ size: DESK })
  await golfer.visitAsNora(paths.linx())
  await step('choose Hole by hole; the first hole has the focus', async () => {
    await openForm(golfer)
    await golfer.click(role('radio', '9 holes'))
    await golfer.click(role('radio', 'Hole by hole'))
    const first = role('button', /^Hole 1, /)
    await golfer.sees(first)
    await expect.poll(() => golfer.hasFocus(first)).toBe(true)
  })
})

test('I post a score with a photo by pressing Post right after choosing the photo', async ({
  open,
  backend,
}) => {
  const golfer = await open()
  await golfer.visitAsNora(paths.linx())
  await step('choose a photo and post; the photo arrives with its score', async () => {
    const photos = backend.db.media.where('userId', 1).length
    await openForm(golfer)
    await golfer.fill(total, '86')
    await golfer.setFiles('input[type=file]', [PHOTO])
    await golfer.click(post)
    await golfer.sees(receipt)
    await posted(backend, 1)
    expect(backend.db.media.where('userId', 1)).toHaveLength(photos + 1)
    await golfer.click(ok)
  })
  await step(
    'enter another score with a photo; it is stored on the device, no notice says otherwise, and a reload restores it',
    async () => {
      await golfer.click(within(role('main'), role('link', new RegExp(COURSE))))
      await golfer.sees(total)
      await golfer.setFiles('input[type=file]', [PHOTO])
      await golfer.sees(role('button', /^Remove/))
      const { notKept, mediaNotKept, attemptNotKept } = scoreEntryMessages
      for (const notice of [notKept, mediaNotKept, attemptNotKept])
        expect(await golfer.count(`internal:text=${JSON.stringify(notice)}i`), notice).toBe(0)
      expect(await golfer.evaluate(draftsInLocalStorage, null)).toEqual([])
      await expect.poll(() => golfer.evaluate(storedKeys, 'linx-media')).toHaveLength(1)
      await golfer.reload()
      await golfer.sees(role('button', /^Remove/))
    },
  )
  await step('the feed shows the photo', async () => {
    await golfer.visit(paths.linx('My Linx'))
    await golfer.sees(role('article'))
    await golfer.sees(within(role('article'), role('img', /photo/i)))
  })
})

/** Runs in the page: returns the keys of drafts in local storage, which is used only if the database does not work. */
const draftsInLocalStorage = (): string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith('linx-drafts/'))

/** Runs in the page: returns the names of the tees, in the order shown. */
const teeNames = (): string[] =>
  [...document.querySelectorAll('main fieldset label:has(input[type=radio][name=tee])')].map(
    (tee) => (tee.textContent ?? '').trim(),
  )

/** Runs in the page: returns a point at the right of the row of the tee with this index, where only its figures are. */
const pointInRow = (at: number) => {
  const [...radios] = document.querySelectorAll('main input[type=radio][name=tee]')
  const row = radios[at]?.closest('tr, li, [role=row], label')
  row?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const box = row?.getBoundingClientRect() ?? new DOMRect()
  return { x: box.left + box.width * 0.7, y: box.top + box.height / 2 }
}

/** Runs in the page: returns the names of the chosen tees. */
const chosenTees = (): string[] =>
  [...document.querySelectorAll('main fieldset label:has([name=tee]:checked)')].map((tee) =>
    (tee.textContent ?? '').trim(),
  )
