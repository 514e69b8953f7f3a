import { useState, useRef } from 'react'
import type { Contact } from '~/domain/people/contact-names'
import { inviteMessages } from '~/domain/messages/invite'
import { Button } from '~/ui/actions/button'
import { Notice } from '~/ui/feedback/notice'
import { Status } from '~/ui/feedback/status'
import { ContactPicker } from './contact-picker'
import type { ContactsSetting } from './contacts-setting'
import type { UserInviteHistory } from './invite-history'
import type { Run } from './send-invitations'
import { useContacts, type OpenContacts } from './use-contacts'
import { useInvitations } from './use-invitations'
import { EmptyEnvelope } from '~/ui/art/empty-envelope'
import { Dialog } from '~/ui/overlay/dialog'
import { Progress } from '~/ui/feedback/progress'
import styles from './gathering.module.css'

type GatheringProps = {
  /** How many people have been gathered so far. */
  count: number
  onCancel: () => void
}

/** Covers the page while the address book is read. */
function Gathering({ count, onCancel }: GatheringProps) {
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      open
      kind="alert"
      title={inviteMessages.gathering}
      firstFocus={cancel}
      onClose={onCancel}
    >
      <div className={styles.gathering}>
        <EmptyEnvelope />
        <p className={styles.count} role="status">
          {count}
        </p>
        <Progress label={inviteMessages.gathering} />
        <Button variant="line" wide ref={cancel} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Dialog>
  )
}

type Props = {
  setting: ContactsSetting | undefined
  returned: string
  history: UserInviteHistory
  onLeave: () => Promise<void>
  open?: OpenContacts | undefined
}

/** Microsoft's four squares, one color. */
const Squares = () => (
  <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
    <path d="M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z" fill="currentColor" />
  </svg>
)

/** The Microsoft Contacts button and what follows from it. */
export function ContactsSection({ setting, returned, history, onLeave, open }: Props) {
  const { stage, start, close } = useContacts({ setting, returned, history, onLeave, open })
  const invitations = useInvitations(history)
  const [ended, setEnded] = useState<Run>()
  /** How often the golfer has closed a picker. */
  const timesClosed = useRef(0)

  async function send(contacts: readonly Contact[]): Promise<void> {
    const before = timesClosed.current
    const run = await invitations.send(contacts)
    if (!run) return
    setEnded(run)
    const wasClosed = timesClosed.current > before // a picker that is open now is another one
    if (!wasClosed && areAllSent(run)) close()
  }

  function leave(): void {
    timesClosed.current += 1
    invitations.stop()
    close()
  }

  function begin(): void {
    setEnded(undefined)
    if (!invitations.progress) invitations.clear()
    start()
  }

  const problem = stage.at === 'closed' ? stage.problem : undefined
  return (
    <>
      <Button variant="line" wide busy={stage.at === 'opening'} onClick={begin}>
        <Squares />
        Microsoft Contacts
      </Button>
      {problem !== undefined && (
        <Notice kind={problem === inviteMessages.notConfigured ? 'info' : 'error'} role="alert">
          {problem}
        </Notice>
      )}
      <Status>
        {ended && stage.at === 'closed' && (
          <Notice kind={areAllSent(ended) ? 'good' : 'info'}>{runMessage(ended)}</Notice>
        )}
      </Status>
      {stage.at === 'gathering' && <Gathering count={stage.count} onCancel={close} />}
      {stage.at === 'picking' && (
        <ContactPicker
          contacts={stage.contacts}
          invited={stage.invited}
          invitations={invitations}
          onSend={(contacts) => void send(contacts)}
          onClose={leave}
        />
      )}
    </>
  )
}

const areAllSent = ({ stopped, failed }: Run): boolean => !stopped && failed.length === 0

/** The message after the picker has closed. */
const runMessage = (run: Run): string =>
  areAllSent(run) ? inviteMessages.allSent(run.sent) : inviteMessages.stopped(run.sent, run.total)
