/** Whether the entry reports no height for an element that has one. */
const isWrong = ({ contentRect, target }: ResizeObserverEntry): boolean =>
  contentRect.height === 0 && target instanceof HTMLElement && target.offsetHeight > 0

/** A window, or a program that runs without one. */
type View = { ResizeObserver?: typeof ResizeObserver }

/** How many sizes below the window are reported together. */
const GATHERED = 2

/** How long a size below the window may wait for another. */
const WAIT_MS = 100

/** Whether nobody can see the element yet, nor anything that its size moves. */
const isBelow = ({ target }: ResizeObserverEntry): boolean =>
  target.getBoundingClientRect().top > innerHeight

/**
 * Makes the window's `ResizeObserver` right and cheap for a virtual list. Wrong entries are left out: while a style sheet
 * loads, WebKit reports a height of 0 for elements that have just been inserted, and the real one later; the list removes
 * rows that have no height. Entries of rows below the window are reported in pairs, since each report moves rows, which takes
 * a style pass and a layout of its own.
 */
export function adaptResizeObserver(view: View): void {
  const Native = view.ResizeObserver
  if (!Native) return
  view.ResizeObserver = class extends Native {
    constructor(callback: ResizeObserverCallback) {
      const waiting: ResizeObserverEntry[] = []
      let timer: ReturnType<typeof setTimeout> | undefined
      super((entries, observer) => {
        waiting.push(...entries.filter((entry) => !isWrong(entry)))
        const report = () => waiting.length > 0 && callback(waiting.splice(0), observer)
        clearTimeout(timer)
        if (waiting.every(isBelow))
          timer = setTimeout(report, waiting.length < GATHERED ? WAIT_MS : 0)
        else report()
      })
    }
  }
}
