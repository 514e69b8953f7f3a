import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { Link } from '~/ui/actions/link'
import type { SessionResponse } from '~/api/decode/auth'
import { failureText } from '~/domain/account/failure-text'
import { accountMessages } from '~/domain/messages/account'
import { PASSWORD_MIN, resetFault } from '~/domain/account/sign-up'
import { formText } from '~/lib/form'
import { realTimers } from '~/lib/timers'
import { paths } from '~/routing/paths'
import { session } from '~/session/session'
import { CourseMap } from '~/ui/art/course-map'
import { Holed } from '~/ui/art/holed'
import { Button, buttonClass } from '~/ui/actions/button'
import { restoreFocus } from '~/ui/focus/focus'
import { Notice } from '~/ui/feedback/notice'
import { PasswordField } from '~/ui/fields/password-field'
import { useSubmit } from '~/ui/fields/use-submit'
import { Status } from '~/ui/feedback/status'
import text from '~/ui/layout/text.module.css'
import { accountMutations, type MailedLink } from './mutations'
import { PlainColumn, PlainTitle } from './plain-column'
import plain from './plain-column.module.css'
import { classNames } from '~/lib/class-names'
import styles from './password-meter.module.css'

/** Shows how much of the minimum password length is typed. Visual only; the hint states the rule as text. */
const PasswordMeter = ({ length, of }: { length: number; of: number }) => (
  <span className={styles.meter} aria-hidden="true">
    {Array.from({ length: of }, (_, at) => (
      <i key={at} className={classNames(styles.part, at < length && styles.on)} />
    ))}
  </span>
)

/** How long the success message is shown before the golfer is signed in, in milliseconds. */
const SIGN_IN_DELAY_MS = 2000

type Props = {
  /** The parameters of the mailed link, if present. */
  token: string | undefined
  email: string | undefined
  /** The page was reloaded after the new password was set, before the golfer was signed in. */
  isReset?: boolean
  /** The link has been used: its token is removed from the address bar (R20). */
  onSpent: (response: SessionResponse) => void
  /** Opens the session, if it is not open; rejects with an error that can be shown. */
  onDone: (response: SessionResponse) => Promise<void>
}

/** Sets a new password by a mailed link. */
export function ResetPassword({ token, email, isReset, onSpent, onDone }: Props) {
  const [opened, setOpened] = useState<SessionResponse>()
  const [failure, setFailure] = useState<string>()
  const done = (response: SessionResponse) => {
    setOpened(response)
    onSpent(response)
  }
  const link = token && email ? { token, email } : undefined
  return (
    <PlainColumn>
      {failure ? (
        <AlreadySet failure={failure} />
      ) : opened ? (
        <Done response={opened} onDone={onDone} onFailure={setFailure} />
      ) : link ? (
        <NewPassword link={link} onReset={done} />
      ) : isReset ? (
        <AlreadySet />
      ) : (
        <BadLink />
      )}
      <Status>
        {opened && !failure && <Notice kind="good">{accountMessages.resetDone}</Notice>}
      </Status>
    </PlainColumn>
  )
}

const BadLink = () => (
  <>
    <div className={plain.map}>
      <CourseMap />
    </div>
    <PlainTitle>This link has expired</PlainTitle>
    <Notice kind="error">{accountMessages.resetLinkBad}</Notice>
    <Link className={buttonClass('primary', { wide: true })} to={paths.forgotPassword()}>
      Send a new link
    </Link>
  </>
)

/** `failure`: why the golfer could not be signed in with it. */
function AlreadySet({ failure }: { failure?: string }) {
  useEffect(() => {
    if (failure) restoreFocus() // the title before it was removed
  }, [failure])
  return (
    <>
      <Holed />
      <PlainTitle>Your new password is set</PlainTitle>
      {failure && <Notice kind="error">{failure}</Notice>}
      <Link className={buttonClass('primary', { wide: true })} to={paths.login()}>
        Login
      </Link>
    </>
  )
}

type DoneProps = {
  response: SessionResponse
  onDone: Props['onDone']
  onFailure: (message: string) => void
}

function Done({ response, onDone, onFailure }: DoneProps) {
  // Only once, since this page renders again while the next one is loading.
  const signIn = useEffectEvent(() => {
    onDone(response).catch((error: unknown) => onFailure(failureText(error)))
  })
  useEffect(() => realTimers.after(SIGN_IN_DELAY_MS, signIn), [])
  useEffect(restoreFocus, []) // the pressed button was removed
  return (
    <>
      <Holed />
      <PlainTitle>You’re back in.</PlainTitle>
    </>
  )
}

type FormProps = {
  link: MailedLink
  onReset: (response: SessionResponse) => void
}

function NewPassword({ link, onReset }: FormProps) {
  const [typed, setTyped] = useState('')
  const { mutateAsync: setPassword } = useMutation(accountMutations.setPassword(link))
  const { form, busy, failure, errorAt } = useSubmit({
    validate: (data) => resetFault(formText(data, 'password'), formText(data, 'confirm')),
    // A host ends the golfer's other sessions with the old password, also that of this device's other tabs.
    send: (data) =>
      session.withRefreshLock(async () => onReset(await setPassword(formText(data, 'password')))),
    failureText: (error) => failureText(error, accountMessages.resetFailed),
  })

  return (
    <>
      <PlainTitle>Choose a new password</PlainTitle>
      <p className={text.lede}>
        For <bdi>{link.email}</bdi>
      </p>
      <form {...form} className="stack">
        {failure && (
          <Notice kind="error">
            {failure}{' '}
            <Link className={text.link} to={paths.forgotPassword()}>
              Send a new link
            </Link>
          </Notice>
        )}
        <PasswordField
          name="password"
          label="New password"
          autoComplete="new-password"
          hint={
            <>
              <PasswordMeter length={typed.length} of={PASSWORD_MIN} />
              Eight characters or more.
            </>
          }
          error={errorAt('password')}
          onChange={(event) => setTyped(event.target.value)}
        />
        <PasswordField
          name="confirm"
          label="Confirm password"
          autoComplete="new-password"
          error={errorAt('confirm')}
        />
        <Button variant="primary" type="submit" wide busy={busy}>
          Reset password
        </Button>
      </form>
    </>
  )
}
