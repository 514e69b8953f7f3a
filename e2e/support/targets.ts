import type { Locator } from '@playwright/test'

/** Controls of a part of the page that are smaller than `least` pixels either way, as they can be hit. */
export const smallTargets = (part: Locator, least: number): Promise<string[]> =>
  part.evaluate((root, wanted) => {
    const small: string[] = []
    for (const control of root.querySelectorAll<HTMLElement>('button, input, textarea, a[href]')) {
      const target = control.closest('label') ?? control
      const { width, height } = target.getBoundingClientRect()
      const after = getComputedStyle(target, '::after') // a target may reach over its row
      const reach = after.position === 'absolute' ? Number.parseFloat(after.height) : 0
      const hidden = !control.checkVisibility({ visibilityProperty: true }) || width <= 1
      if (hidden || (width >= wanted - 0.5 && Math.max(height, reach) >= wanted - 0.5)) continue
      const name = control.ariaLabel ?? target.textContent ?? control.id
      small.push(`${name.trim().slice(0, 40)}: ${Math.round(width)} x ${Math.round(height)}`)
    }
    return small
  }, least)
