import { createContext, use, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Virtualizer, type CustomItemComponentProps } from 'virtua'
import type { Contact } from '~/domain/people/contact-names'
import { focusAndScroll } from '~/ui/focus/focus'
import styles from './contact-list.module.css'
import { ContactRow, type RowState } from './contact-row'

type Props = {
  contacts: readonly Contact[]
  chosen: ReadonlySet<string>
  /** Nothing can be changed now. */
  fixed: boolean
  stateOf: (contact: Contact) => RowState
  onToggle: (contact: Contact) => void
}

/** Rows per Page Up or Page Down: about a phone's screen. */
const PAGE_ROWS = 8

/** How long a row may take to be measured. */
const FOCUS_FRAMES = 30

const Count = createContext(0)

/** How many there are and which this is, since most of the others are not in the page (R16). */
const Item = ({ style, index, ref, children }: CustomItemComponentProps) => (
  <li style={style} ref={ref} aria-posinset={index + 1} aria-setsize={use(Count)}>
    {children}
  </li>
)

/** The row a key leads to; undefined when it leads nowhere. */
function rowAfter(key: string, at: number, last: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + PAGE_ROWS,
    PageUp: at - PAGE_ROWS,
    Home: 0,
    End: last,
  }
  const to = steps[key]
  return to === undefined ? undefined : Math.min(Math.max(to, 0), last)
}

/** A virtual list of contacts with one tab stop; arrow keys move within it. */
export function ContactList({ contacts, chosen, fixed, stateOf, onToggle }: Props) {
  const stop = useRef<HTMLInputElement>(null)
  const [active, setActive] = useState(0)
  const focusRow = useRef<number>(undefined)
  const last = contacts.length - 1
  const at = Math.min(active, Math.max(last, 0))

  useLayoutEffect(() => {
    if (focusRow.current !== at) return undefined
    focusRow.current = undefined
    let [frame, left] = [0, FOCUS_FRAMES]
    // A row far away is drawn now, and hidden until it has been measured: hidden it takes no focus.
    const focus = () => {
      focusAndScroll(stop.current)
      left -= 1
      if (document.activeElement !== stop.current && left > 0) frame = requestAnimationFrame(focus)
    }
    focus()
    return () => cancelAnimationFrame(frame)
  }, [at])

  function go(event: KeyboardEvent) {
    const to = rowAfter(event.key, at, last)
    if (to === undefined) return
    event.preventDefault()
    if (to === at) return
    focusRow.current = to
    setActive(to)
  }

  return (
    <div className={styles.scroll}>
      <Count value={contacts.length}>
        <Virtualizer as="ul" item={Item} data={contacts} itemSize={60} keepMounted={[at]}>
          {(contact, row) => (
            <ContactRow
              key={contact.email}
              contact={contact}
              stop={row === at ? stop : undefined}
              checked={chosen.has(contact.email)}
              fixed={fixed}
              state={stateOf(contact)}
              onFocus={() => setActive(row)}
              onKeyDown={go}
              onToggle={() => onToggle(contact)}
            />
          )}
        </Virtualizer>
      </Count>
    </div>
  )
}
