import { useId, useState, type ReactNode } from 'react'
import type { UsageReport, UsageStat } from '~/api/types'
import { barShares, csvText, usagePeriods, type UsagePeriod } from '~/domain/account/usage-report'
import { usageMessages } from '~/domain/messages/usage'
import { useIsPhone } from '~/platform/use-media'
import { Card } from '~/ui/layout/card'
import { CopyButton } from '~/ui/actions/copy-button'
import { Segmented } from '~/ui/fields/segmented'
import chart from './bar-chart.module.css'
import { DailyTable, StatsTable } from './tables'
import styles from './report.module.css'
import { countText } from '~/lib/pluralize'

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

/** The scale of a bar, in its own units; a bar above 0 is at least as thick as a line. */
const WHOLE = 1000
const LEAST = 6
const QUARTERS = [0, 0.25, 0.5, 0.75, 1]

const PERIOD_LABEL: Record<UsagePeriod, string> = {
  day: 'in the last day',
  week: 'in the last 7 days',
  month: 'in the last 30 days',
  year: 'in the last 365 days',
}

const length = (share: number) => (share > 0 ? Math.max(LEAST, share * WHOLE) : 0)

type ChartProps = { stats: readonly UsageStat[]; period: UsagePeriod }

/** The counts of a period as bars. Screen readers read it as one text; the table has the same numbers. */
export function BarChart({ stats, period }: ChartProps) {
  const shares = barShares(stats.map((stat) => stat[period]))
  const texts = stats.map((stat) => `${stat.title} ${countText(stat[period])}`)
  return (
    <div
      className={chart.chart}
      role="img"
      aria-label={`Counts ${PERIOD_LABEL[period]}: ${texts.join(', ')}`}
    >
      {stats.map((stat, at) => (
        <div key={`${at} ${stat.title}`} className={chart.row}>
          <span>{stat.title}</span>
          <svg
            className={chart.bar}
            viewBox={`0 0 ${WHOLE} 14`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {QUARTERS.map((quarter) => (
              <path
                key={quarter}
                className={chart.track}
                d={`M${quarter * WHOLE} 0v14`}
                vectorEffect="non-scaling-stroke"
              />
            ))}
            <rect className={chart.fill} width={length(shares[at] ?? 0)} height="14" />
          </svg>
          <b>{countText(stat[period])}</b>
        </div>
      ))}
    </div>
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
      empty={usageMessages.noForms}
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
      empty={usageMessages.noStats}
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
        {stats.length > 0 ? (
          <BarChart stats={stats} period={period} />
        ) : (
          <p>{usageMessages.noStats}</p>
        )}
      </Card>
      {isPhone ? [counts, forms] : [forms, counts]}
    </div>
  )
}
