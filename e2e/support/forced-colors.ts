import type { Page } from '@playwright/test'
import { toolsIn } from './in-page'

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

/** Icons that do not stand out from what is behind them. */
async function faintIcons(page: Page): Promise<string[]> {
  const tools = await toolsIn(page)
  return page.evaluate(({ channels, contrast, groundOf, isClear }) => {
    /** The colors of an icon's strokes and fills. */
    const inksOf = (icon: Element) => {
      const own = getComputedStyle(icon)
      // Icons are painted in the forced color, but Chromium still reports the original stroke.
      if (own.stroke !== 'none') return [own.color]
      return Array.from(icon.querySelectorAll('*'), (shape) => getComputedStyle(shape)).flatMap(
        ({ stroke, fill }) => [stroke, fill],
      )
    }
    const faint = new Set<string>()
    for (const icon of document.querySelectorAll('body svg')) {
      if (!icon.checkVisibility({ visibilityProperty: true })) continue
      if (icon.getBoundingClientRect().width === 0) continue // the hidden SVG with the icons' definitions
      const inks = inksOf(icon).filter((ink) => ink.startsWith('rgb') && !isClear(ink))
      const ground = channels(groundOf(icon))
      if (inks.length > 0 && !inks.some((ink) => contrast(channels(ink), ground) >= 3))
        faint.add(`icon in ${icon.parentElement?.textContent.trim().slice(0, 30)}: ${inks[0]}`)
    }
    return [...faint]
  }, tools)
}

/** Small boxes without text that show only a color or a picture and have become invisible. */
async function lostShapes(page: Page): Promise<string[]> {
  const tools = await toolsIn(page)
  return page.evaluate(({ channels, contrast, groundOf, isClear }) => {
    const lost = new Set<string>()
    /** Whether a box without text is visible: by an edge, a picture, or a color that differs from the one behind it. */
    const isDrawn = (style: CSSStyleDeclaration, ground: string) =>
      Number.parseFloat(style.borderTopWidth) > 0 ||
      style.outlineStyle !== 'none' ||
      style.backgroundImage !== 'none' ||
      (!isClear(style.backgroundColor) &&
        contrast(channels(style.backgroundColor), channels(ground)) >= 1.5)
    const isShape = (wide: number, high: number) => wide >= 3 && high >= 3 && wide <= 60

    for (const element of document.querySelectorAll<HTMLElement>('body *:not(svg, svg *)')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue
      for (const part of ['::before', '::after']) {
        const style = getComputedStyle(element, part)
        const [wide, high] = [Number.parseFloat(style.width), Number.parseFloat(style.height)]
        const isPainted = Reflect.has(element, `painted${part}`) || !isClear(style.backgroundColor)
        if (style.content !== '""' || !isPainted || !isShape(wide, high)) continue
        const name = `${element.tagName.toLowerCase()} ${element.textContent.trim().slice(0, 30)}`
        if (!isDrawn(style, groundOf(element))) lost.add(`${part} of ${name}`)
      }
      const { width, height } = element.getBoundingClientRect()
      const isEmpty = element.childNodes.length === 0 && element.matches('i, b, span, div')
      if (!isEmpty || !isShape(width, height)) continue
      const style = getComputedStyle(element)
      if (!isDrawn(style, groundOf(element.parentElement)))
        lost.add(`shape in ${element.parentElement?.textContent.trim().slice(0, 30)}`)
    }
    return [...lost]
  }, tools)
}

/** Icons without contrast and shapes that disappear in forced-colors mode. */
export const lostInForcedColors = async (page: Page): Promise<string[]> => [
  ...(await faintIcons(page)),
  ...(await lostShapes(page)),
]
