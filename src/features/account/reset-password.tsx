import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { Link } from 'react-router-dom'
import type { SessionAnswer } from '~/api/decode/auth'
import { failureText } from '~/domain/account/failure-text'
import { accountMessages } from '~/domain/messages/account'
import { PASSWORD_MIN, resetFault, type Fault } from '~/domain/account/sign-up'
import { formText } from '~/lib/form'
import { realTimers } from '~/lib/timers'
import { paths } from '~/routing/paths'
import { CourseMap } from '~/ui/art/course-map'
import { Holed } from '~/ui/art/holed'
import { Button, buttonClass } from '~/ui/actions/button'
import { restoreFocus } from '~/ui/focus/focus'
import { Notice } from '~/ui/feedback/notice'
import { PasswordField } from '~/ui/fields/password-field'
import { Status } from '~/ui/feedback/status'
import text from '~/ui/layout/text.module.css'
import { PasswordMeter } from './password-meter'
import { PlainColumn, PlainTitle } from './plain-column'
import plain from './plain-column.module.css'
import { setPassword } from './recovery'

/** How long the success message is shown before the golfer is signed in. */
const SIGN_IN_DELAY_MS = 2000

type Props = {
  /** The parameters of the mailed link, if present. */
  token: string | undefined
  email: string | undefined
  /** The link has been used: its token leaves the address bar (R20). */
  onSpent: () => void
  /** Opens the session; rejects with an error that can be shown. */
  onDone: (session: SessionAnswer) => Promise<void>
}

/** A new password by a mailed link. */
export function ResetPassword({ token, email, onSpent, onDone }: Props) {
  const [session, setSession] = useState<SessionAnswer>()
  const done = (answer: SessionAnswer) => {
    setSession(answer)
    onSpent()
  }
  const link = token && email ? { token, email } : undefined
  return (
    <PlainColumn>
      {session ? (
        <Done session={session} onDone={onDone} />
      ) : link ? (
        <NewPassword link={link} onReset={done} />
      ) : (
        <BadLink />
      )}
      <Status>{session && <Notice kind="good">{accountMessages.resetDone}</Notice>}</Status>
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

type DoneProps = { session: SessionAnswer; onDone: Props['onDone'] }

function Done({ session, onDone }: DoneProps) {
  const [failure, setFailure] = useState<string>()
  useEffect(
    () =>
      realTimers.after(SIGN_IN_DELAY_MS, () => {
        onDone(session).catch((error: unknown) => setFailure(failureText(error)))
      }),
    [session, onDone],
  )
  useEffect(restoreFocus, []) // the pressed button was removed
  return (
    <>
      <Holed />
      <PlainTitle>You’re back in.</PlainTitle>
      {failure && (
        <>
          <Notice kind="error">{failure}</Notice>
          <Link className={buttonClass('primary', { wide: true })} to={paths.login()}>
            Login
          </Link>
        </>
      )}
    </>
  )
}

type FormProps = {
  link: { token: string; email: string }
  onReset: (session: SessionAnswer) => void
}

function NewPassword({ link, onReset }: FormProps) {
  const [fault, setFault] = useState<Fault<'password' | 'confirm'>>()
  const [failure, setFailure] = useState<string>()
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const password = useRef<HTMLInputElement>(null)
  const confirm = useRef<HTMLInputElement>(null)
  const sending = useRef(false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.current) return
    const form = new FormData(event.currentTarget)
    const found = resetFault(formText(form, 'password'), formText(form, 'confirm'))
    setFault(found)
    setFailure(undefined)
    if (found) return (found.field === 'password' ? password : confirm).current?.focus()
    sending.current = true
    setBusy(true)
    try {
      onReset(await setPassword(link, formText(form, 'password')))
    } catch (error) {
      setFailure(failureText(error, accountMessages.resetFailed))
      setBusy(false)
      sending.current = false
    }
  }

  const errorAt = (field: 'password' | 'confirm') =>
    fault?.field === field ? fault.message : undefined
  return (
    <>
      <PlainTitle>Choose a new password</PlainTitle>
      <p className={text.lede}>
        For <bdi>{link.email}</bdi>
      </p>
      <form
        className="stack"
        method="dialog"
        noValidate
        onSubmit={(event) => void submit(event)}
        onInput={() => setFault(undefined)}
      >
        {failure && (
          <Notice kind="error">
            {failure}{' '}
            <Link className={text.link} to={paths.forgotPassword()}>
              Send a new link
            </Link>
          </Notice>
        )}
        <PasswordField
          ref={password}
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
          ref={confirm}
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
