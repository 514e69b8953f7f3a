import { useId, type RefObject } from 'react'
import { classNames } from '~/lib/class-names'
import { Button } from '~/ui/button'
import { rowClass } from '~/ui/rows'
import styles from './done-row.module.css'

type Props = {
  /** What has happened, in one sentence. */
  children: string
  /** The button's word, and its name for who cannot see the row. */
  action: string
  label: string
  /** Without it the moment to press has passed. */
  onPress: (() => void) | undefined
  ref: RefObject<HTMLLIElement | null>
}

/**
 * Stands in a golfer's place for a moment after they were answered for, so that no other row moves under the finger. The
 * button takes the focus of the one that was pressed, and so the sentence is read.
 */
export function DoneRow({ children, action, label, onPress, ref }: Props) {
  const sentence = useId()
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
          aria-label={label}
          aria-describedby={sentence}
          aria-disabled={!onPress}
          onClick={onPress}
        >
          {action}
        </Button>
      </div>
    </li>
  )
}
