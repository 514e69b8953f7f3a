import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '~/lib/class-names'
import styles from './chip.module.css'
import { Icon } from './icon'

type ChipsProps = { label: string; children: ReactNode }

/** A named group of chips; they wrap. */
export const Chips = ({ label, children }: ChipsProps) => (
  <div className={styles.chips} role="group" aria-label={label}>
    {children}
  </div>
)

type ChipProps = ComponentProps<'button'> & {
  /** Chosen or not; without it the chip is a shortcut ('Yesterday') and has no state. */
  pressed?: boolean | undefined
}

/** A choice in one word. Pressed ones carry a tick, so that colour is not alone. */
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

/** Something chosen that can be taken out again. */
export const RemovableChip = ({ children, removeLabel, onRemove }: RemovableProps) => (
  <span className={styles.removable}>
    <span className={styles.words}>{children}</span>
    <button type="button" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
      <Icon name="close" small />
    </button>
  </span>
)
