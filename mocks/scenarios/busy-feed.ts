import { defineScenario } from './define'
import { saturdayEvening } from './saturday/evening'
import { habits } from './saturday/past'
import { seedSaturday } from './saturday/seed-saturday'

const DAYS_AWAY = 12

/** Friends play every other day and Nora was away, so there are more new items than a badge can show. */
export const busyFeed = defineScenario({
  name: 'busy-feed',
  title: 'A busy feed: 400 items to scroll, and more than 25 of them new',
  ...saturdayEvening,
  seed: (backend) =>
    seedSaturday(backend, {
      habits: habits.map((habit) => ({
        ...habit,
        rounds: 3 * habit.rounds,
        everyDays: habit.everyDays / 3,
        lastDaysAgo: 1,
      })),
      lastLookHoursAgo: 24 * DAYS_AWAY,
    }),
})
