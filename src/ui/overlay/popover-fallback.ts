import { focusAndScroll } from '../focus/focus'

/** A popover polyfill for Safari below 17: what `Menu` needs, rendered in the page instead of the top layer. */

/** Marks an open popover for the style sheet, since `:popover-open` is not supported there. */
const OPEN = 'data-popover-open'

let openPopover: HTMLElement | undefined
let opener: HTMLElement | undefined

const isOpen = (popover: HTMLElement): boolean => popover.hasAttribute(OPEN)

function announce(popover: HTMLElement, type: 'beforetoggle' | 'toggle', newState: string): void {
  popover.dispatchEvent(Object.assign(new Event(type), { newState }))
}

function show(popover: HTMLElement, source: HTMLElement | undefined): void {
  if (isOpen(popover)) return
  if (openPopover) hide(openPopover)
  announce(popover, 'beforetoggle', 'open')
  popover.setAttribute(OPEN, '')
  openPopover = popover
  opener = source
  announce(popover, 'toggle', 'open')
}

function hide(popover: HTMLElement): void {
  if (!isOpen(popover)) return
  const hadFocus = popover.contains(document.activeElement)
  popover.removeAttribute(OPEN)
  openPopover = undefined
  if (hadFocus) focusAndScroll(opener)
  announce(popover, 'toggle', 'closed')
}

/** A press on an opener toggles its popover; a press anywhere else outside closes the open one. */
function onClick(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return
  const button = event.target.closest<HTMLElement>('[popovertarget]')
  const popover = button && document.getElementById(button.getAttribute('popovertarget') ?? '')
  if (button && popover) {
    event.preventDefault()
    if (isOpen(popover)) hide(popover)
    else show(popover, button)
  } else if (openPopover && !openPopover.contains(event.target)) hide(openPopover)
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || !openPopover) return
  event.preventDefault()
  hide(openPopover)
}

/** Installs the polyfill. */
export function installPopovers(): void {
  Object.assign(HTMLElement.prototype, {
    popover: null,
    showPopover(this: HTMLElement, options?: { source?: HTMLElement }) {
      show(this, options?.source)
    },
    hidePopover(this: HTMLElement) {
      hide(this)
    },
  })
  document.addEventListener('click', onClick)
  document.addEventListener('keydown', onKeyDown)
}
