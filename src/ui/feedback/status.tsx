import type { ComponentProps } from 'react'
import { classNames } from '~/lib/class-names'
import styles from './status.module.css'

/**
 * A live region. Rendered before there is a message, because text that appears together with its region is often not
 * announced. Takes no space while empty.
 */
export const Status = ({ className, ...div }: ComponentProps<'div'>) => (
  <div role="status" className={classNames(styles.status, className)} {...div} />
)
