import { defineScenario } from './define'
import { saturdayEvening } from './saturday/evening'
import { seedSaturday } from './saturday/seed-saturday'
import { NORA } from './seed/members'

/** Nora has just joined: no friends, no rounds, nothing in the feed. The other golfers follow each other. */
export const firstDay = defineScenario({
  name: 'first-day',
  title: 'The first day: no golfer followed yet, nothing posted, suggestions instead of a feed',
  ...saturdayEvening,
  seed: (backend) => seedSaturday(backend, { newcomers: [NORA], lastLookHoursAgo: null }),
})
