import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '~/lib/class-names'
import styles from './data-table.module.css'
import { VisuallyHidden } from './visually-hidden'

type Props = ComponentProps<'table'> & {
  /** What the table is about; heard, not shown. */
  caption: ReactNode
}

/** Rows of figures under a printed head. Cells with `dataTextClass` hold words. Wider than its place, it scrolls by itself. */
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

/** For a cell of words: at the line's start. */
export const dataTextClass = styles.text
