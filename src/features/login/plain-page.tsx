import type { ReactNode } from 'react'
import styles from './plain-page.module.css'

type Props = { title: string; wide?: boolean; children: ReactNode }

/** A page with a title and a narrow column, for redirects, single questions and reports. */
export const PlainPage = ({ title, wide, children }: Props) => (
  <main id="main" className={styles.plain} data-wide={wide || undefined}>
    <h1 tabIndex={-1}>{title}</h1>
    {children}
  </main>
)

/** A progress message while the golfer waits. */
export const Working = ({ children }: { children: ReactNode }) => (
  <p className={styles.working} role="status">
    <span className={styles.ring} aria-hidden="true" />
    <span>{children}</span>
  </p>
)
