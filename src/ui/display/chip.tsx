import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '~/lib/class-names'
import styles from './chip.module.css'
import { Icon } from '../icons/icon'

type ChipsProps = { label: string; children: ReactNode }

/** A named group of chips; they wrap. */
export const Chips = ({ label, children }: ChipsProps) => (
  <div className={styles.chips} role="group" aria-label={label}>
    {children}
  </div>
)

type ChipProps = ComponentProps<'button'> & {
  /** Whether it is selected; undefined for a shortcut ('Yesterday'), which has no state. */
  pressed?: boolean | undefined
}

/** A choice in one word. Selected chips also have a check mark, so that color is not the only sign. */
export const Chip = ({ pressed, className, children, ...button }: ChipProps) => (
  <button
    type="button"
    className={classNames(styles.chip, className)}
    aria-pressed={pressed}
    {...button}
  >
    {pressed && <Icon name="check" small />}
    {children}
  </button>
)

type RemovableProps = {
  children: ReactNode
  /** The name of its button: 'Remove Marcus Bell'. */
  removeLabel: string
  onRemove: () => void
}

/** A selected item that can be removed. */
export const RemovableChip = ({ children, removeLabel, onRemove }: RemovableProps) => (
  <span className={styles.removable}>
    <span className={styles.text}>{children}</span>
    <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
      <Icon name="close" small />
    </button>
  </span>
)
