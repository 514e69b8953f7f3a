import type { Locator, Page } from '@playwright/test'

/** The start screen of the page's HTML; it is inert, so it has no roles. */
export const startScreen = (page: Page): Locator => page.locator('#start')

/** The app's scripts, without the small ones that index.html and app.html start with. */
export const APP_SCRIPTS = /\/assets\/(?!early|front)[^/]+\.js$/

/** Holds back the app's scripts until the returned function is called. */
export async function holdScripts(
  page: Page,
  which: string | RegExp = APP_SCRIPTS,
): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(which, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** Presses the middle of a part of the start screen, once the page's own script can notice it. */
export async function pressStartScreen(
  page: Page,
  part: Locator,
  button: 'left' | 'right' = 'left',
): Promise<void> {
  await page.waitForFunction(() => document.readyState !== 'loading' && globalThis.linxEarly)
  const box = await part.boundingBox()
  if (!box) throw new Error('it is not shown')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { button })
}

/** Records layout shifts without user input. Returns the shifts. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(JSON.stringify(entry))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate((): string[] => Reflect.get(window, 'shifts'))
}

/**
 * Removes the nodes of an element one by one, from its last to its first, as if only that much of the page had arrived, and
 * then restores them. Returns what moved by more than 3 px, above which browsers count a layout shift, with both positions.
 */
export const placesBeforeTheRest = (within: Locator): Promise<string[]> =>
  within.evaluate((root) => {
    const whole = root.cloneNode(true)
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    const nodes: Node[] = []
    while (walker.nextNode())
      if (!(walker.currentNode instanceof HTMLTableColElement)) nodes.push(walker.currentNode) // shows nothing
    const boxOf = (node: Node) => {
      if (node instanceof Element) return node.getBoundingClientRect()
      const range = document.createRange()
      range.selectNode(node)
      return range.getBoundingClientRect()
    }
    const finalBoxes = nodes.map(boxOf)
    const moved = new Set<string>()
    for (const [count, next] of [...nodes.entries()].toReversed()) {
      next.parentNode?.removeChild(next)
      nodes.slice(0, count).forEach((node, at) => {
        const [then, now] = [finalBoxes[at], boxOf(node)]
        if (!then || then.width * then.height * now.width * now.height === 0) return
        if (Math.max(Math.abs(then.x - now.x), Math.abs(then.y - now.y)) <= 3) return
        const text = `${node.nodeName} ${node.textContent}`.slice(0, 40)
        moved.add(`${text}: ${now.x},${now.y}, then ${then.x},${then.y}, before ${next.nodeName}`)
      })
    }
    if (root.children.length > 0) moved.add('Not everything was removed.')
    root.replaceWith(whole)
    return [...moved]
  })
