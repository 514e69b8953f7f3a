import { useState } from 'react'
import type { UsageStat, DailyForms } from '~/api/types'
import {
  nextSort,
  sortedStats,
  usagePeriods,
  type UsagePeriod,
  type UsageSort,
} from '~/domain/account/usage-report'
import { DataTable, dataTextClass } from '~/ui/layout/data-table'
import { shownName } from '~/domain/people/names'
import { classNames } from '~/lib/class-names'
import { Button } from '~/ui/actions/button'
import styles from './tables.module.css'
import { countText } from '~/lib/pluralize'

const COLUMNS = ['title', ...usagePeriods] as const

type HeadProps = {
  by: UsageSort['by']
  sort: UsageSort | undefined
  onSort: (sort: UsageSort) => void
}

function Head({ by, sort, onSort }: HeadProps) {
  const order = sort?.by === by ? (sort.down ? 'descending' : 'ascending') : undefined
  return (
    <th scope="col" aria-sort={order}>
      <button type="button" className={styles.sort} onClick={() => onSort(nextSort(sort, by))}>
        {by}
        {order && <span aria-hidden="true">{order === 'descending' ? '▼' : '▲'}</span>}
      </button>
    </th>
  )
}

type Props = { stats: readonly UsageStat[]; period: UsagePeriod }

/** The counts by period; pressing a column's head sorts by it. */
export function StatsTable({ stats, period }: Props) {
  const [sort, setSort] = useState<UsageSort>()
  return (
    <DataTable className={styles.counts} caption="Counts by period">
      <thead>
        <tr>
          {COLUMNS.map((by) => (
            <Head key={by} by={by} sort={sort} onSort={setSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {sortedStats(stats, sort).map((stat, at) => (
          <tr key={`${at} ${stat.title}`}>
            <th scope="row" className={styles.strong}>
              {stat.title}
            </th>
            {usagePeriods.map((one) => (
              <td key={one} className={one === period ? styles.on : undefined}>
                {countText(stat[one])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}

/** This many rows are about as high as the chart beside them. */
const FIRST = 5

type DailyTableProps = { rows: readonly DailyForms[] }

/** The sections each golfer opened per day, newest day first; only the first rows until all are requested. */
export function DailyTable({ rows }: DailyTableProps) {
  const [all, setAll] = useState(false)
  const shown = all ? rows : rows.slice(0, FIRST)
  return (
    <>
      <FormsTable rows={shown} />
      {rows.length > FIRST && (
        <div className={styles.more}>
          <Button variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show the newest' : `Show all ${countText(rows.length)}`}
          </Button>
        </div>
      )}
    </>
  )
}

const FormsTable = ({ rows }: DailyTableProps) => (
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
