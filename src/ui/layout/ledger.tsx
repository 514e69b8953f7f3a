import { Fragment, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '~/lib/class-names'
import styles from './ledger.module.css'

/** A number and its name. */
export type LedgerColumn = {
  head: string
  value: ReactNode
  /** `total`: the main number; `text`: the value is text instead of a number. */
  kind?: 'total' | 'text' | undefined
}

type Props = ComponentProps<'dl'> & { columns: readonly LedgerColumn[] }

/** Numbers below their names, as on a scorecard. */
export const Ledger = ({ columns, className, ...list }: Props) => (
  <dl className={classNames(styles.ledger, className)} {...list}>
    {columns.map(({ head, value, kind }) => (
      <Fragment key={head}>
        <dt>{head}</dt>
        <dd data-kind={kind}>{value}</dd>
      </Fragment>
    ))}
  </dl>
)

type TableProps = ComponentProps<'table'> & { heads: readonly { head: ReactNode }[] }

/** A table of the same look, for several rows: `data-kind` styles their cells. */
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
