import { associationOperations } from './association-operations'
import { defineScenario } from './define'
import { saturdayEvening } from './saturday/evening'
import { seedSaturday } from './saturday/seed-saturday'

/** Everything works except what needs the handicap association: courses, tees, posting, and verifying a number. */
export const associationDown = defineScenario({
  name: 'association-down',
  title: 'The handicap association does not answer: no courses, no posting, the rest works',
  ...saturdayEvening,
  trouble({ faults }) {
    for (const operationId of associationOperations) {
      const message = 'The handicap service does not answer. Please try again later.'
      faults.set(operationId, { status: 503, message, headers: { 'Retry-After': '120' } })
    }
  },
  seed: (backend) => seedSaturday(backend),
})
