import type { ReactNode } from 'react'
import styles from './fatal.module.css'

type Props = { art: ReactNode; title: string; children: ReactNode; actions: ReactNode }

/** Replaces a page: what happened, and what to do. */
export const Fatal = ({ art, title, children, actions }: Props) => (
  <main id="main" className={styles.fatal}>
    <div className={styles.art}>{art}</div>
    <div className={styles.text} role="alert">
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </div>
    <div className={styles.actions}>{actions}</div>
  </main>
)
