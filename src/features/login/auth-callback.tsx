import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { directLoginMessages as say } from '~/domain/messages/direct-login'
import { realTimers } from '~/lib/timers'
import { paths } from '~/routing/paths'
import { buttonClass } from '~/ui/button'
import { Notice } from '~/ui/notice'
import { PlainPage } from './plain-page'
import { receivedHash } from './sign-in-callback'
import { Working } from './working'

/** How long the redirect takes. */
const REDIRECT_MS = 1000

const inPlace = (address: string) => location.replace(address)

type Props = {
  /** Goes to an address of the app in place of this one. */
  replace?: (address: string) => void
}

/**
 * /auth: with a hash it goes to the root with that hash after a second. Tokens have been taken out of
 * the address by then and come back for the root alone, which takes them out again (R20).
 */
export function AuthCallback({ replace = inPlace }: Props) {
  const [hash] = useState(() => receivedHash() || location.hash)

  useEffect(() => {
    if (hash === '' || hash === '#') return undefined
    // '/' and '#' before whatever it says: it cannot lead to another host.
    return realTimers.after(REDIRECT_MS, () => replace(paths.login() + hash))
  }, [hash, replace])

  if (hash === '' || hash === '#')
    return (
      <PlainPage title="Signing in">
        <Notice kind="error">{say.noToken}</Notice>
        <Link className={buttonClass('primary', { wide: true })} to={paths.login()}>
          Login
        </Link>
      </PlainPage>
    )
  return (
    <PlainPage title="Signing in">
      <Working>{say.signingIn}</Working>
    </PlainPage>
  )
}
