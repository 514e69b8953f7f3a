import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '~/lib/class-names'
import styles from './checkbox.module.css'

type Props = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode }

/** A checkbox with its label; the whole row can be pressed. All input attributes pass through. */
export const Checkbox = ({ label, className, ...input }: Props) => (
  <label className={classNames(styles.row, className)}>
    <input className={styles.check} type="checkbox" {...input} />
    <span>{label}</span>
  </label>
)

/** The style of the box alone, for a row with its own layout. */
export const checkboxClass = styles.check
