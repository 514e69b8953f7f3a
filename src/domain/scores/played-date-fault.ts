import { scoreEntryMessages } from '../messages/score-entry'
import { isCalendarDay } from './played-date'

/** What is wrong with a played date, given the user's own calendar day; undefined when it may be posted (R25). */
export function playedDateFault(date: string, today: string): string | undefined {
  if (!date) return scoreEntryMessages.dateMissing
  if (!isCalendarDay(date)) return scoreEntryMessages.dateUnreal
  return date > today ? scoreEntryMessages.dateInFuture : undefined
}
