import type { UsageStat } from '~/api/types'
import { barShares, type UsagePeriod } from '~/domain/account/usage-report'
import styles from './bar-chart.module.css'

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

type Props = { stats: readonly UsageStat[]; period: UsagePeriod }

/** The counts of a period as bars. Screen readers read it as one text; the table has the same numbers. */
export function BarChart({ stats, period }: Props) {
  const shares = barShares(stats.map((stat) => stat[period]))
  const texts = stats.map((stat) => `${stat.title} ${stat[period].toLocaleString('en-US')}`)
  return (
    <div
      className={styles.chart}
      role="img"
      aria-label={`Counts ${PERIOD_LABEL[period]}: ${texts.join(', ')}`}
    >
      {stats.map((stat, at) => (
        <div key={`${at} ${stat.title}`} className={styles.row}>
          <span>{stat.title}</span>
          <svg
            className={styles.bar}
            viewBox={`0 0 ${WHOLE} 14`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            {QUARTERS.map((quarter) => (
              <path
                key={quarter}
                className={styles.track}
                d={`M${quarter * WHOLE} 0v14`}
                vectorEffect="non-scaling-stroke"
              />
            ))}
            <rect className={styles.fill} width={length(shares[at] ?? 0)} height="14" />
          </svg>
          <b>{stat[period].toLocaleString('en-US')}</b>
        </div>
      ))}
    </div>
  )
}
