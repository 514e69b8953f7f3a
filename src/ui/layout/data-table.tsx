import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '~/lib/class-names'
import styles from './data-table.module.css'
import { VisuallyHidden } from './visually-hidden'

type Props = ComponentProps<'table'> & {
  /** The accessible name of the table; not visible. */
  caption: ReactNode
}

/** A table of numbers; cells with `dataTextClass` contain text. A table wider than its container scrolls by itself. */
export const DataTable = ({ caption, className, children, ...table }: Props) => (
  <div className={styles.scroll}>
    <table className={classNames(styles.table, className)} {...table}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      {children}
    </table>
  </div>
)

/** Aligns a cell of text to the start. */
export const dataTextClass = styles.text
