import type { ComponentProps } from 'react'
import styles from './skip-link.module.css'

/** The first stop of the Tab key: over the navigation, to the content. */
export const SkipLink = (props: ComponentProps<'a'>) => (
  <a className={styles.skip} href="#main" {...props}>
    Skip to content
  </a>
)
