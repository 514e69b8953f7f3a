import { useRef } from 'react'
import { inviteMessages as say } from '~/domain/messages/invite'
import { EmptyEnvelope } from '~/ui/art/empty-envelope'
import { Button } from '~/ui/actions/button'
import { Dialog } from '~/ui/overlay/dialog'
import { Progress } from '~/ui/feedback/progress'
import styles from './gathering.module.css'

type Props = {
  /** How many people have been gathered so far. */
  count: number
  onCancel: () => void
}

/** Covers the page while the address book is read. */
export function Gathering({ count, onCancel }: Props) {
  const cancel = useRef<HTMLButtonElement>(null)
  return (
    <Dialog open kind="alert" title={say.gathering} firstFocus={cancel} onClose={onCancel}>
      <div className={styles.gathering}>
        <EmptyEnvelope />
        <p className={styles.count} role="status">
          {count}
        </p>
        <Progress label={say.gathering} />
        <Button variant="line" wide ref={cancel} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </Dialog>
  )
}
