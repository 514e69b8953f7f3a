import { expect, onTestFinished, test } from 'vitest'
import { adaptResizeObserver } from './resize-observer'

/** An observer that reports the entries a test gives it, as an engine would. */
function fakeView(): {
  ResizeObserver: typeof ResizeObserver
  report: (entries: ResizeObserverEntry[]) => void
} {
  let report: (entries: ResizeObserverEntry[]) => void = () => {}
  class Fake implements ResizeObserver {
    constructor(callback: ResizeObserverCallback) {
      report = (entries) => callback(entries, this)
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  return { ResizeObserver: Fake, report: (entries) => report(entries) }
}

const entry = (target: Element, height: number): ResizeObserverEntry => ({
  target,
  contentRect: new DOMRect(0, 0, 100, height),
  borderBoxSize: [],
  contentBoxSize: [],
  devicePixelContentBoxSize: [],
})

/** A row of this height. */
function row(height: number): HTMLElement {
  const element = document.createElement('div')
  element.style.cssText = `position: absolute; top: 0; height: ${height}px`
  document.body.append(element)
  onTestFinished(() => element.remove())
  return element
}

/** The heights that an observer reports, call by call. */
function reported(view: ReturnType<typeof fakeView>): number[][] {
  const heights: number[][] = []
  adaptResizeObserver(view)
  const observer = new view.ResizeObserver((entries) =>
    heights.push(entries.map((one) => one.contentRect.height)),
  )
  observer.disconnect()
  return heights
}

test('an entry without height for an element that has one is left out; the rest is reported', () => {
  const view = fakeView()
  const heights = reported(view)
  const [tall, empty] = [row(40), row(0)]
  view.report([entry(tall, 0), entry(empty, 0)])
  view.report([entry(tall, 0)])
  view.report([entry(tall, 40)])
  expect(heights).toEqual([[0], [40]])
})

test('the real observer reports as before, an element that is emptied too', async () => {
  const before = globalThis.ResizeObserver
  const heights: number[] = []
  try {
    adaptResizeObserver(globalThis)
    const element = row(40)
    const observer = new ResizeObserver(([one]) => heights.push(one?.contentRect.height ?? -1))
    observer.observe(element)
    await expect.poll(() => heights).toEqual([40])
    element.style.height = '0px'
    await expect.poll(() => heights).toEqual([40, 0])
    observer.disconnect()
  } finally {
    globalThis.ResizeObserver = before
  }
})

test('a program without a window has nothing to correct', () => {
  const view = {}
  adaptResizeObserver(view)
  expect(view).toEqual({})
})
