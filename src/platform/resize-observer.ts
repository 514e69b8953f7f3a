/** Whether the entry reports no height for an element that has one. */
const isWrong = ({ contentRect, target }: ResizeObserverEntry): boolean =>
  contentRect.height === 0 && target instanceof HTMLElement && target.offsetHeight > 0

/** A window, or a program that runs without one. */
type View = { ResizeObserver?: typeof ResizeObserver }

/**
 * Makes the window's `ResizeObserver` right for a virtual list: wrong entries are left out. While a style sheet loads, WebKit
 * reports a height of 0 for elements that have just been inserted, and the real one later; the list removes rows that
 * have no height.
 */
export function adaptResizeObserver(view: View): void {
  const Native = view.ResizeObserver
  if (!Native) return
  view.ResizeObserver = class extends Native {
    constructor(callback: ResizeObserverCallback) {
      super((entries, observer) => {
        const right = entries.filter((entry) => !isWrong(entry))
        if (right.length > 0) callback(right, observer)
      })
    }
  }
}
