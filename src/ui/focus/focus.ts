import { useEffect, useRef } from 'react'

/** Temporary elements: the focus inside them returns to where it came from. */
const TRANSIENT = 'dialog, [popover], [role="status"]'

/** Marks a row that scrolls sideways; a focused child is scrolled into view completely. */
const SIDEWAYS = '[data-sideways]'

/** The element that had the focus last. */
let lastFocused: HTMLElement | undefined
/**
 * The element that had the focus until it was disabled; reset as soon as another one has it or the golfer presses
 * elsewhere.
 */
let disabledHolder: Element | undefined
let isTracking = false

/** Moves the focus and leaves the page where it is. */
export const moveFocus = (to: HTMLElement | null | undefined): void =>
  to?.focus({ preventScroll: true })

/** Moves the focus and scrolls to it. */
export const focusAndScroll = (to: HTMLElement | null | undefined): void => to?.focus()

/** The modal dialog on top, if one is open. */
export const openDialog = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1)

/** Moves the focus to the title of the page or of a dialog; to the whole of it if it has no title. */
export function focusTitle(container: HTMLElement | null): void {
  const title = container?.querySelector<HTMLElement>('h1, dialog > h2') ?? container
  if (title && !title.hasAttribute('tabindex')) title.tabIndex = -1
  moveFocus(title)
}

/**
 * Moves the focus to the page's title, so that screen readers read it and Tab continues there; does nothing if the page
 * has set the focus itself.
 */
export function focusPageTitle(): void {
  // A redirect during startup is not a navigation for the user.
  if (!navigator.userActivation?.hasBeenActive) return
  const main = document.getElementById('main')
  if (!main?.contains(document.activeElement)) focusTitle(main)
}

/** Moves the focus to the page as a whole, past the navigation. */
export function focusMain(): void {
  const main = document.getElementById('main')
  if (main) main.tabIndex = -1
  focusAndScroll(main)
}

/** Starts to track the focus. Called by the app at its start and by every dialog; further calls do nothing. */
export function trackFocus(): void {
  if (isTracking || typeof document === 'undefined') return // the routes are also loaded outside of a browser
  isTracking = true
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    disabledHolder = undefined
    if (!target.closest(TRANSIENT)) lastFocused = target
    // Browsers stop scrolling when a few pixels of a control are visible (WCAG 2.4.11).
    if (target.closest(SIDEWAYS)) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  document.addEventListener('pointerdown', () => (disabledHolder = undefined), true)
  document.addEventListener('focusout', ({ target }) => {
    if (target instanceof Element && target.matches(':disabled')) disabledHolder = target
  })
}

/** Whether the focus is lost: its element was removed or disabled. */
export const isFocusLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body

/**
 * The focused element, or the one that had the focus until it was disabled: Chromium 150 moves the focus at once, other
 * browsers with the next frame.
 */
export const focusHolder = (): Element | null =>
  isFocusLost() ? (disabledHolder ?? null) : document.activeElement

/**
 * Restores a lost focus to its last element; if that was removed, to the title of the page or of the open dialog.
 * Otherwise a button that was disabled while it worked, and then an alert, would leave the keyboard at the top of the
 * page.
 */
export function restoreFocus(): void {
  if (!isFocusLost()) return
  if (lastFocused?.isConnected) moveFocus(lastFocused)
  if (isFocusLost()) focusTitle(openDialog() ?? document.getElementById('main'))
}

/** Call before a focused control is disabled or removed: the focus returns to it, or to the control before it. */
export function restoreFocusAfter(own: Element): void {
  const container = own.closest('dialog, #main')
  const controls = [...(container?.querySelectorAll<HTMLElement>('a, button, input') ?? [])]
  controls.length = controls.findIndex((one) => one === own) + 1
  queueMicrotask(() => {
    while (isFocusLost() && controls.length > 0) moveFocus(controls.pop())
    restoreFocus()
  })
}

/** Moves the focus to a form's field, found by its name, and scrolls to it. */
export function focusField(form: HTMLFormElement | null, name: string): void {
  const field = [...(form?.elements ?? [])].find((one) => one.getAttribute('name') === name)
  if (field instanceof HTMLElement) focusAndScroll(field)
}

/** Moves the focus when the value changes, but not when the component mounts. */
export function useFocusOnChange(value: string, move: () => void): void {
  const previous = useRef(value)
  useEffect(() => {
    if (previous.current === value) return
    previous.current = value
    move()
  }, [value, move])
}
