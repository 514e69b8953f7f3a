import type { ReactNode } from 'react'
import styles from './working.module.css'

/** Something is on its way that the golfer only has to wait for. */
export const Working = ({ children }: { children: ReactNode }) => (
  <p className={styles.working} role="status">
    <span className={styles.ring} aria-hidden="true" />
    <span>{children}</span>
  </p>
)
