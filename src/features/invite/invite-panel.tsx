import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { emailKey } from '~/domain/account/credentials'
import {
  EMPTY_INVITE,
  inviteFault,
  isFilled,
  MAX_NAME_LENGTH,
  missingText,
  withoutSent,
  type InviteForm as Form,
} from '~/domain/people/invite'
import { Card, Cards } from '~/ui/layout/card'
import { userInviteHistory, type Invited, type UserInviteHistory } from './invite-history'
import { ContactsSection } from './contacts-section'
import type { ContactsSetting } from './contacts-setting'
import styles from './invite.module.css'
import type { OpenContacts } from './use-contacts'
import { inviteMessages } from '~/domain/messages/invite'
import { localDay, today } from '~/lib/clock'
import { PRODUCT_NAME } from '~/lib/product-name'
import { cutText } from '~/lib/text'
import { paths } from '~/routing/paths'
import { Button } from '~/ui/actions/button'
import { CopyButton } from '~/ui/actions/copy-button'
import { useShare } from '~/ui/actions/share-button'
import { useMutation } from '@tanstack/react-query'
import { dayText } from '~/domain/scores/played-date'
import { failureText } from '~/domain/account/failure-text'
import { Notice } from '~/ui/feedback/notice'
import { Status } from '~/ui/feedback/status'
import { TextField } from '~/ui/fields/text-field'
import { useSubmit } from '~/ui/fields/use-submit'
import { invitePerson } from './mutations'

type InviteFormProps = {
  form: Form
  onForm: (form: Form) => void
  /** Clears what was sent. Returns false when something was typed meanwhile, which stays. */
  onSent: (sent: Form) => boolean
  /** The people the golfer has invited before. */
  invited: Invited
  history: Pick<UserInviteHistory, 'remember'>
}

/** The form to invite one person, by name and address. A failure leaves everything as it was typed. */
function InviteForm({ form, onForm, onSent, invited, history }: InviteFormProps) {
  const { mutateAsync: sendInvite } = useMutation(invitePerson())
  const [sent, setSent] = useState<string>()
  const before = invited.get(emailKey(form.email))
  const { busy, failure, errorAt, setError, focusOn, submit, ...own } = useSubmit<keyof Form>({
    validate() {
      setSent(undefined)
      return inviteFault(form)
    },
    async send() {
      const undo = await history.remember(form.email)
      try {
        const text = await sendInvite(form)
        setSent(text ?? inviteMessages.sent(`${form.firstName.trim()} ${form.lastName.trim()}`))
      } catch (error) {
        await undo()
        throw error
      }
      if (onSent(form)) focusOn('firstName')
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
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      onForm({ ...form, [field]: field === 'email' ? value : cutText(value, MAX_NAME_LENGTH) }),
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
        <TextField {...input('firstName')} label="First Name" autoComplete="off" />
        <TextField {...input('lastName')} label="Last Name" autoComplete="off" />
        <div className={styles.wide}>
          <TextField
            {...input('email')}
            label="Email Address"
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            placeholder="name@example.com"
            hint={
              before !== undefined &&
              !busy &&
              inviteMessages.again(dayText(localDay(before), today()))
            }
          />
        </div>
      </div>
      <Button variant="primary" type="submit" wide busy={busy} disabled={!isFilled(form)}>
        {busy ? inviteMessages.sending : inviteMessages.send}
      </Button>
      <Status>{sent && <Notice kind="good">{sent}</Notice>}</Status>
      {failure && <Notice kind="error">{failure}</Notice>}
    </form>
  )
}

const joinAddress = (): string => location.origin + paths.createAccount()

/** Shares the link to join, by the device's share sheet, or by the clipboard if there is none or it fails. */
export function ShareLink() {
  const share = useShare(() => ({
    title: PRODUCT_NAME,
    text: inviteMessages.shareText,
    url: joinAddress(),
  }))
  const label = share ? 'Share a link' : 'Copy a link'
  return <CopyButton label={label} text={joinAddress} share={share} wide />
}

type Props = {
  userId: number
  setting: ContactsSetting | undefined
  /** What Microsoft's sign-in sent back in the hash; '' when nothing came. */
  returned: string
  open?: OpenContacts
}

/** Invites players one by one, by a link, or from Microsoft contacts. */
export function InvitePanel({ userId, setting, returned, open }: Props) {
  const [form, setForm] = useState(EMPTY_INVITE)
  const latest = useRef(form) // what is typed while an invitation is sent
  const [stored] = useState(() => userInviteHistory(userId))
  const [invited, setInvited] = useState<Invited>(new Map())

  const refresh = async () => setInvited(await stored.invited())
  const history: UserInviteHistory = {
    ...stored,
    async remember(email) {
      const undo = await stored.remember(email)
      await refresh()
      return () => undo().then(refresh)
    },
  }

  /** Stored with each letter, since a golfer can leave at any of them. */
  function change(next: Form): void {
    latest.current = next
    setForm(next)
    void stored.saveForm(next)
  }

  function clear(sent: Form): boolean {
    const rest = withoutSent(latest.current, sent)
    change(rest)
    return rest === EMPTY_INVITE
  }

  // Restores what was typed before the golfer left, but not over what has been typed since.
  useEffect(() => {
    let isMounted = true
    const recall = async () => {
      const [known, typed] = await Promise.all([stored.invited(), stored.form()])
      if (!isMounted) return
      setInvited(known)
      if (!typed) return
      const { firstName, lastName, email } = latest.current
      latest.current = {
        firstName: firstName || typed.firstName,
        lastName: lastName || typed.lastName,
        email: email || typed.email,
      }
      setForm(latest.current)
    }
    void recall()
    return () => {
      isMounted = false
    }
  }, [stored])

  return (
    <Cards>
      <Card inside="section" className={styles.card}>
        <p className={styles.lede}>They’ll get an email with your name and a link to join.</p>
        <InviteForm
          form={form}
          onForm={change}
          onSent={clear}
          invited={invited}
          history={history}
        />
        <p className={styles.or}>or invite several at once</p>
        <ContactsSection
          setting={setting}
          returned={returned}
          history={history}
          onLeave={() => stored.saveForm(form)}
          open={open}
        />
        <ShareLink />
      </Card>
    </Cards>
  )
}
