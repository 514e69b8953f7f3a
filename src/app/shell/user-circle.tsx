import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { User } from '~/api/types'
import { failureText } from '~/domain/failure-text'
import { pushMessages } from '~/domain/messages/push'
import { classNames } from '~/lib/class-names'
import { initials } from '~/lib/initials'
import { paths } from '~/routing/paths'
import { session } from '~/session/session'
import { alerts } from '~/ui/alerts'
import { Icon } from '~/ui/icon'
import { Menu } from '~/ui/menu'
import text from '~/ui/text.module.css'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { useLogout } from './use-logout'
import styles from './user-circle.module.css'

const mayNotify = () => globalThis.Notification?.permission === 'granted'

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
  const [said, setSaid] = useState('')
  const { logOut, question } = useLogout(user.us_id)
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

  async function sendTest() {
    setSaid('')
    try {
      await (await import('~/features/push-prompt/app-push')).sendTestPush()
      setSaid(pushMessages.testSent)
    } catch (error) {
      await alerts.show(failureText(error))
    }
  }

  return (
    <>
      <Menu
        label="Account"
        button={{
          className: styles.circle,
          'aria-label': `${initials(name)}, ${name}: Profile and Logout`,
          onDoubleClick: () => void reload(),
          children: <span aria-hidden="true">{initials(name)}</span>,
        }}
        head={
          <>
            <b>
              <bdi>{name}</bdi>
            </b>
            <p className={classNames(text.caption, text.quiet)}>{user.us_email}</p>
          </>
        }
      >
        <Link role="menuitem" to={paths.profile()}>
          <Icon name="user" />
          Profile
        </Link>
        <button role="menuitem" type="button" onClick={() => void reload()}>
          <Icon name="refresh" />
          Reload my data
        </button>
        {mayNotify() && (
          <button role="menuitem" type="button" onClick={() => void sendTest()}>
            <Icon name="refresh" />
            {pushMessages.test}
          </button>
        )}
        <button role="menuitem" type="button" onClick={() => void logOut()}>
          <Icon name="logout" />
          Logout
        </button>
      </Menu>
      {question}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}
