import type { Page } from '@playwright/test'
import { toolsIn } from './in-page'

/** The texts on the page with a contrast ratio below `least`, each with its ratio, measured as they are painted. */
export async function faintTexts(page: Page, least: number): Promise<string[]> {
  const tools = await toolsIn(page)
  return page.evaluate(
    ([{ contrast }, wanted]) => {
      const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
      type Color = readonly [number, number, number, number]
      const paint = (css: string, ground: Color): Color => {
        if (!canvas) throw new Error('No canvas.')
        canvas.clearRect(0, 0, 1, 1)
        canvas.fillStyle = `rgb(${ground.slice(0, 3).join(' ')})`
        canvas.fillRect(0, 0, 1, 1)
        canvas.fillStyle = css
        canvas.fillRect(0, 0, 1, 1)
        const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
        return [red, green, blue, 255]
      }
      /** The colors painted behind an element, from the page's own color inwards. */
      const groundOf = (element: Element): Color => {
        const parents: Element[] = []
        for (let at: Element | null = element; at; at = at.parentElement) parents.unshift(at)
        const root = getComputedStyle(document.documentElement)
        const pageColor: Color = paint(root.getPropertyValue('--bg'), [255, 255, 255, 255])
        return parents.reduce<Color>(
          (ground, parent) => paint(getComputedStyle(parent).backgroundColor, ground),
          pageColor,
        )
      }
      const isShown = (element: HTMLElement) => {
        const { clipPath, visibility, opacity } = getComputedStyle(element)
        const { width, height } = element.getBoundingClientRect()
        const off = element.closest(':disabled, [aria-disabled="true"]') !== null
        return (
          !off &&
          width > 1 &&
          height > 1 &&
          clipPath === 'none' &&
          visibility === 'visible' &&
          opacity !== '0'
        )
      }
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const faint = new Set<string>()
      while (walker.nextNode()) {
        const element = walker.currentNode.parentElement
        const text = walker.currentNode.textContent?.trim()
        if (!text || !element || element.closest('script, style, svg') || !isShown(element))
          continue
        const ground = groundOf(element)
        const ratio = contrast(ground, paint(getComputedStyle(element).color, ground))
        if (ratio < wanted) faint.add(`${text.slice(0, 40)}: ${ratio.toFixed(2)}`)
      }
      return [...faint]
    },
    [tools, least] as const,
  )
}
