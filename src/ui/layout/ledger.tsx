import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '~/lib/class-names'
import styles from './ledger.module.css'

export type LedgerColumn = {
  head: string
  value: ReactNode
  /** `total`: the main number; `words`: text instead of a number. */
  kind?: 'total' | 'words' | undefined
}

type Props = ComponentProps<'table'> & { columns: readonly LedgerColumn[] }

/** A row of numbers below column heads, as on a scorecard. */
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

/** The same table for custom rows: `data-kind` styles their cells. */
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
