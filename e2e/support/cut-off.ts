import type { Page } from '@playwright/test'

/**
 * Texts and controls that the window, or an element around them, cuts off at a side, and that cannot be scrolled to. Texts that
 * end with an ellipsis, and texts only for screen readers, are left out.
 */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Tolerance in pixels: a rounded pixel, and the shadow of a letter. */
    const ROOM = 2
    const isVisible = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const isScrolled = (element: Element, { overflowX }: CSSStyleDeclaration) =>
      /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth

    /** The sides between which an element is visible; undefined if all of it can be reached or it is not meant to be seen. */
    function sides(of: Element): { left: number; right: number } | undefined {
      let [left, right] = [0, innerWidth]
      for (let around: Element | null = of; around; around = around.parentElement) {
        const style = getComputedStyle(around)
        const box = around.getBoundingClientRect()
        const isForScreenReaders = box.width <= 1 && style.display !== 'contents'
        const hasEllipsis = style.textOverflow === 'ellipsis' && style.overflowX !== 'visible'
        if (isForScreenReaders || hasEllipsis || isScrolled(around, style)) return undefined
        if (style.overflowX !== 'visible' || /paint|content|strict/.test(style.contain)) {
          left = Math.max(left, box.left)
          right = Math.min(right, box.right)
        }
        if (style.position === 'fixed' || around.matches(':modal, :popover-open')) break
      }
      return { left, right }
    }

    const found = new Set<string>()
    function look(element: Element, boxes: Iterable<DOMRect>, name: string): void {
      const within = isVisible(element) && sides(element)
      if (!within) return
      for (const { left, right, width } of boxes)
        if (width > 1 && (right > within.right + ROOM || left < within.left - ROOM))
          found.add(`cut off: ${name}, ${Math.round(left)} to ${Math.round(right)} px`)
    }

    const nodes = document.createTreeWalker(
      document.querySelector('#root') ?? document.body,
      NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    )
    while (nodes.nextNode()) {
      const node = nodes.currentNode
      if (node instanceof Element) {
        if (node.matches('a, button, input, select, textarea, img'))
          look(node, [node.getBoundingClientRect()], node.ariaLabel ?? node.tagName.toLowerCase())
      } else if (node.parentElement && node.textContent?.trim()) {
        const range = document.createRange()
        range.selectNodeContents(node)
        look(
          node.parentElement,
          range.getClientRects(),
          `“${node.textContent.trim().slice(0, 40)}”`,
        )
      }
    }
    return [...found]
  })
