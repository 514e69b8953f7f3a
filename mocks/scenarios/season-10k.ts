import { defineScenario } from './define'
import { saturdayEvening } from './saturday/evening'
import { seedSeason } from './season/seed-season'

/** Two seasons of sixty golfers who all follow Nora: the largest feed that the fake is tested with. */
export const season10k = defineScenario({
  name: 'season-10k',
  title: 'Two seasons of sixty golfers: 10,000 items in the feed',
  ...saturdayEvening,
  inventsGolfers: true,
  seed: seedSeason,
})
