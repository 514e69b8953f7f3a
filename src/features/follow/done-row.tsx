import { useId, type MouseEventHandler, type RefObject } from 'react'
import { classNames } from '~/lib/class-names'
import { Button } from '~/ui/button'
import { rowClass } from '~/ui/rows'
import styles from './done-row.module.css'

type Props = {
  /** What has happened, in one sentence. */
  children: string
  name: string
  /** Takes it back; without it the moment for that has passed. */
  onUndo: MouseEventHandler | undefined
  /** Where it was settled elsewhere, there is nothing to take back: the row can only be put away. */
  onDismiss: (() => void) | undefined
  ref: RefObject<HTMLLIElement | null>
}

/**
 * Stands in a golfer's place for a moment after they were answered for, so that no other row moves under the finger. The
 * button takes the focus of the one that was pressed, and so the sentence is read.
 */
export function DoneRow({ children, name, onUndo, onDismiss, ref }: Props) {
  const sentence = useId()
  const onPress = onDismiss ?? onUndo
  return (
    <li ref={ref}>
      <div className={classNames(rowClass, styles.done)}>
        <p id={sentence}>
          <bdi>{children}</bdi>
        </p>
        <Button
          variant="quiet"
          small
          autoFocus
          aria-label={onDismiss ? 'OK' : `Undo, ${name}`}
          aria-describedby={sentence}
          aria-disabled={!onPress}
          onClick={onPress}
        >
          {onDismiss ? 'OK' : 'Undo'}
        </Button>
      </div>
    </li>
  )
}
