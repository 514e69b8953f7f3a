import { useId, useState, type ReactNode } from 'react'
import type { UsageReport } from '~/api/types'
import { csvText } from '~/domain/account/csv'
import { usageMessages as say } from '~/domain/messages/usage'
import { usagePeriods, type UsagePeriod } from '~/domain/account/usage-report'
import { useIsPhone } from '~/platform/use-media'
import { Card } from '~/ui/layout/card'
import { CopyButton } from '~/ui/actions/copy-button'
import { Segmented } from '~/ui/fields/segmented'
import { BarChart } from './bar-chart'
import { DailyTable, StatsTable } from './tables'
import styles from './report.module.css'

const OPTIONS = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'year', label: 'Year' },
] as const

const TITLES: Record<UsagePeriod, string> = {
  day: 'Last day',
  week: 'Last 7 days',
  month: 'Last 30 days',
  year: 'Last 365 days',
}

type PartProps = {
  title: string
  className?: string | undefined
  heads: readonly string[]
  /** The rows to copy; without rows nothing is shown. */
  rows: readonly (readonly (string | number)[])[]
  empty: string
  children: ReactNode
}

function TablePart({ title, className, rows, heads, empty, children }: PartProps) {
  const id = useId()
  return (
    <Card className={className} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {rows.length > 0 && (
          <CopyButton label="Copy CSV" text={() => csvText([heads, ...rows])} small />
        )}
      </div>
      {rows.length > 0 ? children : <p className={styles.empty}>{empty}</p>}
    </Card>
  )
}

/**
 * The report: a chart of one period, the daily forms, and all counts. On a phone the counts come before the long list
 * of forms.
 */
export function Report({ stats, dailyForms }: UsageReport) {
  const [period, setPeriod] = useState<UsagePeriod>('week')
  const isPhone = useIsPhone()
  const forms = (
    <TablePart
      key="forms"
      title="Daily forms"
      heads={['userName', 'dayName', 'formsUsed']}
      rows={dailyForms.map((row) => [row.userName, row.dayName, row.formsUsed])}
      empty={say.noForms}
    >
      <DailyTable rows={dailyForms} />
    </TablePart>
  )
  const counts = (
    <TablePart
      key="counts"
      className={styles.wide}
      title="All counts"
      heads={['title', ...usagePeriods]}
      rows={stats.map((row) => [row.title, row.day, row.week, row.month, row.year])}
      empty={say.noStats}
    >
      <StatsTable stats={stats} period={period} />
    </TablePart>
  )
  return (
    <div className={styles.parts}>
      <Card inside="section">
        <h2>{TITLES[period]}</h2>
        <Segmented
          legend="Period"
          hideLegend
          name="period"
          value={period}
          options={OPTIONS}
          onChange={setPeriod}
        />
        {stats.length > 0 ? <BarChart stats={stats} period={period} /> : <p>{say.noStats}</p>}
      </Card>
      {isPhone ? [counts, forms] : [forms, counts]}
    </div>
  )
}
