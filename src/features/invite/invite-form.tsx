import { useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react'
import {
  EMPTY_INVITE,
  inviteFault,
  isFilled,
  missingText,
  sameAddress,
  type InviteFault,
  type InviteForm as Form,
} from '~/domain/people/invite'
import { failureText } from '~/domain/account/failure-text'
import { inviteMessages as say } from '~/domain/messages/invite'
import { Button } from '~/ui/actions/button'
import { Notice } from '~/ui/feedback/notice'
import { Status } from '~/ui/feedback/status'
import { TextField } from '~/ui/fields/text-field'
import type { Invited, UserInviteHistory } from './invite-history'
import { sendInvite } from './invite-calls'
import styles from './invite.module.css'

type Props = {
  form: Form
  onForm: (form: Form) => void
  /** Whom the golfer has invited before. */
  invited: Invited
  history: Pick<UserInviteHistory, 'remember'>
}

const DAY = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' })

/** One person, by name and address. A failure leaves everything as it was typed. */
export function InviteForm({ form, onForm, invited, history }: Props) {
  const [fault, setFault] = useState<InviteFault>()
  const [result, setResult] = useState<{ isGood: boolean; text: string }>()
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const element = useRef<HTMLFormElement>(null)
  const before = invited.get(sameAddress(form.email))

  const focusOn = (field: keyof Form) =>
    element.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus()

  async function send(): Promise<void> {
    const found = inviteFault(form)
    setFault(found)
    setResult(undefined)
    if (found) return focusOn(found.field)
    setBusy(true)
    const undo = await history.remember(form.email)
    try {
      const text = await sendInvite(form)
      const name = `${form.firstName.trim()} ${form.lastName.trim()}`
      setResult({ isGood: true, text: text ?? say.sent(name) })
      onForm(EMPTY_INVITE)
      focusOn('firstName')
    } catch (error) {
      await undo()
      setResult({ isGood: false, text: failureText(error) })
    } finally {
      setBusy(false)
    }
  }

  function begin(): void {
    if (sending.current) return
    sending.current = true
    void send().finally(() => (sending.current = false))
  }

  // A disabled submit button blocks Enter, but the missing fields must be shown.
  function enter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (!event.repeat) begin()
  }

  const input = (field: keyof Form) => ({
    name: field,
    value: form[field],
    error: fault?.field === field ? fault.message : undefined,
    onChange: ({ target }: { target: { value: string } }) => {
      onForm({ ...form, [field]: target.value })
      setFault(undefined)
    },
    onKeyDown: enter,
    onBlur: () => {
      const hasBegun = form.firstName + form.lastName + form.email !== ''
      const message = hasBegun ? missingText(form, field) : undefined
      if (message !== undefined && !busy) setFault({ field, message })
    },
  })

  return (
    <form
      ref={element}
      className={styles.form}
      method="dialog"
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        begin()
      }}
    >
      <div className={styles.grid}>
        <TextField {...input('firstName')} label="First Name" autoComplete="off" maxLength={100} />
        <TextField {...input('lastName')} label="Last Name" autoComplete="off" maxLength={100} />
        <div className={styles.wide}>
          <TextField
            {...input('email')}
            label="Email Address"
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            placeholder="name@example.com"
            hint={before !== undefined && !busy && say.again(DAY.format(before))}
          />
        </div>
      </div>
      <Button variant="primary" type="submit" wide busy={busy} disabled={!isFilled(form)}>
        {busy ? say.sending : say.send}
      </Button>
      <Status>{result?.isGood && <Notice kind="good">{result.text}</Notice>}</Status>
      {result?.isGood === false && <Notice kind="error">{result.text}</Notice>}
    </form>
  )
}
