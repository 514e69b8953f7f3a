import type { Locator } from '@playwright/test'

/** The controls in a part of the page whose pressable area is less than `least` pixels wide or high. */
export const smallTargets = (part: Locator, least: number): Promise<string[]> =>
  part.evaluate((root, wanted) => {
    const small: string[] = []
    const controls = 'button, input, select, textarea, summary, a[href], [role="slider"]'
    /** A link within a sentence may be as low as its line (WCAG 2.5.8). */
    const isInSentence = (control: HTMLElement) =>
      control.matches('a[href]') &&
      getComputedStyle(control).display === 'inline' &&
      control.closest('p, li, label')?.textContent.trim() !== control.textContent.trim()
    for (const control of root.querySelectorAll<HTMLElement>(controls)) {
      if (isInSentence(control)) continue
      const target = control.closest('label') ?? control
      const { width, height } = target.getBoundingClientRect()
      const after = getComputedStyle(target, '::after') // a target may extend over its row
      const reach = Math.max(
        after.position === 'absolute' ? Number.parseFloat(after.height) : 0,
        ...[...control.getClientRects()].map((line) => line.height),
      )
      const hidden = !control.checkVisibility({ visibilityProperty: true }) || width <= 1
      if (hidden || (width >= wanted - 0.5 && Math.max(height, reach) >= wanted - 0.5)) continue
      const name = control.ariaLabel ?? target.textContent ?? control.id
      small.push(`${name.trim().slice(0, 40)}: ${Math.round(width)} x ${Math.round(height)}`)
    }
    return small
  }, least)
