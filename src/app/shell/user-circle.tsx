import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { Link } from 'react-router-dom'
import type { User } from '~/api/types'
import { classNames } from '~/lib/class-names'
import { initials } from '~/lib/initials'
import { paths } from '~/routing/paths'
import { session } from '~/session/session'
import { AlertDialog } from '~/ui/alert-dialog'
import { Icon } from '~/ui/icon'
import text from '~/ui/text.module.css'
import { VisuallyHidden } from '~/ui/visually-hidden'
import styles from './user-circle.module.css'

/** Until the golfer is known, a circle of the same size holds the place. */
export const UserCircle = ({ user }: { user: User | undefined }) =>
  user ? (
    <KnownCircle user={user} />
  ) : (
    <span className={styles.circle} aria-hidden="true">
      <span />
    </span>
  )

/** Moves through the menu's items with the arrows, Home and End. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]')]
  const at = items.findIndex((item) => item === document.activeElement)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  items.at(to % items.length)?.focus()
}

/** The golfer's initials; a press opens Profile and Logout, a double press reloads the golfer's data. */
function KnownCircle({ user }: { user: User }) {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const [failure, setFailure] = useState<string>()
  const name = `${user.us_firstname ?? ''} ${user.us_lastname ?? ''}`.trim() || 'Unknown'
  const close = () => menu.current?.hidePopover()

  async function reload() {
    close()
    setSaid('')
    try {
      await session.reloadUser()
      setSaid('Your data is up to date.')
    } catch (error) {
      setFailure(error instanceof Error ? error.message : '')
    }
  }

  return (
    <>
      <button
        type="button"
        className={styles.circle}
        aria-label={`${initials(name)}, ${name}: Profile and Logout`}
        aria-haspopup="menu"
        popoverTarget={id}
        onDoubleClick={() => void reload()}
      >
        <span aria-hidden="true">{initials(name)}</span>
      </button>
      <div
        ref={menu}
        id={id}
        className={styles.menu}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label="Account"
        onToggle={(event) => {
          if (event.newState === 'open') menu.current?.querySelector('a')?.focus()
        }}
        onKeyDown={(event) => (event.key === 'Tab' ? close() : moveFocus(event))}
      >
        <div className={styles.who} role="presentation">
          <b>
            <bdi>{name}</bdi>
          </b>
          <p className={classNames(text.caption, text.quiet)}>{user.us_email}</p>
        </div>
        <Link role="menuitem" to={paths.profile()} onClick={close}>
          <Icon name="user" />
          Profile
        </Link>
        <button role="menuitem" type="button" onClick={() => void reload()}>
          <Icon name="refresh" />
          Reload my data
        </button>
        <button role="menuitem" type="button" onClick={() => void session.logout()}>
          <Icon name="logout" />
          Logout
        </button>
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <AlertDialog
        open={failure !== undefined}
        message={failure}
        onClose={() => setFailure(undefined)}
      />
    </>
  )
}
