import {
  createContext,
  use,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { Virtualizer, type CustomItemComponentProps } from 'virtua'
import type { Contact } from '~/domain/people/contact-names'
import { adaptResizeObserver } from '~/platform/resize-observer'
import { focusAndScroll } from '~/ui/focus/focus'
import { checkboxClass } from '~/ui/fields/checkbox'
import styles from './contact-list.module.css'

/** The status of a contact's invitation. `invited`: it was sent earlier, on that day. */
export type RowState =
  | { kind: 'open' }
  | { kind: 'invited'; day: string }
  | { kind: 'sent' }
  | { kind: 'failed'; message: string }

type ContactRowProps = {
  contact: Contact
  /** Set for the one row that Tab reaches. */
  tabStop: RefObject<HTMLInputElement | null> | undefined
  checked: boolean
  fixed: boolean
  state: RowState
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onToggle: () => void
}

const tagOf = (state: RowState): string | undefined => {
  if (state.kind === 'sent') return 'Sent'
  if (state.kind === 'failed') return 'Not sent'
  return state.kind === 'invited' ? `Invited ${state.day}` : undefined
}

/** One contact; the whole row is a label. A row that cannot be changed stays focusable. */
function ContactRow(props: ContactRowProps) {
  const { contact, tabStop, checked, fixed, state, onFocus, onKeyDown, onToggle } = props
  const isDisabled = fixed || state.kind === 'sent'
  const tag = tagOf(state)
  return (
    <label className={styles.contact} data-state={state.kind}>
      <input
        className={checkboxClass}
        type="checkbox"
        ref={tabStop}
        tabIndex={tabStop ? 0 : -1}
        checked={checked}
        aria-disabled={isDisabled || undefined}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onChange={() => {
          if (!isDisabled) onToggle()
        }}
      />
      <span className={styles.who}>
        <b>
          <bdi>{contact.name}</bdi>
        </b>
        <span className={styles.address}>
          <bdi>{contact.email}</bdi>
        </span>
        {state.kind === 'failed' && <span className={styles.why}>{state.message}</span>}
      </span>
      {tag && <span className={styles.tag}>{tag}</span>}
    </label>
  )
}

adaptResizeObserver(globalThis)

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

/** How many frames a row may take to be measured. */
const FOCUS_FRAMES = 30

const Count = createContext(0)

/** The row's position and the number of rows, since most other rows are not in the page (R16). */
const Item = ({ style, index, ref, children }: CustomItemComponentProps) => (
  <li style={style} ref={ref} aria-posinset={index + 1} aria-setsize={use(Count)}>
    {children}
  </li>
)

/** The row that a key moves to; undefined for other keys. */
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
  const tabStop = useRef<HTMLInputElement>(null)
  const [active, setActive] = useState(0)
  const focusRow = useRef<number>(undefined)
  const last = contacts.length - 1
  const at = Math.min(active, Math.max(last, 0))

  useLayoutEffect(() => {
    if (focusRow.current !== at) return undefined
    focusRow.current = undefined
    let [frame, framesLeft] = [0, FOCUS_FRAMES]
    // A distant row is rendered only now, and takes no focus while it is hidden until it has been measured.
    const focus = () => {
      focusAndScroll(tabStop.current)
      framesLeft -= 1
      if (document.activeElement !== tabStop.current && framesLeft > 0)
        frame = requestAnimationFrame(focus)
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
              tabStop={row === at ? tabStop : undefined}
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
