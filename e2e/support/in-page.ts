import type { Page } from '@playwright/test'

/** Runs in the page: creates the functions that several checks use. */
function makeTools() {
  /** Parses 'rgb(1, 2, 3)': red, green and blue from 0 to 255, and the opacity if the color has one. */
  const channels = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).map(Number)
  const isClear = (color: string) => channels(color)[3] === 0
  const luminance = (color: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = color.slice(0, 3).map((part) => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  return {
    channels,
    isClear,
    /** The contrast ratio of two opaque colors (WCAG 2.2), from 1 to 21. */
    contrast(one: readonly number[], other: readonly number[]): number {
      const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
      return (bright + 0.05) / (dark + 0.05)
    },
    /** The background color of an element: its own, or that of the nearest ancestor that has one. */
    groundOf(element: Element | null): string {
      for (let at = element; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at)
        if (!isClear(backgroundColor)) return backgroundColor
      }
      return 'rgb(255, 255, 255)'
    },
    /** Whether an element or one of its pseudo-elements has a visible outline. */
    hasRing: (element: Element): boolean =>
      [undefined, '::before', '::after'].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
      }),
  }
}

/** Functions that checks use in the page, as an argument for `page.evaluate`. */
export const toolsIn = (page: Page) => page.evaluateHandle(makeTools)
