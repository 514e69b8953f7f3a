import type { ComponentProps } from 'react'
import { classNames } from '~/lib/class-names'
import styles from './rows.module.css'

/** A list with divider lines: people, courses, tees. Its `<li>` contain a box, link or button of `rowClass`. */
export const Rows = ({ className, ...ul }: ComponentProps<'ul'>) => (
  <ul role="list" className={classNames(styles.rows, className)} {...ul} />
)

export const rowClass = styles.row
