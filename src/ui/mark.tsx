import type { ReactNode } from 'react'
import styles from './mark.module.css'

type Props = {
  /** The rings or boxes around the figure; none is plain. */
  kind?: 'eagle' | 'birdie' | 'bogey' | 'double' | undefined
  large?: boolean | undefined
  children: ReactNode
}

/** A figure in the marks of a card. Its box has one size, marked or not, so that columns hold; the words stand elsewhere. */
export const Mark = ({ kind, large, children }: Props) => (
  <span className={styles.mark} data-mark={kind} data-large={large || undefined}>
    {children}
  </span>
)
