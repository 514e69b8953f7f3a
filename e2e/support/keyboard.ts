import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures'

/** More presses of Tab than any page has controls. */
const MOST = 60

/** What has the focus: its name, whether it shows it, and how much of it is in the window. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document
    if (!(at instanceof HTMLElement) || at === document.body) return 'no element has the focus'
    const { left, top, right, bottom } = at.getBoundingClientRect()
    if (bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth) return 'out of sight'
    const near = [at, at.nextElementSibling, at.closest('label'), at.closest('tr label')]
    const isRinged = near.some((one) =>
      [undefined, '::after'].some((part) => {
        if (!one) return false
        const { outlineStyle, outlineWidth } = getComputedStyle(one, part)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      }),
    )
    // A title that has the focus after a change of page is read, and shows no ring; a date's own parts show theirs.
    return isRinged || at.matches('h1, main, [tabindex="-1"], [type="date"]')
      ? ''
      : `no ring: ${at.outerHTML}`
  })

/** The focus is on this, and is seen. */
export async function expectFocus(control: Locator): Promise<void> {
  await expect(control).toBeFocused()
  await expect.poll(() => focused(control.page())).toBe('')
}

/** Goes on with Tab, or back with Shift+Tab, until this has the focus; at every stop the focus is somewhere, and is seen. */
export async function tabTo(control: Locator, key = 'Tab'): Promise<void> {
  const page = control.page()
  const isThere = () => control.evaluate((one) => one === document.activeElement)
  await expect(control).toBeVisible()
  for (let presses = 0; presses < MOST && !(await isThere()); presses += 1) {
    await page.keyboard.press(key)
    await expect.poll(() => focused(page), `stop ${presses + 1}`).toBe('')
  }
  await expectFocus(control)
}
