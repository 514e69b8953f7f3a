import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from '~/ui/actions/link'
import { isEmail } from '~/domain/account/credentials'
import { failureText } from '~/domain/account/failure-text'
import { accountMessages } from '~/domain/messages/account'
import { classNames } from '~/lib/class-names'
import { formText, type FieldError } from '~/lib/form'
import { paths } from '~/routing/paths'
import { EmptyEnvelope } from '~/ui/art/empty-envelope'
import { backLinkClass } from '~/ui/actions/back-link'
import { Button } from '~/ui/actions/button'
import { Icon } from '~/ui/icons/icon'
import { Notice } from '~/ui/feedback/notice'
import { Status } from '~/ui/feedback/status'
import { TextField } from '~/ui/fields/text-field'
import { useSubmit } from '~/ui/fields/use-submit'
import text from '~/ui/layout/text.module.css'
import { accountMutations } from './mutations'
import { PlainColumn, PlainTitle } from './plain-column'

type Props = {
  /** The email to begin with, '' if none is known. */
  email: string
  /** Receives the email as it is typed. */
  onTyped?: (email: string) => void
}

/** The email form of a password reset. The response is always the same. */
export function ForgotPassword(props: Props) {
  /** False after 'Use a different email', undefined before. */
  const [sent, setSent] = useState<boolean>()
  return (
    <PlainColumn>
      <Link className={backLinkClass} to={paths.login()}>
        <Icon name="back" small />
        Login
      </Link>
      <PlainTitle>Forgot your password?</PlainTitle>
      {sent && <EmptyEnvelope />}
      <Status>{sent && <Notice kind="good">{accountMessages.resetSent}</Notice>}</Status>
      {sent ? (
        <>
          <p className={text.soft}>
            It should arrive within a few minutes. Check your spam folder, too.
          </p>
          <button
            className={classNames(text.link, text.alone)}
            type="button"
            autoFocus
            onClick={() => setSent(false)}
          >
            Use a different email
          </button>
        </>
      ) : (
        <EmailForm {...props} isAgain={sent === false} onSent={() => setSent(true)} />
      )}
    </PlainColumn>
  )
}

type FormProps = Props & {
  /** The button that leads back here was removed, so the field takes the focus. */
  isAgain: boolean
  onSent: () => void
}

function EmailForm({ email, isAgain, onSent, onTyped }: FormProps) {
  const { mutateAsync: requestLink } = useMutation(accountMutations.requestLink())
  const { form, busy, errorAt } = useSubmit({
    validate: (typed) => emailError(emailOf(typed)),
    send: async (typed) => {
      await requestLink(emailOf(typed))
      onSent()
    },
    failureText,
  })

  return (
    <form {...form} className="stack">
      <p className={text.lede}>Enter the email you sign in with and we’ll send a link.</p>
      <TextField
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        defaultValue={email}
        autoFocus={isAgain}
        error={errorAt('email')}
        onChange={(event) => onTyped?.(event.target.value)}
      />
      <Button variant="primary" type="submit" wide busy={busy}>
        Send reset link
      </Button>
    </form>
  )
}

const emailOf = (typed: FormData): string => formText(typed, 'email').trim()

function emailError(email: string): FieldError<'email'> | undefined {
  if (email && isEmail(email)) return undefined
  return {
    field: 'email',
    message: email ? accountMessages.emailInvalid : accountMessages.emailMissing,
  }
}
