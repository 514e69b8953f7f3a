/** What does not last: who has the focus there comes from elsewhere, and goes back there. */
const TRANSIENT = 'dialog, [popover], [role="status"]'

/** A row that scrolls sideways says so with this; what takes the focus in it comes wholly into view. */
const SIDEWAYS = '[data-sideways]'

/** What had the focus last. */
let lastFocused: HTMLElement | undefined
/** What had the focus until it was disabled; unknown again as soon as something else has it, or the golfer points elsewhere. */
let disabledHolder: Element | undefined
let isTracking = false

/** Begins to remember where the focus goes. Called by the app at its start, and by every dialog; once is enough. */
export function trackFocus(): void {
  if (isTracking || typeof document === 'undefined') return // the routes are read without a page too
  isTracking = true
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    disabledHolder = undefined
    if (!target.closest(TRANSIENT)) lastFocused = target
    // A browser is content when a few pixels of a control are in view (WCAG 2.4.11).
    if (target.closest(SIDEWAYS)) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  document.addEventListener('pointerdown', () => (disabledHolder = undefined), true)
  document.addEventListener('focusout', ({ target }) => {
    if (target instanceof Element && target.matches(':disabled')) disabledHolder = target
  })
}

/** Whether nobody has the focus: what had it is gone, or was disabled. */
const isLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body

/**
 * What has the focus, or had it until it was disabled: Chromium 150 takes it away at once, others with the next frame.
 */
export const focusHolder = (): Element | null =>
  isLost() ? (disabledHolder ?? null) : document.activeElement

/**
 * When the focus is lost, gives it to what had it last; when that is gone too, to the title of the page, or of the dialog over
 * it. A pressed button that was disabled while it worked, and then an alert about how it ended, would leave the keyboard at
 * the page's top.
 */
export function restoreFocus(): void {
  if (!isLost()) return
  if (lastFocused?.isConnected) lastFocused.focus({ preventScroll: true })
  if (!isLost()) return
  const dialog = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1)
  const place = dialog ?? document.getElementById('main')
  const title = place?.querySelector<HTMLElement>('h1, dialog > h2') ?? place
  if (!title) return
  if (!title.hasAttribute('tabindex')) title.tabIndex = -1
  title.focus({ preventScroll: true })
}

/**
 * To be called when a control that has the focus is disabled or goes: the focus comes back to it, or to the control before it
 * when it is gone.
 */
export function restoreFocusAfter(own: Element): void {
  const place = own.closest('dialog, #main')
  const controls = [...(place?.querySelectorAll<HTMLElement>('a, button, input') ?? [])]
  controls.length = controls.findIndex((one) => one === own) + 1
  queueMicrotask(() => {
    while (isLost() && controls.length > 0) controls.pop()?.focus({ preventScroll: true })
    restoreFocus()
  })
}
