import type { ReactNode } from 'react'
import styles from './pill.module.css'

type Props = { kind?: 'good' | 'dawn' | 'flag' | undefined; children: ReactNode }

/** A state in a word or two: 'Invite only', 'Pending'. */
export const Pill = ({ kind, children }: Props) => (
  <span className={styles.pill} data-kind={kind}>
    {children}
  </span>
)
