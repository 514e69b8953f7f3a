import { useLocation, useNavigate } from 'react-router-dom'
import { Link } from '~/ui/actions/link'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { emailKey } from '~/domain/account/credentials'
import { accountMessages } from '~/domain/messages/account'
import { directLoginMessages } from '~/domain/messages/direct-login'
import { outboxMessages } from '~/domain/messages/outbox'
import { fullName, shownName } from '~/domain/people/names'
import { paths } from '~/routing/paths'
import { useSession } from '~/session/use-session'
import { Button, buttonClass } from '~/ui/actions/button'
import { useVisit } from '~/ui/actions/use-visit'
import { ConfirmDialog } from '~/ui/overlay/confirm-dialog'
import { Notice } from '~/ui/feedback/notice'
import text from '~/ui/layout/text.module.css'
import { failureText } from '~/domain/account/failure-text'
import type { IdTokenClaims } from '~/domain/account/id-token'
import { fieldOf, textOf } from '~/lib/decode'
import { lastEmail } from '~/session/storage/sign-in-storage'
import type { SessionResponse } from '~/api/decode/auth'
import { session } from '~/session/session'
import { golferId } from '~/session/session-types'
import styles from './direct-login.module.css'
import type { IdentityProvider, SignInWay } from './identity-provider'
import { LogoutQuestion } from './logout-question'
import { PlainPage, Working } from './plain-page'
import { checkReturned, directSignInAddress, openProviderSession } from './direct-sign-in'
import { pendingAttempt, takeAttempt } from './sign-in-attempt'
import { dropSignIn, receivedSignIn, type SignInCallback } from './sign-in-callback'

/** The state of direct sign-in. */
type DirectSignIn =
  | { at: 'start'; message?: string }
  | { at: 'leaving'; way: SignInWay }
  /**
   * A golfer is signed in and another sign-in has returned, so that the user must choose (R21). `change` switches accounts.
   */
  | { at: 'question'; change: () => Promise<void>; isOther: boolean }
  | { at: 'entering'; claims?: IdTokenClaims }

/** A message for after the navigation: ending the previous session leaves this page. */
const messageIn = (state: unknown): string | undefined => textOf(fieldOf(state, 'message'))

const opening = (): DirectSignIn => ({ at: receivedSignIn() ? 'entering' : 'start' })

/** The steps of direct sign-in. */
function useDirectSignIn(provider: IdentityProvider | undefined) {
  const { state: locationState }: { state: unknown } = useLocation()
  const [state, setState] = useState(opening)
  const navigate = useNavigate()
  const { mutateAsync: openSession } = useMutation(openProviderSession())
  const begun = useRef(false)
  const visit = useVisit()

  /** `ownId`: the id of the signed-in golfer, if they were not asked. */
  async function enter(callback: SignInCallback, ownId?: number) {
    setState({ at: 'entering' }) // closes the question, since a second press would find that the attempt was used
    dropSignIn()
    const returned = await checkReturned(callback, takeAttempt(), provider)
    if (!returned.ok) return setState({ at: 'start', message: returned.message })
    const { claims } = returned
    await signIn(claims, async () => {
      const response = await openSession(callback)
      // Only the host knows whose sign-in it is, since the claims are not trusted.
      if (ownId === undefined || response.userId === ownId) return response
      setState({
        at: 'question',
        change: () => signIn(claims, async () => response),
        isOther: true,
      })
      return undefined
    })
  }

  async function signIn(claims: IdTokenClaims, open: () => Promise<SessionResponse | undefined>) {
    setState({ at: 'entering', claims })
    try {
      const response = await open()
      if (!response) return
      await session.signInWithTokens(response)
      await navigate(paths.linx(), { replace: true })
    } catch (error) {
      const message = failureText(error, directLoginMessages.failed)
      if (!visit.current.signal.aborted) setState({ at: 'start', message })
      else await navigate(paths.directLogin(), { replace: true, state: { message } })
    }
  }

  /** Asks for confirmation, unless the same golfer is known to have signed in again, which deletes nothing. */
  async function arrive(callback: SignInCallback) {
    const current = await session.start()
    if (current.status === 'anonymous' || callback.idToken === '') return enter(callback)
    const returned = await checkReturned(callback, pendingAttempt(), provider)
    const email = returned.ok ? returned.claims.email : undefined
    const own = current.status === 'signed-in' ? current.user.us_email : undefined
    const isOwn = email && own && emailKey(email) === emailKey(own)
    if (isOwn) return enter(callback, golferId(current))
    const change = () => enter(callback)
    return setState({ at: 'question', change, isOther: Boolean(email && own) })
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
    return () => removeEventListener('pageshow', back)
  }, [])

  const pendingMessage = messageIn(locationState)
  return {
    state:
      state.at === 'start' && pendingMessage !== undefined
        ? { message: pendingMessage, ...state }
        : state,
    async begin(way: SignInWay) {
      if (!provider) return setState({ at: 'start', message: directLoginMessages.notConfigured })
      setState({ at: 'leaving', way })
      const { signal: left } = visit.current
      try {
        location.assign(await directSignInAddress(provider, { way, email: lastEmail(), left }))
      } catch (error) {
        if (!left.aborted)
          setState({ at: 'start', message: failureText(error, directLoginMessages.failed) })
      }
    },
    /** Discards the returned sign-in. */
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

/** Keeps the height of a line. */
const NBSP = '\u00a0'

type Props = {
  provider: IdentityProvider | undefined
  /** The number of the signed-in golfer's unposted scores. */
  unsent: number
}

/** /direct-login: signing in with an external identity provider, and the return from it. */
export function DirectLogin({ provider, unsent }: Props) {
  const { state, begin, stay, logout } = useDirectSignIn(provider)
  const [isLoggingOut, setLoggingOut] = useState(false)
  const current = useSession()
  const golfer = current.status === 'signed-in' ? shownName(fullName(current.user)) : undefined
  const isStarting = current.status === 'starting' && session.hasTokens()
  const busy = state.at === 'entering' || state.at === 'leaving'

  return (
    <PlainPage title="Direct sign-in">
      {(golfer !== undefined || isStarting) && (
        <p className={text.lede}>
          {isStarting ? (
            NBSP
          ) : (
            <>
              You are signed in as <bdi>{golfer}</bdi>.
            </>
          )}
        </p>
      )}
      {state.at === 'start' && state.message && <Notice kind="error">{state.message}</Notice>}
      {!provider && <Notice kind="info">{directLoginMessages.notConfigured}</Notice>}
      {state.at === 'entering' && <Entering claims={state.claims} />}
      <div className={styles.actions}>
        <Button
          variant="primary"
          wide
          disabled={!provider || busy}
          busy={state.at === 'leaving' && state.way === 'email'}
          onClick={() => void begin('email')}
        >
          Login with Email
        </Button>
        <Button
          variant="tint"
          wide
          disabled={!provider || busy}
          busy={state.at === 'leaving' && state.way === 'microsoft'}
          onClick={() => void begin('microsoft')}
        >
          Login with Microsoft
        </Button>
      </div>
      <div className={styles.other}>
        <Link className={buttonClass('line')} to={paths.linx()}>
          Go to Application
        </Link>
        <Button
          variant="line"
          disabled={busy}
          onClick={() => (unsent > 0 ? setLoggingOut(true) : void logout())}
        >
          Logout
        </Button>
      </div>
      {isLoggingOut && (
        <LogoutQuestion
          unsent={unsent}
          onLogout={() => void logout()}
          onClose={() => setLoggingOut(false)}
        />
      )}
      {state.at === 'question' && (
        <SwitchQuestion
          golfer={golfer}
          isOther={state.isOther}
          unsent={unsent}
          onConfirm={() => void state.change()}
          onClose={stay}
        />
      )}
    </PlainPage>
  )
}

/** Says who is being signed in, once the provider's claims are read. */
function Entering({ claims }: { claims: IdTokenClaims | undefined }) {
  const who = claims?.name ?? claims?.email
  if (!who) return <Working>{directLoginMessages.signingIn}</Working>
  return (
    <Working>
      Signing in as <bdi>{who}</bdi>…
    </Working>
  )
}

type SwitchQuestionProps = {
  /** The name of the signed-in golfer, where it is known. */
  golfer: string | undefined
  isOther: boolean
  unsent: number
  onConfirm: () => void
  onClose: () => void
}

/** Asks the signed-in golfer before a returned sign-in takes the place of their session. */
const SwitchQuestion = ({ golfer, isOther, unsent, onConfirm, onClose }: SwitchQuestionProps) => (
  <ConfirmDialog
    open
    danger
    title="Switch accounts?"
    message={
      <>
        You are signed in
        {golfer !== undefined && (
          <>
            {' '}
            as <bdi>{golfer}</bdi>
          </>
        )}
        {isOther ? directLoginMessages.isOther : directLoginMessages.maybeOther}{' '}
        {accountMessages.switchSignsOut}
        {unsent > 0 && ` ${outboxMessages.unsentSwitch(unsent)}`}
      </>
    }
    confirmLabel="Switch accounts"
    cancelLabel="Stay signed in"
    onConfirm={onConfirm}
    onClose={onClose}
  />
)
