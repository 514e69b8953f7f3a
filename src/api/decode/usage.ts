import type { DailyForms, UsageReport, UsageStat } from '~/api/types'
import { count, listOf, maybe, or, record, text, UNUSABLE, words } from './value'

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

const report = record<UsageReport>({
  stats: (json) => (Array.isArray(json) ? listOf(stat)(json) : UNUSABLE),
  dailyForms: listOf(daily),
})

/** The operator's report; rows that mean nothing are left out (R8). Undefined when the answer is no report at all. */
export const decodeUsageReport = (json: unknown): UsageReport | undefined => maybe(report)(json)
