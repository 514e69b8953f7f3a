import { useEffect, useState } from 'react'
import { Link } from '~/ui/actions/link'
import { useMutation } from '@tanstack/react-query'
import type { SessionResponse } from '~/api/decode/auth'
import { accountMessages } from '~/domain/messages/account'
import { emailKey, hdcpIdOf } from '~/domain/account/credentials'
import { genderOf } from '~/domain/account/sign-up'
import { paths } from '~/routing/paths'
import { Art, artStyles } from '~/ui/art/art'
import { Bunker } from '~/ui/art/bunker'
import { CourseMap } from '~/ui/art/course-map'
import { Holed } from '~/ui/art/holed'
import { Button, buttonClass } from '~/ui/actions/button'
import text from '~/ui/layout/text.module.css'
import { classNames } from '~/lib/class-names'
import { checkGolfer } from '~/api/check-golfer'
import { ApiError, serverMessage } from '~/api/errors'
import { realTimers } from '~/lib/timers'
import { useSession } from '~/session/use-session'
import type { SetupGolfer } from './create-account'
import { accountMutations } from './mutations'
import { SetupScreen, SetupSteps } from './setup-screen'

/** How long the handicap service may take before the golfer can continue without it, in milliseconds. */
const GHIN_TIMEOUT_MS = 10_000

/** The page with its Launch button. */
type ReadyState = {
  is: 'ghinTimeout' | 'accountComplete'
  /** The association's message if it refused the HDCP ID; '' if there was none. */
  refusal?: string
  isLaunching?: boolean
}

/** The states of the setup page. */
type SetupState =
  | { is: 'start' }
  | ReadyState
  | {
      is: 'error'
      message: string
      /** The host's own message, shown beside the fixed text. */
      reason: string | undefined
      /** The account exists; the golfer has to log in. */
      exists: boolean
      /** The state from which it was launched. */
      ready: ReadyState
    }

type Options = {
  golfer: SetupGolfer
  /** Opens the session, unless the golfer has one, and navigates on; rejects with an error that can be shown. */
  onSession: (response: SessionResponse | undefined) => Promise<void>
}

/** Sets up an account: loads the handicap record, then launches. */
function useSetup({ golfer, onSession }: Options) {
  const { lastName } = golfer
  const hdcpId = hdcpIdOf(golfer)
  const [state, setState] = useState<SetupState>({
    is: hdcpId === undefined ? 'accountComplete' : 'start',
  })
  const [attempt, setAttempt] = useState(0)
  const { mutateAsync: complete } = useMutation(accountMutations.completeRegistration())
  const gender = genderOf(golfer.gender)
  const current = useSession()
  const isSignedIn =
    current.status === 'signed-in' && emailKey(current.user.us_email) === emailKey(golfer.email)

  useEffect(() => {
    if (hdcpId === undefined) return undefined
    const leaving = new AbortController()
    const end = (next: ReadyState) => {
      if (!leaving.signal.aborted) setState(next)
      leaving.abort()
    }
    const cancelTimeout = realTimers.after(GHIN_TIMEOUT_MS, () => end({ is: 'ghinTimeout' }))
    checkGolfer({ hdcpId, lastName, gender }, leaving.signal).then(
      ({ isValid, message }) =>
        end({ is: 'accountComplete', ...(!isValid && { refusal: message }) }),
      () => end({ is: 'ghinTimeout' }),
    )
    return () => {
      cancelTimeout()
      leaving.abort()
    }
  }, [hdcpId, lastName, gender, attempt])

  async function launch(ready: ReadyState): Promise<void> {
    setState({ ...ready, isLaunching: true })
    try {
      await onSession(await complete(golfer.email))
    } catch (error) {
      const failure = failureOf(error, ready, hdcpId !== undefined)
      // A golfer who has launched before and then opens the mailed link is signed in already.
      if (failure.is === 'error' && failure.exists && isSignedIn) return onSession(undefined)
      setState(failure)
    }
  }

  function again(): void {
    setState({ is: 'start' })
    setAttempt(attempt + 1)
  }
  return { state, launch, again }
}

/**
 * The state after a failed launch. 503 with an HDCP ID means that the association did not respond; a second 503 is shown as
 * an error, since the page would not change otherwise. 409 means that the registration is already complete, so that only a
 * login opens a session.
 */
function failureOf(error: unknown, ready: ReadyState, hasNumber: boolean): SetupState {
  const status = error instanceof ApiError ? error.status : 0
  if (status === 503 && hasNumber && ready.is !== 'ghinTimeout') return { is: 'ghinTimeout' }
  const exists = status === 409
  const hostMessage = error instanceof ApiError ? serverMessage(error.data) : undefined
  const message = exists
    ? (hostMessage ?? accountMessages.registrationComplete)
    : accountMessages.registrationFailed
  return { is: 'error', message, reason: exists ? undefined : hostMessage, exists, ready }
}

/** The setup of a new account, up to the first visit to Linx. */
export function AccountSetup({ golfer, onSession }: Options) {
  const { state, launch, again } = useSetup({ golfer, onSession })
  const hdcp = hdcpIdOf(golfer)
  const name = golfer.firstName.trim()
  switch (state.is) {
    case 'start':
      return (
        <SetupScreen art={<LongPutt />} title="Setting up your account">
          <p role="status">
            We’re looking up your handicap record. This usually takes a few seconds.
          </p>
          <SetupSteps hdcp={hdcp} record="working" />
        </SetupScreen>
      )
    case 'ghinTimeout':
      return (
        <SetupScreen art={<LongPutt />} title="Still waiting on your handicap">
          <p role="status">
            The handicap service is slow today. You can start now. Your index will appear once it
            responds.
          </p>
          <SetupSteps hdcp={hdcp} record="late" />
          <LaunchButton onLaunch={() => void launch(state)} busy={state.isLaunching} />
          <Button variant="quiet" disabled={state.isLaunching} onClick={again}>
            Try the handicap service again
          </Button>
        </SetupScreen>
      )
    case 'accountComplete':
      return (
        <SetupScreen
          art={<Holed />}
          title={name ? `You’re on the tee, ${name}.` : 'You’re on the tee.'}
        >
          <p role="status">
            {state.refusal !== undefined
              ? accountMessages.hdcpNotConnected(state.refusal)
              : hdcp
                ? 'Your account is ready and your handicap is connected.'
                : 'Your account is ready.'}
          </p>
          <SetupSteps hdcp={hdcp} record={state.refusal === undefined ? 'done' : 'refused'} />
          <LaunchButton onLaunch={() => void launch(state)} busy={state.isLaunching} />
        </SetupScreen>
      )
    case 'error':
      return (
        <SetupScreen
          art={state.exists ? <Holed /> : <Bunker />}
          title={
            state.exists
              ? 'Your account is already set up'
              : 'We couldn’t finish setting up your account'
          }
        >
          <p role="alert">{state.message}</p>
          {state.reason !== undefined && <p>{state.reason}</p>}
          {state.exists ? (
            // Replaces the history entry, since Back would lead to the finished setup after the login.
            <Link className={buttonClass('primary', { wide: true })} to={paths.login()} replace>
              Login
            </Link>
          ) : (
            <Button variant="primary" wide onClick={() => void launch(state.ready)}>
              Try again
            </Button>
          )}
          <Link className={classNames(text.link, text.alone)} to={paths.contact()}>
            Contact support
          </Link>
        </SetupScreen>
      )
  }
}

/** Shown to a visitor who has neither the state of a sign-up nor a mailed link. */
export const SetupMissing = () => (
  <SetupScreen art={<CourseMap />} title="We don’t have your registration">
    <p role="alert">{accountMessages.registrationMissing}</p>
    <Link className={buttonClass('primary', { wide: true })} to={paths.createAccount()}>
      Start Over
    </Link>
  </SetupScreen>
)

const LaunchButton = ({ onLaunch, busy }: { onLaunch: () => void; busy?: boolean | undefined }) => (
  <Button variant="primary" wide busy={busy} onClick={onLaunch}>
    Launch Application
  </Button>
)

/** A ball rolling to the hole: in progress. */
const LongPutt = () => (
  <Art>
    <path className={artStyles.wash} d="M4 108c30-20 60-26 90-26s54 8 78 26z" />
    <path className={artStyles.line} d="M4 108c30-20 60-26 90-26s54 8 78 26" />
    <ellipse className={artStyles.ink} cx="126" cy="90" rx="9" ry="2.6" />
    <path className={artStyles.line} d="M126 90V28" />
    <path className={artStyles.flag} d="M126.9 28l22 7-22 7z" />
    <path className={artStyles.line} d="M26 94c18-9 38-13 62-13" strokeDasharray="1 6" />
    <circle className={artStyles.ball} cx="98" cy="75" r="8" />
    <circle className={artStyles.line} cx="98" cy="75" r="8" />
  </Art>
)
