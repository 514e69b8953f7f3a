import type { DailyForms } from '~/api/types'
import { shownName } from '~/domain/names'
import { DataTable, dataTextClass } from '~/ui/data-table'
import styles from './stats-table.module.css'

/** Which sections each golfer opened on each day, newest day first. */
export const DailyTable = ({ rows }: { rows: readonly DailyForms[] }) => (
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
          <th scope="row" className={styles.strong}>
            <bdi>{shownName(userName)}</bdi>
          </th>
          <td className={dataTextClass}>{dayName}</td>
          <td className={dataTextClass}>{formsUsed}</td>
        </tr>
      ))}
    </tbody>
  </DataTable>
)
