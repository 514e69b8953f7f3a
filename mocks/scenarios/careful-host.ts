import { DIALECT_HABITS } from '../backend/dialect'
import { defineScenario } from './define'
import { saturdayEvening } from './saturday/evening'
import { seedSaturday } from './saturday/seed-saturday'

/** The Saturday scenario on a host with every dialect habit; the app must behave in the same way. */
export const carefulHost = defineScenario({
  name: 'careful-host',
  title:
    'Saturday on a host with other habits: dates, absent nulls, ProblemDetails, gzip, late reads',
  ...saturdayEvening,
  trouble({ dialect }) {
    for (const habit of DIALECT_HABITS) if (habit !== 'cors-refused') dialect.add(habit)
  },
  seed: (backend) => seedSaturday(backend),
})
