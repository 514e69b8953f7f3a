import { useId, type MouseEventHandler, type RefObject } from 'react'
import { classNames } from '~/lib/class-names'
import { Button } from '~/ui/actions/button'
import { rowClass } from '~/ui/layout/rows'
import styles from './done-row.module.css'

type Props = {
  /** The result, in one sentence. */
  children: string
  name: string
  /** Undoes it; undefined once that is no longer possible. */
  onUndo: MouseEventHandler | undefined
  /** Set when the change was made elsewhere: it cannot be undone, and the row can only be dismissed. */
  onDismiss: (() => void) | undefined
  ref: RefObject<HTMLLIElement | null>
}

/**
 * Replaces a golfer's row for a moment after an action, so that no other row moves under the finger. Its button takes
 * the focus of the pressed one, so that the sentence is read.
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
