/** Whether the entry reports no height for an element that has one. */
const isWrong = ({ contentRect, target }: ResizeObserverEntry): boolean =>
  contentRect.height === 0 && target instanceof HTMLElement && target.offsetHeight > 0

/** A window, or a program that runs without one. */
type View = { ResizeObserver?: typeof ResizeObserver }

/**
 * Makes the window's `ResizeObserver` leave out wrong entries. While a style sheet loads, WebKit reports a height of 0
 * for elements that have just been inserted, and the real one later; a virtual list removes rows that have no height.
 */
export function skipWrongSizes(view: View): void {
  const Native = view.ResizeObserver
  if (!Native) return
  view.ResizeObserver = class extends Native {
    constructor(callback: ResizeObserverCallback) {
      super((entries, observer) => {
        const real = entries.filter((entry) => !isWrong(entry))
        if (real.length > 0) callback(real, observer)
      })
    }
  }
}
