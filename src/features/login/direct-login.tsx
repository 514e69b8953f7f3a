import { Link } from 'react-router-dom'
import { directLoginMessages as say } from '~/domain/messages/direct-login'
import { shownName } from '~/domain/people/names'
import { paths } from '~/routing/paths'
import { useSession } from '~/session/use-session'
import { Button, buttonClass } from '~/ui/actions/button'
import { ConfirmDialog } from '~/ui/overlay/confirm-dialog'
import { Notice } from '~/ui/feedback/notice'
import text from '~/ui/layout/text.module.css'
import styles from './direct-login.module.css'
import type { IdentityProvider } from './identity-provider'
import { PlainPage } from './plain-page'
import { useDirectSignIn } from './use-direct-sign-in'
import { Working } from './working'

type Props = { provider: IdentityProvider | undefined }

/** /direct-login: signing in with an external identity provider, and the return from it. */
export function DirectLogin({ provider }: Props) {
  const { state, begin, change, stay, logout } = useDirectSignIn(provider)
  const session = useSession()
  const golfer =
    session.status === 'signed-in'
      ? shownName(`${session.user.us_firstname ?? ''} ${session.user.us_lastname ?? ''}`)
      : undefined
  const busy = state.at === 'entering' || state.at === 'leaving'
  const claims = state.at === 'entering' ? state.claims : undefined
  const who = claims?.name ?? claims?.email

  return (
    <PlainPage title="Direct sign-in">
      {golfer !== undefined && (
        <p className={text.lede}>
          You are signed in as <bdi>{golfer}</bdi>.
        </p>
      )}
      {state.at === 'start' && state.message && <Notice kind="error">{state.message}</Notice>}
      {!provider && <Notice kind="info">{say.notConfigured}</Notice>}
      {state.at === 'entering' && (
        <Working>
          {who ? (
            <>
              Signing in as <bdi>{who}</bdi>…
            </>
          ) : (
            say.signingIn
          )}
        </Working>
      )}
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
        <Button variant="line" disabled={busy} onClick={() => void logout()}>
          Logout
        </Button>
      </div>
      <ConfirmDialog
        open={state.at === 'question'}
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
            , but you just signed in with another account. Switching signs you out first.
          </>
        }
        confirmLabel="Switch accounts"
        cancelLabel="Stay signed in"
        danger
        onConfirm={() => void change()}
        onClose={stay}
      />
    </PlainPage>
  )
}
