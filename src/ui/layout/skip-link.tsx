import type { ComponentProps } from 'react'
import styles from './skip-link.module.css'

/** The first Tab stop: skips the navigation. */
export const SkipLink = (props: ComponentProps<'a'>) => (
  <a className={styles.skip} href="#main" {...props}>
    Skip to content
  </a>
)
