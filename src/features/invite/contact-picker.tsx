import { useDeferredValue, useRef, useState } from 'react'
import { shortDayText } from '~/domain/scores/played-date'
import { findContacts, listedName, type Contact } from '~/domain/people/contact-names'
import { emailKey } from '~/domain/account/credentials'
import { inviteMessages } from '~/domain/messages/invite'
import { localDay, today } from '~/lib/clock'
import { EmptyEnvelope } from '~/ui/art/empty-envelope'
import { Button } from '~/ui/actions/button'
import { Dialog } from '~/ui/overlay/dialog'
import { EmptyState } from '~/ui/feedback/empty-state'
import { Notice } from '~/ui/feedback/notice'
import { TextField } from '~/ui/fields/text-field'
import { pluralize } from '~/lib/pluralize'
import { VisuallyHidden } from '~/ui/layout/visually-hidden'
import type { Invited } from './invite-history'
import { ContactList, type RowState } from './contact-list'
import styles from './contact-picker.module.css'
import type { Invitations } from './use-invitations'

type Props = {
  contacts: readonly Contact[]
  /** Whom the golfer has invited before. */
  invited: Invited
  invitations: Pick<Invitations, 'outcomes' | 'progress' | 'run'>
  onSend: (contacts: readonly Contact[]) => void
  /** Called on Cancel and Escape; the parent stops what is being sent. */
  onClose: () => void
}

/** 'Select Contacts to Invite': choose contacts, invite them, and see the result of each. */
export function ContactPicker({ contacts, invited, invitations, onSend, onClose }: Props) {
  const { outcomes, progress, run } = invitations
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const selectAll = useRef<HTMLButtonElement>(null)
  const sought = useDeferredValue(typed)
  const shown = findContacts(contacts, sought)

  const isSent = ({ email }: Contact) => outcomes.get(email)?.kind === 'sent'
  const stateOf = (contact: Contact): RowState => {
    const outcome = outcomes.get(contact.email)
    if (outcome) return outcome
    const at = invited.get(emailKey(contact.email))
    if (at === undefined) return { kind: 'open' }
    return { kind: 'invited', day: shortDayText(localDay(at), today()) }
  }
  const wanted = contacts.filter((contact) => chosen.has(contact.email) && !isSent(contact))
  const busy = progress !== undefined

  // 'Select all' leaves out people who were invited before, so that no one is invited twice by accident.
  const open = shown.filter(({ email }) => !outcomes.has(email) && !invited.has(emailKey(email)))
  const rest = [...open, ...shown.filter(({ email }) => outcomes.get(email)?.kind === 'failed')]
  const isAll = rest.length > 0 && rest.every(({ email }) => chosen.has(email))

  function choose(some: readonly Contact[], isChosen: boolean): void {
    setChosen((now) => {
      const next = new Set(now)
      for (const { email } of some) {
        if (isChosen) next.add(email)
        else next.delete(email)
      }
      return next
    })
  }

  return (
    <Dialog open title={inviteMessages.pickerTitle} firstFocus={selectAll} onClose={onClose}>
      <div>
        <div className={styles.picker}>
          <div className={styles.head}>
            {contacts.length > 0 && (
              <>
                <TextField
                  label="Search contacts"
                  hideLabel
                  type="search"
                  icon="search"
                  placeholder="Name or email"
                  autoComplete="off"
                  value={typed}
                  onChange={({ target }) => setTyped(target.value)}
                />
                <VisuallyHidden role="status">
                  {sought.trim() && `${pluralize(shown.length, 'contact')} found`}
                </VisuallyHidden>
                <div className={styles.line}>
                  <p className={styles.count} role="status">
                    {progress
                      ? inviteMessages.progress(progress.at, progress.total)
                      : inviteMessages.selected(wanted.length, contacts.length)}
                  </p>
                  <Button
                    variant="quiet"
                    small
                    ref={selectAll}
                    disabled={busy || rest.length === 0}
                    onClick={() => choose(rest, !isAll)}
                  >
                    {isAll ? 'Select none' : 'Select all'}
                  </Button>
                </div>
                <Result run={run} />
              </>
            )}
          </div>
          {shown.length > 0 ? (
            <ContactList
              key={sought}
              contacts={shown}
              chosen={new Set(wanted.map(({ email }) => email))}
              fixed={busy}
              stateOf={stateOf}
              onToggle={(contact) => choose([contact], !chosen.has(contact.email))}
            />
          ) : (
            <EmptyState
              art={<EmptyEnvelope />}
              title={contacts.length > 0 ? inviteMessages.noMatch : inviteMessages.noContacts}
            />
          )}
          <div className={styles.foot}>
            <Button variant="line" onClick={onClose}>
              {run && !busy ? 'Close' : 'Cancel'}
            </Button>
            <Button
              variant="primary"
              busy={busy}
              disabled={wanted.length === 0}
              onClick={() => onSend(wanted)}
            >
              {progress
                ? inviteMessages.progress(progress.at, progress.total)
                : inviteMessages.sendMany(wanted.length)}
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  )
}

/** Names the contacts who were not reached, since their rows may be out of view. */
function Result({ run }: Pick<Invitations, 'run'>) {
  if (!run || run.failed.length === 0) return null
  return (
    <Notice kind="error">
      <p className={styles.failed}>
        {run.sent > 0 && `${inviteMessages.someSent(run.sent)} `}
        {inviteMessages.notSent(run.failed.map(listedName))}
      </p>
    </Notice>
  )
}
