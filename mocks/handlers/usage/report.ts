import { DAY_MS } from '../../lib/time'
import type { Backend } from '../../backend/backend'
import type { components } from '~/api/schema'
import { dayIn } from '../../backend/clock'
import { fullName } from '../../serializers/golfer'

type UsageStat = components['schemas']['UsageStat']
type DailyForms = components['schemas']['DailyForms']

/** Counts of each kind of event in the last 24 hours and the last 7, 30 and 365 days. */
export function usageStats({ db, clock }: Backend): UsageStat[] {
  const now = clock.now()
  const stat = (title: string, moments: readonly number[]): UsageStat => {
    const since = (days: number) =>
      moments.filter((at) => at <= now && at > now - days * DAY_MS).length
    return { title, day: since(1), week: since(7), month: since(30), year: since(365) }
  }
  return [
    stat(
      'Scores posted',
      db.scores.rows().map(({ postedAt }) => postedAt),
    ),
    stat(
      'Comments',
      db.comments.rows().map(({ at }) => at),
    ),
    stat(
      'Woohoos',
      db.likes.rows().map(({ at }) => at),
    ),
    stat(
      'Follows',
      db.follows.rows().map(({ at }) => at),
    ),
    stat(
      'Sections opened',
      db.formUses.rows().map(({ at }) => at),
    ),
  ]
}

/** The sections that each golfer opened on each calendar day in the golfers' zone, newest day first. */
export function dailyForms({ db, scenario }: Backend): DailyForms[] {
  const days = new Map<string, Map<number, Set<string>>>()
  for (const { userId, newForm, at } of db.formUses.rows()) {
    const day = dayIn(scenario.zone, at)
    const golfers = days.get(day) ?? new Map<number, Set<string>>()
    days.set(day, golfers.set(userId, (golfers.get(userId) ?? new Set()).add(newForm)))
  }
  const newestFirst = [...days].toSorted(([one], [other]) => (one < other ? 1 : -1))
  return newestFirst.flatMap(([day, golfers]) =>
    [...golfers].flatMap(([userId, forms]) => {
      const user = db.users.get(userId)
      return user
        ? [{ userName: fullName(user), dayName: dayName(day), formsUsed: [...forms].join(', ') }]
        : []
    }),
  )
}

/** The name of the weekday, such as 'Sunday', of a day in the format YYYY-MM-DD. */
const dayName = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(Date.parse(day))
