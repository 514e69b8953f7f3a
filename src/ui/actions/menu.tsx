import {
  useEffect,
  useId,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { focusAndScroll, moveFocus } from '../focus/focus'
import styles from './menu.module.css'

// The polyfill is loaded where popovers are missing; a menu opens after it has loaded.
if (!('popover' in HTMLElement.prototype))
  await import('../overlay/popover-fallback').then(({ installPopovers }) => installPopovers())

/** Pixels between a menu and its button, and between a menu and the window's edge. */
const GAP = 2
const EDGE = 8
/** A menu's minimum width, and the space below its button that is enough for most menus. */
const NARROW = 240
const LOW = 280

type Content = {
  /** The menu's name. */
  label: string
  /** A header above the items. */
  head?: ReactNode
  /** Links and buttons with `role="menuitem"`. Pressing one closes the menu. */
  children: ReactNode
}

type Props = Content & {
  /** The content of the button that opens it. */
  button: Omit<ComponentProps<'button'>, 'type' | 'popoverTarget'>
}

type MenuOfProps = Content & {
  id: string
  /** The button that opens the menu; its `popoverTarget` is `id`. */
  opener: RefObject<HTMLButtonElement | null>
  /** Opens on mount, for a press before the code had loaded. */
  openOnMount?: boolean
}

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')]

/**
 * Positions the menu below the end of its button, or above it where there is more space, always inside the window. Set
 * before the menu opens: in a wrong position it could receive the second press of a double press.
 */
function positionMenu(menu: HTMLElement, button: HTMLElement): void {
  const { top, bottom, right } = button.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const above = clientHeight - bottom < LOW && top > clientHeight - bottom
  const room = above ? top : clientHeight - bottom
  menu.style.insetBlockStart = above ? 'auto' : `${bottom + GAP}px`
  menu.style.insetBlockEnd = above ? `${clientHeight - top + GAP}px` : 'auto'
  menu.style.maxBlockSize = `${room - GAP - EDGE}px`
  menu.style.right = `${Math.min(Math.max(clientWidth - right, EDGE), clientWidth - NARROW - EDGE)}px`
}

/**
 * Keyboard navigation: arrows, Home and End move through the items and wrap; a letter moves to the next item that
 * starts with it.
 */
function onMenuKey(event: KeyboardEvent<HTMLElement>): void {
  const items = itemsOf(event.currentTarget)
  const at = items.findIndex((item) => item === document.activeElement)
  const { key } = event
  let to = { ArrowDown: at + 1, ArrowUp: Math.max(at, 0) - 1, Home: 0, End: -1 }[key]
  if (to === undefined && /^\p{L}$/u.test(key) && !event.ctrlKey && !event.metaKey) {
    const begins = (item: HTMLElement) =>
      item.textContent.trim().toLowerCase().startsWith(key.toLowerCase())
    const next = [...items.slice(at + 1), ...items].find(begins)
    to = next && items.indexOf(next)
  }
  if (to === undefined) return
  event.preventDefault()
  focusAndScroll(items.at(to % items.length))
}

/**
 * A button with a menu: opening focuses the first item, and Escape, a press outside and pressing an item close it and return
 * the focus to the button. Tab closes it and moves on, and so does a page that takes the focus.
 */
export function Menu({ button, ...menu }: Props) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <>
      <button {...button} ref={opener} type="button" aria-haspopup="menu" popoverTarget={id} />
      <MenuOf {...menu} id={id} opener={opener} />
    </>
  )
}

/** `Menu` without its button, for a button that renders before the menu. */
export function MenuOf({ id, opener, openOnMount = false, label, head, children }: MenuOfProps) {
  const menu = useRef<HTMLDivElement>(null)
  const close = () => menu.current?.hidePopover()
  useEffect(() => {
    const [source, own] = [opener.current, menu.current]
    const isOpen = own && own.getClientRects().length > 0
    if (openOnMount && source && !isOpen) own?.showPopover({ source })
  }, [openOnMount, opener])
  return (
    <div
      ref={menu}
      id={id}
      className={styles.menu}
      popover="auto"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onBeforeToggle={({ newState, currentTarget }) => {
        if (newState === 'open' && opener.current) positionMenu(currentTarget, opener.current)
      }}
      onToggle={({ newState, currentTarget }) => {
        if (newState === 'open') moveFocus(itemsOf(currentTarget)[0])
      }}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('[role="menuitem"]')) close()
      }}
      onBlur={({ relatedTarget, currentTarget }) => {
        // Another page has taken the focus. The opener's own press is the browser's.
        const isElsewhere = relatedTarget && relatedTarget !== opener.current
        if (isElsewhere && !currentTarget.contains(relatedTarget)) close()
      }}
      onKeyDown={(event) => (event.key === 'Tab' ? close() : onMenuKey(event))}
    >
      {head && (
        <div className={styles.head} role="presentation">
          {head}
        </div>
      )}
      {children}
    </div>
  )
}
