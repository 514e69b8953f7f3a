import { useEffect, useState } from 'react'
import { Link } from '~/ui/actions/link'
import { directLoginMessages } from '~/domain/messages/direct-login'
import { realTimers } from '~/lib/timers'
import { paths } from '~/routing/paths'
import { buttonClass } from '~/ui/actions/button'
import { Notice } from '~/ui/feedback/notice'
import { PlainPage, Working } from '~/features/login/plain-page'
import { receivedHash } from '~/features/login/sign-in-callback'

/** The delay of the redirect, in milliseconds. */
const REDIRECT_MS = 1000

const inPlace = (address: string) => location.replace(address)

type Props = {
  /** Replaces this address by another one of the app. */
  replace?: (address: string) => void
}

/**
 * The return address of identity providers: with a hash it redirects to the root with that hash after a second. Tokens have
 * been removed from the address by then; they are passed on to the root only, which removes them again (R20).
 */
export function Page({ replace = inPlace }: Props) {
  const [hash] = useState(() => receivedHash() || location.hash)

  useEffect(() => {
    if (hash === '' || hash === '#') return undefined
    // Prefixed by '/' and '#', so it cannot lead to another host.
    return realTimers.after(REDIRECT_MS, () => replace(paths.login() + hash))
  }, [hash, replace])

  if (hash === '' || hash === '#')
    return (
      <PlainPage title="Signing in">
        <Notice kind="error">{directLoginMessages.noToken}</Notice>
        <Link className={buttonClass('primary', { wide: true })} to={paths.login()}>
          Login
        </Link>
      </PlainPage>
    )
  return (
    <PlainPage title="Signing in">
      <Working>{directLoginMessages.signingIn}</Working>
    </PlainPage>
  )
}
