import { type ReactNode, useId, useRef, useState, type MouseEvent } from 'react'
import { Link } from '~/ui/actions/link'
import type { HelpTopic } from '~/routing/page-info'
import { paths } from '~/routing/paths'
import { useSession } from '~/session/use-session'
import { BarSlot } from '~/ui/layout/slots'
import { Brand, brandClass } from '~/ui/layout/brand'
import { buttonClass } from '~/ui/actions/button'
import { iconButtonClass } from '~/ui/actions/icon-button'
import { SectionLinks } from './section-links'
import styles from './top-bar.module.css'
import type { User } from '~/api/types'
import { failureText } from '~/domain/account/failure-text'
import { fullName, shownName } from '~/domain/people/names'
import { initials } from '~/lib/initials'
import { session } from '~/session/session'
import { alerts } from '~/ui/overlay/alerts'
import { createLazyPart, NOT_LOADED } from '~/ui/layout/lazy-part'
import { VisuallyHidden } from '~/ui/layout/visually-hidden'
import type { AccountMenuProps } from './account-menu'

/** Loaded on demand: ready when a press ends, or opened as soon as it is. */
const menuPart = createLazyPart<AccountMenuProps>(() =>
  import('./account-menu').then(({ AccountMenu }) => AccountMenu),
)

/** A placeholder of the same size until the golfer is known. */
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
  const [message, setMessage] = useState('')
  const menu = useMenuPart()
  const name = shownName(fullName(user))

  async function reload() {
    setMessage('')
    try {
      await session.reloadUser()
      setMessage('Your data is up to date.')
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
        aria-label={`${initials(name)} ${name}: Profile and Logout`}
        aria-haspopup="menu"
        {...(menu.Part ? { popoverTarget: id } : { 'aria-busy': menu.isWanted })}
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
          openOnMount={menu.isWanted}
          onReload={() => void reload()}
          onMessage={setMessage}
        />
      )}
      <VisuallyHidden role="status">{message}</VisuallyHidden>
    </>
  )
}

/**
 * Loads the menu on the first press. A second press before it has loaded cancels the first, as it closes an open menu.
 */
function useMenuPart() {
  const [Part, setPart] = useState(menuPart.loaded)
  const [isWanted, setIsWanted] = useState(false)
  async function load() {
    try {
      const Loaded = await menuPart.load()
      setPart(() => Loaded)
    } catch {
      setIsWanted(false)
      await alerts.show(NOT_LOADED)
    }
  }
  const press = (event: MouseEvent) => {
    if (Part) return // the browser opens and closes it
    event.preventDefault() // an opened menu would be closed again by the browser's default action
    setIsWanted(!isWanted)
    if (!isWanted) void load()
  }
  return { Part, isWanted, press }
}

type Props = {
  /** Whether the golfer's own links are shown: signed in, or about to be. */
  golfer: boolean
  help: HelpTopic | undefined
  /** Banners: they stick below the bar and push the page down. */
  children: ReactNode
}

/** Logo, sections, help and the user circle. */
export function TopBar({ golfer, help, children }: Props) {
  const state = useSession()
  return (
    <div className={styles.top}>
      <header className={styles.bar}>
        <Link className={brandClass} to={golfer ? paths.about() : paths.login()}>
          <Brand />
        </Link>
        {golfer && (
          <nav className={styles.sections} aria-label="Main">
            <SectionLinks badgeClassName={styles.count} />
          </nav>
        )}
        <BarSlot className={styles.slot} />
        <div className={styles.tools} data-pair={(golfer && help !== undefined) || undefined}>
          {help && (
            <Link className={iconButtonClass} to={paths.help(help)} aria-label="Help for this page">
              <span className={styles.help} aria-hidden="true">
                ?
              </span>
            </Link>
          )}
          {golfer && <UserCircle user={state.status === 'signed-in' ? state.user : undefined} />}
          {!golfer && (
            <Link className={buttonClass('quiet')} to={paths.login()}>
              Login
            </Link>
          )}
        </div>
      </header>
      {children}
    </div>
  )
}
