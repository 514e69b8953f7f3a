import { useLayoutEffect, useRef, useState, type SubmitEvent } from 'react'
import { Link } from 'react-router-dom'
import { credentialsFault } from '~/domain/account/credentials'
import { failureText } from '~/domain/account/failure-text'
import { loginMessages } from '~/domain/messages/login'
import { classNames } from '~/lib/class-names'
import { paths } from '~/routing/paths'
import { Button } from '~/ui/actions/button'
import { Notice } from '~/ui/feedback/notice'
import { PasswordField } from '~/ui/fields/password-field'
import { TextField } from '~/ui/fields/text-field'
import text from '~/ui/layout/text.module.css'
import styles from './login-form.module.css'

type Props = {
  /** The email of the last sign-in on this device, '' if there was none. */
  lastEmail: string
  /** Why the golfer was signed out; undefined for a visitor. */
  signedOutReason?: string | undefined
  /** Signs in; rejects with an error that can be shown. Afterwards the app navigates by itself. */
  onLogin: (email: string, password: string) => Promise<void>
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

/**
 * The sign-in form. Its inputs are uncontrolled, so that text typed before the script has loaded, or filled in by a
 * password manager, stays; the password is sent byte for byte.
 */
export function LoginForm({ lastEmail, signedOutReason, onLogin }: Props) {
  const [fault, setFault] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)
  const sending = useRef(false) // a ref, because state updates a tick later than a second press (R5)
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)

  useLayoutEffect(() => {
    if (!lastEmail || !email.current || email.current.value) return
    // If the user was faster than the script, the focus and the field stay as they are.
    if (email.current.form?.contains(document.activeElement)) return
    email.current.value = lastEmail
    password.current?.focus({ preventScroll: true })
  }, [lastEmail])

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.current) return
    const form = new FormData(event.currentTarget)
    const [typedEmail, typedPassword] = [textOf(form, 'email'), textOf(form, 'password')]
    const found = credentialsFault(typedEmail, typedPassword)
    setFault(found)
    setFailure(undefined)
    if (found) {
      const field = found === loginMessages.passwordMissing ? password : email
      field.current?.focus()
      return
    }
    sending.current = true
    setBusy(true)
    try {
      await onLogin(typedEmail.trim(), typedPassword)
    } catch (error) {
      setFailure(failureText(error, loginMessages.failed))
      setBusy(false)
      sending.current = false
    }
  }

  const atPassword = fault === loginMessages.passwordMissing
  return (
    // method 'dialog' outside a dialog does nothing: a press before the script has loaded must not put the password
    // into the address
    <form
      className={styles.form}
      method="dialog"
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={() => setFault(undefined)}
    >
      {failure && <Notice kind="error">{failure}</Notice>}
      {signedOutReason && !failure && (
        <Notice kind="warn" role="alert">
          {signedOutReason}
        </Notice>
      )}
      <TextField
        ref={email}
        id="email"
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        error={atPassword ? undefined : fault}
      />
      <PasswordField
        ref={password}
        id="password"
        name="password"
        label="Password"
        autoComplete="current-password"
        error={atPassword ? fault : undefined}
      />
      <Button variant="primary" type="submit" wide busy={busy}>
        {busy ? 'Logging in...' : 'Login'}
      </Button>
      <p className={styles.links}>
        <Link className={classNames(text.link, text.alone)} to={paths.forgotPassword()}>
          Forgot Password
        </Link>
        <Link className={classNames(text.link, text.alone)} to={paths.createAccount()}>
          Create Account
        </Link>
      </p>
    </form>
  )
}
