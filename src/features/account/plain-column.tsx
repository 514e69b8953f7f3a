import type { ReactNode } from 'react'
import styles from './plain-column.module.css'

/** The narrow column of a page with a single task. */
export const PlainColumn = ({ children }: { children: ReactNode }) => (
  <main className={styles.plain} id="main">
    {children}
  </main>
)

/** Its title; takes the focus on a new route. */
export const PlainTitle = ({ children }: { children: ReactNode }) => (
  <h1 className={styles.title} tabIndex={-1}>
    {children}
  </h1>
)

/** The class of the wider column of a form with several parts. */
export const formColumnClass = styles.form
