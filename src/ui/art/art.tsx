import type { ReactNode } from 'react'
import styles from './art.module.css'

/** The frame of a drawing; hidden from screen readers, since the text beside it has its meaning. */
export const Art = ({ children }: { children: ReactNode }) => (
  <svg className={styles.art} viewBox="0 0 176 120" aria-hidden="true">
    {children}
  </svg>
)

/** The colors of the drawings. */
export const artStyles = styles
