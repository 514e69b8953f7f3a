import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures'
import { toolsIn } from './in-page'

/** The maximum number of Tab presses: more than any page has controls. */
const MAX_PRESSES = 60

/** What is wrong with the focus: there is none, it is outside the window, or has no ring; '' if nothing is wrong. */
async function focusProblem(page: Page): Promise<string> {
  const tools = await toolsIn(page)
  return page.evaluate(({ hasRing }) => {
    const { activeElement: at } = document
    if (!(at instanceof HTMLElement) || at === document.body) return 'no element has the focus'
    const { left, top, right, bottom } = at.getBoundingClientRect()
    if (bottom <= 0 || right <= 0 || top >= innerHeight || left >= innerWidth) return 'out of sight'
    const near = [at, at.nextElementSibling, at.closest('label'), at.closest('tr label')]
    const isRinged = near.some((one) => one && hasRing(one))
    // A heading focused after a change of page needs no ring; in a date field the parts have their own.
    return isRinged || at.matches('h1, main, [tabindex="-1"], [type="date"]')
      ? ''
      : `no ring: ${at.outerHTML}`
  }, tools)
}

/** Expects that this control has the focus and shows it. */
export async function expectFocus(control: Locator): Promise<void> {
  await expect(control).toBeFocused()
  await expect.poll(() => focusProblem(control.page())).toBe('')
}

/** Presses Tab, or Shift+Tab, until this control has the focus, and expects a visible focus at every stop. */
export async function tabTo(control: Locator, key = 'Tab'): Promise<void> {
  const page = control.page()
  const isThere = () => control.evaluate((one) => one === document.activeElement)
  await expect(control).toBeVisible()
  for (let presses = 0; presses < MAX_PRESSES && !(await isThere()); presses += 1) {
    await page.keyboard.press(key)
    await expect.poll(() => focusProblem(page), `stop ${presses + 1}`).toBe('')
  }
  await expectFocus(control)
}
