import { useState } from 'react'
import type { UsageStat } from '~/api/types'
import {
  nextSort,
  sortedStats,
  usagePeriods,
  type UsagePeriod,
  type UsageSort,
} from '~/domain/account/usage-report'
import { DataTable } from '~/ui/layout/data-table'
import styles from './stats-table.module.css'

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
                {stat[one].toLocaleString('en-US')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  )
}
