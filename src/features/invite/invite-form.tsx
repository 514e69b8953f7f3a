import { useMutation } from '@tanstack/react-query'
import { useState, type KeyboardEvent } from 'react'
import {
  EMPTY_INVITE,
  inviteFault,
  isFilled,
  missingText,
  sameAddress,
  type InviteForm as Form,
} from '~/domain/people/invite'
import { failureText } from '~/domain/account/failure-text'
import { inviteMessages as say } from '~/domain/messages/invite'
import { Button } from '~/ui/actions/button'
import { Notice } from '~/ui/feedback/notice'
import { Status } from '~/ui/feedback/status'
import { TextField } from '~/ui/fields/text-field'
import { useSubmit } from '~/ui/fields/use-submit'
import type { Invited, UserInviteHistory } from './invite-history'
import styles from './invite.module.css'
import { invitePerson } from './mutations'

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
  const { mutateAsync: sendInvite } = useMutation(invitePerson())
  const [sent, setSent] = useState<string>()
  const before = invited.get(sameAddress(form.email))
  const { busy, failure, errorAt, setError, focusOn, submit, ...own } = useSubmit<keyof Form>({
    validate() {
      setSent(undefined)
      return inviteFault(form)
    },
    async send() {
      const undo = await history.remember(form.email)
      try {
        const text = await sendInvite(form)
        setSent(text ?? say.sent(`${form.firstName.trim()} ${form.lastName.trim()}`))
      } catch (error) {
        await undo()
        throw error
      }
      onForm(EMPTY_INVITE)
      focusOn('firstName')
    },
    failureText,
  })

  // A disabled submit button blocks Enter, but the missing fields must be shown.
  function enter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (!event.repeat) submit()
  }

  const input = (field: keyof Form) => ({
    name: field,
    value: form[field],
    error: errorAt(field),
    onChange: ({ target }: { target: { value: string } }) =>
      onForm({ ...form, [field]: target.value }),
    onKeyDown: enter,
    onBlur: () => {
      const hasBegun = form.firstName + form.lastName + form.email !== ''
      const message = hasBegun ? missingText(form, field) : undefined
      if (message !== undefined && !busy) setError({ field, message })
    },
  })

  return (
    <form {...own.form} className={styles.form}>
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
      <Status>{sent && <Notice kind="good">{sent}</Notice>}</Status>
      {failure && <Notice kind="error">{failure}</Notice>}
    </form>
  )
}
