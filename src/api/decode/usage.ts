import type { DailyForms, UsageReport, UsageStat } from '~/api/types'
import { count, listOf, or, record, text, words } from './value'

const stat = record<UsageStat>({
  title: words,
  day: or(count, 0),
  week: or(count, 0),
  month: or(count, 0),
  year: or(count, 0),
})

const daily = record<DailyForms>({
  userName: or(text, ''),
  dayName: or(text, ''),
  formsUsed: (json) => (Array.isArray(json) ? json.map(String).join(', ') : or(text, '')(json)),
})

const report = record<UsageReport>({ stats: listOf(stat), dailyForms: listOf(daily) })

const EMPTY: UsageReport = { stats: [], dailyForms: [] }

/** The operator's report, out of any JSON; rows that mean nothing are left out (R8). */
export const decodeUsageReport = (json: unknown): UsageReport => or(report, EMPTY)(json)
