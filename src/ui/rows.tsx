import type { ComponentProps } from 'react'
import { classNames } from '~/lib/class-names'
import styles from './rows.module.css'

/** People, courses, tees: a list with hairlines between. Its `<li>` hold a box, link or button of `rowClass`. */
export const Rows = ({ className, ...ul }: ComponentProps<'ul'>) => (
  <ul className={classNames(styles.rows, className)} {...ul} />
)

export const rowClass = styles.row
