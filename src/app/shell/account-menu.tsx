import { useMutation } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { Link } from '~/ui/actions/link'
import type { User } from '~/api/types'
import { failureText } from '~/domain/account/failure-text'
import { pushMessages } from '~/domain/messages/push'
import { pushMutations } from '~/features/push-prompt/mutations'
import { classNames } from '~/lib/class-names'
import { paths } from '~/routing/paths'
import { alerts } from '~/ui/overlay/alerts'
import { addIcons, Icon } from '~/ui/icons/icon'
import { menuIcons } from '~/ui/icons/menu-icons'
import { MenuOf } from '~/ui/actions/menu'
import text from '~/ui/layout/text.module.css'
import { useLogout } from './use-logout'

addIcons(menuIcons)

const mayNotify = () => globalThis.Notification?.permission === 'granted'

/** What the circle passes to its menu, which is loaded on demand. */
export type AccountMenuProps = {
  user: User
  name: string
  id: string
  opener: RefObject<HTMLButtonElement | null>
  /** The button was pressed before the menu's code had loaded. */
  openOnMount: boolean
  onReload: () => void
  /** Announces a result. */
  onMessage: (message: string) => void
}

/** The menu of the golfer's circle: the account, Profile, Logout and related actions. */
export function AccountMenu(props: AccountMenuProps) {
  const { user, name, id, opener, openOnMount, onReload, onMessage } = props
  const { logOut, question } = useLogout(user.us_id)
  const { mutate: sendTest } = useMutation({
    ...pushMutations.sendTest(),
    onMutate: () => onMessage(''),
    onSuccess: () => onMessage(pushMessages.testSent),
    onError: (error) => void alerts.show(failureText(error)),
  })

  return (
    <>
      <MenuOf
        label="Account"
        id={id}
        opener={opener}
        openOnMount={openOnMount}
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
        <button role="menuitem" type="button" onClick={onReload}>
          <Icon name="refresh" />
          Reload my data
        </button>
        {mayNotify() && (
          <button role="menuitem" type="button" onClick={() => sendTest()}>
            <Icon name="refresh" />
            {pushMessages.test}
          </button>
        )}
        <button role="menuitem" type="button" onClick={() => void logOut()}>
          <Icon name="logout" />
          Logout
        </button>
      </MenuOf>
      {question}
    </>
  )
}
