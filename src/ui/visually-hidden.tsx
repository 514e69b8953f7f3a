import type { ComponentProps } from 'react'
import styles from './visually-hidden.module.css'

/** Words for screen readers only. */
export const VisuallyHidden = (props: ComponentProps<'span'>) => (
  <span className={styles.hidden} {...props} />
)

/** The same as a class, for a label, legend or heading that must stay what it is. */
export const visuallyHidden = styles.hidden
