import { useLayoutEffect, useRef } from 'react'
import { Link } from '~/ui/actions/link'
import { credentialsFault } from '~/domain/account/credentials'
import { failureText } from '~/domain/account/failure-text'
import { loginMessages } from '~/domain/messages/login'
import { classNames } from '~/lib/class-names'
import { formText } from '~/lib/form'
import { paths } from '~/routing/paths'
import { Button } from '~/ui/actions/button'
import { Notice } from '~/ui/feedback/notice'
import { PasswordField } from '~/ui/fields/password-field'
import { TextField } from '~/ui/fields/text-field'
import { useSubmit } from '~/ui/fields/use-submit'
import { moveFocus } from '~/ui/focus/focus'
import text from '~/ui/layout/text.module.css'
import styles from './login-form.module.css'

type Props = {
  /** The email to begin with, '' if none is known. */
  firstEmail: string
  /** Why the golfer was signed out; undefined for a visitor. */
  signedOutReason?: string | undefined
  /** Signs in; rejects with an error that can be shown. Afterwards the app navigates by itself. */
  onLogin: (email: string, password: string) => Promise<void>
  /** Receives the email as it is typed. */
  onTyped?: (email: string) => void
}

/**
 * The sign-in form. Its inputs are uncontrolled, so that text typed before the script has loaded, or filled in by a
 * password manager, stays; the password is sent byte for byte.
 */
export function LoginForm({ firstEmail, signedOutReason, onLogin, onTyped }: Props) {
  const { form, busy, failure, errorAt } = useSubmit({
    validate: (typed) => credentialsFault(formText(typed, 'email'), formText(typed, 'password')),
    send: (typed) => onLogin(formText(typed, 'email').trim(), formText(typed, 'password')),
    failureText: (error) => failureText(error, loginMessages.failed),
    leavesPage: true,
  })
  const email = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)

  useLayoutEffect(() => {
    const field = email.current
    // If the user was faster than the script, the focus and the field stay as they are.
    if (field?.value) return onTyped?.(field.value)
    if (!firstEmail || !field || field.form?.contains(document.activeElement)) return
    field.value = firstEmail
    moveFocus(password.current)
  }, [firstEmail, onTyped])

  return (
    <form {...form} className={styles.form}>
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
        error={errorAt('email')}
        onChange={(event) => onTyped?.(event.target.value)}
      />
      <PasswordField
        ref={password}
        id="password"
        name="password"
        label="Password"
        autoComplete="current-password"
        error={errorAt('password')}
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
