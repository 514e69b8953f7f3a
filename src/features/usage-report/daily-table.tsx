import { useState } from 'react'
import type { DailyForms } from '~/api/types'
import { shownName } from '~/domain/people/names'
import { classNames } from '~/lib/class-names'
import { Button } from '~/ui/actions/button'
import { DataTable, dataTextClass } from '~/ui/layout/data-table'
import styles from './stats-table.module.css'

/** This many rows are about as high as the chart beside them. */
const FIRST = 5

type Props = { rows: readonly DailyForms[] }

/** The sections each golfer opened per day, newest day first; only the first rows until all are requested. */
export function DailyTable({ rows }: Props) {
  const [all, setAll] = useState(false)
  const shown = all ? rows : rows.slice(0, FIRST)
  return (
    <>
      <FormsTable rows={shown} />
      {rows.length > FIRST && (
        <div className={styles.more}>
          <Button variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show the newest' : `Show all ${rows.length.toLocaleString('en-US')}`}
          </Button>
        </div>
      )}
    </>
  )
}

const FormsTable = ({ rows }: Props) => (
  <DataTable caption="Daily forms">
    <thead>
      <tr>
        <th scope="col">USER</th>
        <th scope="col" className={dataTextClass}>
          DAY
        </th>
        <th scope="col" className={dataTextClass}>
          FORMS USED
        </th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ userName, dayName, formsUsed }, at) => (
        <tr key={`${at} ${userName}`}>
          <th scope="row" className={classNames(styles.strong, styles.golfer)}>
            <bdi>{shownName(userName)}</bdi>
          </th>
          <td className={dataTextClass}>{dayName}</td>
          <td className={classNames(dataTextClass, styles.forms)}>{formsUsed}</td>
        </tr>
      ))}
    </tbody>
  </DataTable>
)
