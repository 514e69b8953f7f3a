import { outboxMessages } from '../messages/outbox'
import { isCalendarDay, spokenDay } from './played-date'

/**
 * Why an unsent score should not wait much longer, by the day it was played and the golfer's own day; undefined when there is
 * nothing to say.
 */
export function postReminder(datePlayed: string, today: string): string | undefined {
  if (!isCalendarDay(datePlayed) || datePlayed > today) return undefined
  return datePlayed === today
    ? outboxMessages.beforeMidnight
    : outboxMessages.late(spokenDay(datePlayed, today))
}
