import type { Page } from '@playwright/test'

/** Marks the `::before` and `::after` that have a background. Call before forced-colors mode, which removes gradients. */
export const notePainted = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('body *'))
      for (const part of ['::before', '::after']) {
        const { backgroundColor, backgroundImage } = getComputedStyle(element, part)
        const isPainted = backgroundImage !== 'none' || !backgroundColor.endsWith(', 0)')
        if (isPainted) Reflect.set(element, `painted${part}`, true)
      }
  })

/** Icons without contrast, and shapes that vanish, in forced-colors mode. */
export const lostInForcedColors = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lost = new Set<string>()
    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
    const isClear = (color: string) => channels(color)[3] === 0
    const groundOf = (element: Element | null): string => {
      for (let at = element; at; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at)
        if (!isClear(backgroundColor)) return backgroundColor
      }
      return 'rgb(255, 255, 255)'
    }
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = channels(color).map((part) => {
        const share = part / 255
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const contrast = (one: string, other: string) => {
      const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
      return (bright + 0.05) / (dark + 0.05)
    }
    /** Whether a box without text is visible: by an edge, a picture, or a color that differs from the one behind it. */
    const isDrawn = (style: CSSStyleDeclaration, ground: string) =>
      Number.parseFloat(style.borderTopWidth) > 0 ||
      style.outlineStyle !== 'none' ||
      style.backgroundImage !== 'none' ||
      (!isClear(style.backgroundColor) && contrast(style.backgroundColor, ground) >= 1.5)
    const isShape = (wide: number, high: number) => wide >= 3 && high >= 3 && wide <= 60

    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      const description = `${element.tagName.toLowerCase()} ${element.textContent.trim().slice(0, 30)}`
      if (element instanceof SVGElement) {
        if (element.tagName !== 'svg') continue
        if (element.getBoundingClientRect().width === 0) continue // the icons' definitions
        const own = getComputedStyle(element)
        // An icon is painted in the forced color, but Chromium still reports its original stroke.
        const shapes = own.stroke === 'none' ? [...element.querySelectorAll('*')] : []
        const inks = [own.stroke === 'none' ? 'none' : own.color]
          .concat(
            shapes.flatMap((shape) => [
              getComputedStyle(shape).stroke,
              getComputedStyle(shape).fill,
            ]),
          )
          .filter((ink) => ink.startsWith('rgb') && !isClear(ink))
        const ground = groundOf(element)
        if (inks.length > 0 && !inks.some((ink) => contrast(ink, ground) >= 3))
          lost.add(`icon in ${element.parentElement?.textContent.trim().slice(0, 30)}: ${inks[0]}`)
        continue
      }
      for (const part of ['::before', '::after']) {
        const style = getComputedStyle(element, part)
        const [wide, high] = [Number.parseFloat(style.width), Number.parseFloat(style.height)]
        const isPainted = Reflect.has(element, `painted${part}`) || !isClear(style.backgroundColor)
        if (style.content !== '""' || !isPainted || !isShape(wide, high)) continue
        if (!isDrawn(style, groundOf(element))) lost.add(`${part} of ${description}`)
      }
      const { width, height } = element.getBoundingClientRect()
      const isEmpty = element.childNodes.length === 0 && element.matches('i, b, span, div')
      if (!isEmpty || !isShape(width, height)) continue
      const style = getComputedStyle(element)
      if (!isDrawn(style, groundOf(element.parentElement)))
        lost.add(`shape in ${element.parentElement?.textContent.trim().slice(0, 30)}`)
    }
    return [...lost]
  })
