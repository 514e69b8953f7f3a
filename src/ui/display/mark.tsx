import type { ReactNode } from 'react'
import styles from './mark.module.css'

type Props = {
  /** The rings or boxes around the score; without any it is plain. */
  kind?: 'eagle' | 'birdie' | 'bogey' | 'double' | undefined
  large?: boolean | undefined
  children: ReactNode
}

/**
 * A score with its scorecard mark. Its box has a fixed size, so that columns align; the meaning is given as text
 * elsewhere.
 */
export const Mark = ({ kind, large, children }: Props) => (
  <span className={styles.mark} data-mark={kind} data-large={large || undefined}>
    {children}
  </span>
)
