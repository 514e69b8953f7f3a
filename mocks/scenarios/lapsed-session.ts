import { defineScenario } from './define'
import { saturdayEvening } from './saturday/evening'
import { seedSaturday } from './saturday/seed-saturday'

/** The app opens signed in; its first request is refused because the session has ended. */
export const lapsedSession = defineScenario({
  name: 'lapsed-session',
  title: 'A session that is over: the golfer has to sign in again, and loses nothing',
  ...saturdayEvening,
  sessionHasLapsed: true,
  seed: (backend) => seedSaturday(backend),
})
