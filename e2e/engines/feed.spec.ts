import { paths } from '~/routing/paths'
import { DESK } from '../../scripts/engines/page.mjs'
import { arrive } from '../support/arrivals'
import { settledScroll } from '../support/settled-scroll'
import { answered, expect, step, test } from './fixtures'
import { comment, having, role, within } from './locators'

const entry = role('article')
const field = role('textbox', 'Add a comment')

/** Runs in the page: returns how many px of the text in the comment field are out of sight. */
const hiddenInField = () => {
  const area = document.querySelector('article textarea')
  return area ? area.scrollHeight - area.clientHeight : NaN
}

test('I cheer, comment, and see a friend’s new post at once', async ({ open, backend }) => {
  const golfer = await open()
  let seenBefore = 0
  await step('cheer a friend’s score', async () => {
    await golfer.visitAsNora(paths.linx())
    await golfer.click(role('button', 'Woohoo!'))
    await golfer.sees(role('button', 'Undo Woohoo'))
    await expect.poll(() => answered(backend, 'sendWoohoo')).toBe(1)
  })
  await step('send a comment with its button', async () => {
    await golfer.visit(paths.linx())
    seenBefore = answered(backend, 'updateLastNotify')
    await golfer.click(within(entry, role('button', /comment/i, { expanded: false })))
    await golfer.sees(comment) // until the comments are loaded, the button moves
    await golfer.fill(
      field,
      'A comment that is too long for one line of a phone, so its field grows',
    )
    expect(await golfer.evaluate(hiddenInField, null)).toBe(0)
    await golfer.fill(field, 'Well putted')
    await golfer.click(role('button', 'Send comment'))
    await golfer.sees(having(comment, 'Well putted'))
    await expect.poll(() => answered(backend, 'addComment')).toBe(1)
  })
  await step('on another page, a friend’s post counts on the Linx tab at once', async () => {
    await golfer.click(within(role('navigation', 'Main'), role('link', 'Groups')))
    await golfer.sees(role('heading', 'Groups', { level: 1 }))
    await expect.poll(() => backend.hub.connections()).toBe(1)
    // A score posted before the host has recorded the visit would not be new.
    await expect.poll(() => answered(backend, 'updateLastNotify')).toBeGreaterThan(seenBefore)
    backend.clock.advance(60_000)
    await arrive(backend, 1)
    await golfer.sees(within(role('navigation', 'Main'), role('link', /Linx.*1 new/)))
  })
})

test('At 390 px the tabs lead to every page, and the dark theme is dark', async ({ open }) => {
  const golfer = await open({ dark: true })
  await golfer.visitAsNora(paths.linx())
  await golfer.sees(entry)
  for (const [tab, heading] of [
    ['Post', 'Post a score'],
    ['Following', 'Following'],
    ['Groups', 'Groups'],
    ['Invite', 'INVITE A PLAYER'],
    ['Linx', 'Linx'],
  ] as const) {
    await step(`${tab}: its page is shown and no wider than the window`, async () => {
      await golfer.click(within(role('navigation', 'Main'), role('link', tab)))
      await golfer.sees(role('heading', heading, { level: 1 }))
      await golfer.fits()
    })
  }
  await step('the page is dark', async () => {
    const [red = 255, green = 255, blue = 255] = await golfer.evaluate(() => {
      const color = getComputedStyle(document.body).backgroundColor
      return (color.match(/[\d.]+/g) ?? []).map(Number)
    }, null)
    expect(Math.max(red, green, blue)).toBeLessThan(80)
  })
})

test('From far down in the feed a golfer’s page opens at its top, and Back returns; the list of reactions fills the window; a desktop has the side column', async ({
  open,
}) => {
  const golfer = await open()
  await golfer.visitAsNora(paths.linx())
  await golfer.sees(entry)
  let left = { name: '', top: NaN }
  await step('scroll down and tap a golfer’s name; their page opens at its top', async () => {
    await golfer.evaluate(() => scrollTo(0, 1400), null)
    await expect.poll(() => golfer.evaluate(nameInView, null)).not.toBeNull()
    await golfer.evaluate(settledScroll, null) // a tap would miss a name that still moves
    const link = await golfer.evaluate(nameInView, null)
    if (!link) throw new Error('no name is in view')
    left = link
    await golfer.clickAt(link)
    await golfer.sees(role('heading', link.name, { level: 1 }))
    await golfer.sees(entry)
    expect(await golfer.evaluate(settledScroll, null)).toBe(0)
  })
  await step('go back; the name is where it was', async () => {
    await golfer.evaluate(() => history.back(), null)
    await golfer.sees(role('heading', 'Linx', { level: 1 }))
    await golfer.evaluate(settledScroll, null)
    expect(await golfer.evaluate(nameInView, null)).toMatchObject(left)
  })
  await step(
    'open the list of who cheered and commented; it fills most of the window',
    async () => {
      await golfer.click(role('button', /^On your rounds/))
      const dialog = role('dialog', 'On your rounds')
      await golfer.sees(within(dialog, role('listitem')))
      await expect.poll(() => golfer.evaluate(listHeight, null)).toBeGreaterThan(500)
      await golfer.fits()
      await golfer.press('Escape')
      await golfer.seesNo(dialog)
    },
  )
  await step(
    'on a desktop, the feed and its side column are shown, and nothing is too wide',
    async () => {
      await golfer.resize(DESK)
      await golfer.visit(paths.linx())
      await golfer.sees(entry)
      await golfer.sees(role('complementary'))
      await golfer.fits()
    },
  )
})

/** Runs in the page: returns how many px of the list in the open dialog are visible. */
const listHeight = () => document.querySelector('dialog[open] ul')?.parentElement?.clientHeight ?? 0

/** Runs in the page: returns the first link to a golfer in view and its middle. */
const nameInView = () => {
  const link = [...document.querySelectorAll('article h2 a, article a[href*="User"]')].find(
    (one) => {
      const { top, bottom, width } = one.getBoundingClientRect()
      return top > 120 && bottom < 700 && width > 0
    },
  )
  if (!link) return null
  const { left, top, width, height } = link.getBoundingClientRect()
  return { name: link.textContent ?? '', top, x: left + width / 2, y: top + height / 2 }
}
