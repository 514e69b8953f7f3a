import { defineScenario } from './define'
import { saturdayEvening } from './saturday/evening'
import { seedSaturday } from './saturday/seed-saturday'

/**
 * Half past five on a Saturday in June. Friends have posted since Nora last looked: Marcus two hours ago, and a foursome with bets
 * before lunch. Before that there are months of rounds, follows, comments and Woohoos.
 */
export const saturdayRound = defineScenario({
  name: 'saturday-round',
  title: 'Saturday evening: friends have posted, a foursome settled its bets',
  ...saturdayEvening,
  seed: (backend) => seedSaturday(backend),
})
