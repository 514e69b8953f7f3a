import type { ReactNode } from 'react'
import styles from './working.module.css'

/** A progress message while the golfer waits. */
export const Working = ({ children }: { children: ReactNode }) => (
  <p className={styles.working} role="status">
    <span className={styles.ring} aria-hidden="true" />
    <span>{children}</span>
  </p>
)
