import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { failureText } from '~/domain/account/failure-text'
import { directLoginMessages as say } from '~/domain/messages/direct-login'
import type { IdTokenClaims } from '~/domain/account/id-token'
import { fieldOf, textOf } from '~/lib/decode'
import { paths } from '~/routing/paths'
import { lastEmail } from '~/session/last-email'
import { session } from '~/session/session'
import { checkReturned, signInAddress, type SignInWay } from './direct-sign-in'
import type { IdentityProvider } from './identity-provider'
import { openProviderSession } from './mutations'
import { takeAttempt } from './sign-in-attempt'
import { dropSignIn, receivedSignIn, type SignInCallback } from './sign-in-callback'

/** The state of direct sign-in. */
export type DirectSignIn =
  | { at: 'start'; message?: string }
  | { at: 'leaving'; way: SignInWay }
  /** A golfer is signed in and tokens of another sign-in have returned: the user has to choose (R21). */
  | { at: 'question'; callback: SignInCallback }
  | { at: 'entering'; claims?: IdTokenClaims }

/** A message for after the navigation: ending the previous session leaves this page. */
const messageIn = (state: unknown): string | undefined => textOf(fieldOf(state, 'message'))

const opening = (): DirectSignIn => ({ at: receivedSignIn() ? 'entering' : 'start' })

/** The steps of direct sign-in. */
export function useDirectSignIn(provider: IdentityProvider | undefined) {
  const { state: locationState }: { state: unknown } = useLocation()
  const [state, setState] = useState(opening)
  const navigate = useNavigate()
  const { mutateAsync: openSession } = useMutation(openProviderSession())
  const begun = useRef(false)
  const isMounted = useRef(true)

  async function enter(callback: SignInCallback) {
    dropSignIn()
    const returned = await checkReturned(callback, takeAttempt(), provider)
    if (!returned.ok) return setState({ at: 'start', message: returned.message })
    setState({ at: 'entering', claims: returned.claims })
    try {
      await session.adopt(await openSession(callback))
      await navigate(paths.linx(), { replace: true })
    } catch (error) {
      const message = failureText(error, say.failed)
      if (isMounted.current) setState({ at: 'start', message })
      else await navigate(paths.directLogin(), { replace: true, state: { message } })
    }
  }

  async function arrive(callback: SignInCallback) {
    const { status } = await session.start()
    if (status !== 'anonymous' && callback.idToken !== '')
      return setState({ at: 'question', callback })
    await enter(callback)
  }

  useEffect(() => {
    const received = receivedSignIn()
    if (!received || begun.current) return
    begun.current = true
    void arrive(received)
  })

  // A page restored from the back/forward cache must have working buttons again.
  useEffect(() => {
    const back = ({ persisted }: PageTransitionEvent) => persisted && setState({ at: 'start' })
    addEventListener('pageshow', back)
    isMounted.current = true
    return () => {
      removeEventListener('pageshow', back)
      isMounted.current = false
    }
  }, [])

  const pendingMessage = messageIn(locationState)
  return {
    state:
      state.at === 'start' && pendingMessage !== undefined
        ? { message: pendingMessage, ...state }
        : state,
    async begin(way: SignInWay) {
      if (!provider) return setState({ at: 'start', message: say.notConfigured })
      setState({ at: 'leaving', way })
      try {
        location.assign(await signInAddress(provider, way, lastEmail()))
      } catch (error) {
        setState({ at: 'start', message: failureText(error, say.failed) })
      }
    },
    /** Yes: switches to the returned golfer. */
    change: () => (state.at === 'question' ? enter(state.callback) : undefined),
    /** No: discards the returned sign-in. */
    stay() {
      dropSignIn()
      takeAttempt()
      setState({ at: 'start' })
    },
    async logout() {
      await session.logout()
      await navigate(paths.login(), { replace: true })
    },
  }
}
