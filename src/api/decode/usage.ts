import type { DailyForms, UsageReport, UsageStat } from '~/api/types'
import { count, listOf, maybe, or, record, text, UNUSABLE, nonBlank } from '~/lib/decode'

/** A count as a number or as text, also with commas for thousands. */
const figure = (json: unknown): number =>
  or(count, 0)(typeof json === 'string' ? json.replaceAll(/(?<=\d),(?=\d{3}\b)/g, '') : json)

/** A text, or a number, which some hosts send instead. */
const label = (json: unknown): string => (Number.isFinite(json) ? String(json) : or(text, '')(json))

/** The sections as one text, as a list, or only their number. */
const forms = (json: unknown): string => {
  if (Array.isArray(json)) return json.map(String).join(', ')
  return label(json)
}

const stat = record<UsageStat>({
  title: nonBlank,
  day: figure,
  week: figure,
  month: figure,
  year: figure,
})

const daily = record<DailyForms>({
  userName: or(text, ''),
  dayName: label,
  formsUsed: forms,
})

const report = record<UsageReport>({
  stats: (json) => (Array.isArray(json) ? listOf(stat)(json) : UNUSABLE),
  dailyForms: listOf(daily),
})

/** The operator's report; unusable rows are left out (R8). Undefined when the response is not a report. */
export const decodeUsageReport = (json: unknown): UsageReport | undefined => maybe(report)(json)
