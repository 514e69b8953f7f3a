import type { ComponentProps } from 'react'
import { classNames } from '~/lib/class-names'
import styles from './status.module.css'

/**
 * Where the outcome of something is said, to be read aloud. Rendered before there is anything to say: words that come together
 * with their region are often not read. Takes no room while it is empty.
 */
export const Status = ({ className, ...div }: ComponentProps<'div'>) => (
  <div role="status" className={classNames(styles.status, className)} {...div} />
)
