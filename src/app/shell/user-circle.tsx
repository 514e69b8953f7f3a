import { useId, useRef, useState, type MouseEvent } from 'react'
import type { User } from '~/api/types'
import { failureText } from '~/domain/failure-text'
import { initials } from '~/lib/initials'
import { session } from '~/session/session'
import { alerts } from '~/ui/alerts'
import { createLazyPart } from '~/ui/lazy-part'
import { VisuallyHidden } from '~/ui/visually-hidden'
import type { AccountMenuProps } from './account-menu'
import styles from './user-circle.module.css'

/** Not part of the start: it is there by the time a press is over, or opens as soon as it is. */
const menuPart = createLazyPart<AccountMenuProps>(() =>
  import('./account-menu').then(({ AccountMenu }) => AccountMenu),
)

/** Until the golfer is known, a circle of the same size holds the place. */
export const UserCircle = ({ user }: { user: User | undefined }) =>
  user ? (
    <KnownCircle user={user} />
  ) : (
    <span className={styles.circle} aria-hidden="true">
      <span />
    </span>
  )

/** The golfer's initials; a press opens Profile and Logout, a double press reloads the golfer's data. */
function KnownCircle({ user }: { user: User }) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const [said, setSaid] = useState('')
  const menu = useMenuPart()
  const name = `${user.us_firstname ?? ''} ${user.us_lastname ?? ''}`.trim() || 'Unknown'

  async function reload() {
    setSaid('')
    try {
      await session.reloadUser()
      setSaid('Your data is up to date.')
    } catch (error) {
      await alerts.show(failureText(error))
    }
  }

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.circle}
        aria-label={`${initials(name)}, ${name}: Profile and Logout`}
        aria-haspopup="menu"
        {...(menu.Part ? { popoverTarget: id } : { 'aria-busy': menu.wanted })}
        onPointerDown={menuPart.preload}
        onFocus={menuPart.preload}
        onClick={menu.press}
        onDoubleClick={() => void reload()}
      >
        <span aria-hidden="true">{initials(name)}</span>
      </button>
      {menu.Part && (
        <menu.Part
          user={user}
          name={name}
          id={id}
          opener={opener}
          openOnMount={menu.wanted}
          onReload={() => void reload()}
          onMessage={setSaid}
        />
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}

/** The menu from the first press on. A second press before it is there takes the first back, as it closes an open one. */
function useMenuPart() {
  const [Part, setPart] = useState(menuPart.loaded)
  const [wanted, setWanted] = useState(false)
  async function load() {
    try {
      const Loaded = await menuPart.load()
      setPart(() => Loaded)
    } catch (error) {
      setWanted(false)
      await alerts.show(failureText(error))
    }
  }
  const press = (event: MouseEvent) => {
    if (Part) return // the browser opens and closes it
    event.preventDefault() // the menu may be open before the browser acts on this press, which would close it again
    setWanted(!wanted)
    if (!wanted) void load()
  }
  return { Part, wanted, press }
}
