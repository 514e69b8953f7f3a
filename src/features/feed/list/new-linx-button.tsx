import { linxMessages } from '~/domain/messages/linx'
import { badgeText } from '~/ui/feedback/badge'
import { Button } from '~/ui/actions/button'
import styles from './new-linx-button.module.css'

type Props = { count: number; onPress: () => void }

/** Shows how many entries have arrived; pressing it shows them. */
export function NewLinxButton({ count, onPress }: Props) {
  const label = badgeText(count)
  return (
    <div className={styles.slot} role="status">
      {label && (
        <Button variant="primary" className={styles.button} onClick={onPress}>
          {linxMessages.newItems(label)}
        </Button>
      )}
    </div>
  )
}
