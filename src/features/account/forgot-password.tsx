import { useRef, useState, type SubmitEvent } from 'react'
import { Link } from 'react-router-dom'
import { isEmail } from '~/domain/account/credentials'
import { accountMessages } from '~/domain/messages/account'
import { classNames } from '~/lib/class-names'
import { formText } from '~/lib/form'
import { paths } from '~/routing/paths'
import { EmptyEnvelope } from '~/ui/art/empty-envelope'
import { backLinkClass } from '~/ui/actions/back-link'
import { Button } from '~/ui/actions/button'
import { Icon } from '~/ui/icons/icon'
import { Notice } from '~/ui/feedback/notice'
import { Status } from '~/ui/feedback/status'
import { TextField } from '~/ui/fields/text-field'
import text from '~/ui/layout/text.module.css'
import { PlainColumn, PlainTitle } from './plain-column'
import { requestLink } from './recovery'

/** The email form of a password reset. The response is always the same. */
export function ForgotPassword({ lastEmail }: { lastEmail: string }) {
  const [sent, setSent] = useState(false)
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
        <EmailForm lastEmail={lastEmail} onSent={() => setSent(true)} />
      )}
    </PlainColumn>
  )
}

function EmailForm({ lastEmail, onSent }: { lastEmail: string; onSent: () => void }) {
  const [fault, setFault] = useState<string>()
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const sending = useRef(false)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.current) return
    const email = formText(new FormData(event.currentTarget), 'email').trim()
    const found = faultOf(email)
    setFault(found)
    if (found) return field.current?.focus()
    sending.current = true
    setBusy(true)
    await requestLink(email)
    onSent()
  }

  return (
    <form
      className="stack"
      method="dialog"
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={() => setFault(undefined)}
    >
      <p className={text.lede}>Enter the email you sign in with and we’ll send a link.</p>
      <TextField
        ref={field}
        name="email"
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        defaultValue={lastEmail}
        error={fault}
      />
      <Button variant="primary" type="submit" wide busy={busy}>
        Send reset link
      </Button>
    </form>
  )
}

function faultOf(email: string): string | undefined {
  if (!email) return accountMessages.emailMissing
  return isEmail(email) ? undefined : accountMessages.emailInvalid
}
