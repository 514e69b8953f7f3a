import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '~/lib/class-names'
import styles from './ledger.module.css'

export type LedgerColumn = {
  head: string
  value: ReactNode
  /** `total`: the figure that leads; `words`: text instead of a figure. */
  kind?: 'total' | 'words' | undefined
}

type Props = ComponentProps<'table'> & { columns: readonly LedgerColumn[] }

/** The strip of figures under a printed head: one row, as on a card. */
export const Ledger = ({ columns, className, ...table }: Props) => (
  <LedgerTable className={className} heads={columns} {...table}>
    <tr>
      {columns.map(({ head, value, kind }) => (
        <td key={head} data-kind={kind}>
          {value}
        </td>
      ))}
    </tr>
  </LedgerTable>
)

type TableProps = ComponentProps<'table'> & { heads: readonly { head: ReactNode }[] }

/** The same table for rows of one's own: they keep the cells' look by `data-kind`. */
export const LedgerTable = ({ heads, className, children, ...table }: TableProps) => (
  <table className={classNames(styles.ledger, className)} {...table}>
    <thead>
      <tr>
        {heads.map(({ head }, at) => (
          <th key={at} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </table>
)
