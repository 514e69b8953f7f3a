import type { Page } from '@playwright/test'
import { toolsIn } from './in-page'

/** Focuses each control in turn and returns those without a ring or fully covered (WCAG 2.4.7 and 2.4.11). */
export async function unseenFocus(page: Page): Promise<string[]> {
  const tools = await toolsIn(page)
  return page.evaluate(async ({ hasRing }) => {
    const unseen: string[] = []
    const frame = () => new Promise((done) => void requestAnimationFrame(done))
    /** Whether any of 15 points of an element is uncovered. */
    const isSeen = (own: Element) => {
      const { left, top, width, height } = own.getBoundingClientRect()
      return [0.1, 0.3, 0.5, 0.7, 0.9].some((down) =>
        [0.1, 0.5, 0.9].some((along) => {
          const there = document.elementFromPoint(left + width * along, top + height * down)
          return (
            there !== null && (own.contains(there) || there.parentElement === own.parentElement)
          )
        }),
      )
    }
    const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
    const controls = root.querySelectorAll<HTMLElement>(
      'a[href], button, input, textarea, select, summary, [tabindex="0"]',
    )
    for (const control of controls) {
      if (!control.isConnected || control.tabIndex < 0) continue
      if (!control.checkVisibility({ visibilityProperty: true })) continue
      control.focus()
      if (document.activeElement !== control) continue // disabled
      const own = control.closest('label') ?? control
      // Waits a few frames, because a bar above the control may have to move first.
      let seen = false
      for (let frames = 0; frames < 12 && !seen; frames += 1) {
        await frame()
        seen = isSeen(own)
      }
      const word = control.ariaLabel ?? (own.textContent || control.id)
      const name = `${control.tagName.toLowerCase()} ${word.trim().slice(0, 40)}`
      const near = [control, control.nextElementSibling, own, ...own.querySelectorAll('*')]
      if (!near.some((element) => element && hasRing(element))) unseen.push(`no ring: ${name}`)
      if (!seen) unseen.push(`covered: ${name}`)
    }
    return unseen
  }, tools)
}
