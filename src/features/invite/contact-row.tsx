import type { KeyboardEvent, RefObject } from 'react'
import type { Contact } from '~/domain/people/contact-names'
import { checkboxClass } from '~/ui/fields/checkbox'
import styles from './contact-list.module.css'

/** The status of a contact's invitation. `invited`: it was sent earlier, on that day. */
export type RowState =
  | { kind: 'open' }
  | { kind: 'invited'; day: string }
  | { kind: 'sent' }
  | { kind: 'failed'; message: string }

type Props = {
  contact: Contact
  /** Set for the one row that Tab reaches. */
  stop: RefObject<HTMLInputElement | null> | undefined
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
export function ContactRow(props: Props) {
  const { contact, stop, checked, fixed, state, onFocus, onKeyDown, onToggle } = props
  const isDisabled = fixed || state.kind === 'sent'
  const tag = tagOf(state)
  return (
    <label className={styles.contact} data-state={state.kind}>
      <input
        className={checkboxClass}
        type="checkbox"
        ref={stop}
        tabIndex={stop ? 0 : -1}
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
