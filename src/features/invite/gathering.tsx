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
export const Gathering = ({ count, onCancel }: Props) => (
  <Dialog open kind="alert" title={say.gathering} onClose={onCancel}>
    <div className={styles.gathering}>
      <EmptyEnvelope />
      <p className={styles.count} role="status">
        {count}
      </p>
      <Progress label={say.gathering} />
      <Button variant="line" wide data-first-focus onClick={onCancel}>
        Cancel
      </Button>
    </div>
  </Dialog>
)
