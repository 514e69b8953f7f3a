import type { ReactNode } from 'react'
import styles from './empty-state.module.css'

type Props = {
  /** A drawing from `~/ui/art`. */
  art: ReactNode
  title: ReactNode
  /** One `<p>` of help and at most one action. */
  children?: ReactNode
}

/** An empty state: a drawing, the exact text, one line of help, one action. */
export const EmptyState = ({ art, title, children }: Props) => (
  <div className={styles.empty}>
    <div className={styles.art}>{art}</div>
    <h2 className={styles.title}>{title}</h2>
    {children}
  </div>
)
