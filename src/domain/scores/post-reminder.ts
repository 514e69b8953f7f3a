import { outboxMessages } from '../messages/outbox'
import { isCalendarDay, spokenDay } from './played-date'

/**
 * The reminder to post an unsent score soon, by the day it was played and the golfer's current day, both YYYY-MM-DD; undefined
 * if the day played is invalid or in the future.
 */
export function postReminder(datePlayed: string, today: string): string | undefined {
  if (!isCalendarDay(datePlayed) || datePlayed > today) return undefined
  return datePlayed === today
    ? outboxMessages.beforeMidnight
    : outboxMessages.late(spokenDay(datePlayed, today))
}
