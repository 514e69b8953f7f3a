import {
  useEffect,
  useId,
  useRef,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import styles from './menu.module.css'

// Its code is asked for where it is missing; a menu is shown after it.
if (!('popover' in HTMLElement.prototype))
  await import('./popover-fallback').then(({ installPopovers }) => installPopovers())

/** Pixels between a menu and its button, and between a menu and the window's edge. */
const GAP = 2
const EDGE = 8
/** A menu's least width, and the room below that is enough for most. */
const NARROW = 240
const LOW = 280

type Content = {
  /** The menu's name. */
  label: string
  /** Above the items: whose menu it is. */
  head?: ReactNode
  /** Links and buttons with `role="menuitem"`. Pressing one closes the menu. */
  children: ReactNode
}

type Props = Content & {
  /** The button that opens it: its name, look and content. */
  button: Omit<ComponentProps<'button'>, 'type' | 'popoverTarget'>
}

type MenuOfProps = Content & {
  id: string
  /** The button whose `popoverTarget` is the id. */
  opener: RefObject<HTMLButtonElement | null>
  /** It was wanted before it was there: it opens when it is made. */
  openOnMount?: boolean
}

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')]

/**
 * Below the button's far edge, above it where there is more room, and always inside the window. Said before the menu is
 * shown: for a moment in the wrong place it would take the second press of a double one.
 */
function place(menu: HTMLElement, button: HTMLElement): void {
  const { top, bottom, right } = button.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const above = clientHeight - bottom < LOW && top > clientHeight - bottom
  const room = above ? top : clientHeight - bottom
  menu.style.insetBlockStart = above ? 'auto' : `${bottom + GAP}px`
  menu.style.insetBlockEnd = above ? `${clientHeight - top + GAP}px` : 'auto'
  menu.style.maxBlockSize = `${room - GAP - EDGE}px`
  menu.style.right = `${Math.min(Math.max(clientWidth - right, EDGE), clientWidth - NARROW - EDGE)}px`
}

/** The arrows, Home and End move through the items and wrap; a letter goes to the next item that begins with it. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
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
  items.at(to % items.length)?.focus()
}

/**
 * A button with a menu. Opening puts the focus on the first item; Escape, a press outside and an item's press close it, and
 * the focus goes back to the button. Tab closes it and goes on from there.
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

/** The menu of a button that is there before it: `Menu` without its button. */
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
        if (newState === 'open' && opener.current) place(currentTarget, opener.current)
      }}
      onToggle={({ newState, currentTarget }) => {
        if (newState === 'open') itemsOf(currentTarget)[0]?.focus({ preventScroll: true })
      }}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('[role="menuitem"]')) close()
      }}
      onKeyDown={(event) => (event.key === 'Tab' ? close() : moveFocus(event))}
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
