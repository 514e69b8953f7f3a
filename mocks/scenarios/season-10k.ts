import { defineScenario } from './define'
import { saturdayEvening } from './saturday/evening'
import { seedSeason } from './season/seed-season'

/** Two seasons of sixty golfers who all know Nora: as much as one golfer's feed will ever hold. */
export const season10k = defineScenario({
  name: 'season-10k',
  title: 'Two seasons of sixty golfers: 10,000 items in the feed',
  ...saturdayEvening,
  seed: seedSeason,
})
