import type { Backend } from '../backend/backend'
import { defineScenario } from './define'
import { saturdayEvening } from './saturday/evening'
import { golfers } from './saturday/golfers'
import { seedSaturday } from './saturday/seed-saturday'
import { daysAgo } from './seed/time'

const DAYS = 60
/** The sections, with the app's names, which the report shows unchanged. */
const SECTIONS = ['Linx', 'Post', 'Following', 'Groups', 'Profile', 'Invite', 'About'] as const
type Section = (typeof SECTIONS)[number]

/** The sections that golfers open after the feed; frequent ones are listed repeatedly. */
const usual: readonly Section[] = ['Linx', 'Post', 'Linx', 'Following', 'Linx', 'Groups']

/** Two months of section visits; some golfers visit every day, some hardly ever. */
async function seedFormUses(backend: Backend): Promise<void> {
  const { db, ids, dice } = backend
  for (let day = DAYS; day > 0; day--) {
    for (const { id, isEmailVerified } of golfers) {
      const chance = 20 + ((id * 37) % 60) // in percent, different for each golfer and the same every day
      if (isEmailVerified === false || dice.int(1, 100) > chance) continue
      let from: Section = 'Linx'
      const opened = dice.int(1, 5)
      for (let step = 0; step < opened; step++) {
        const to: Section = dice.int(1, 10) === 1 ? dice.pick(SECTIONS) : dice.pick(usual)
        const at = daysAgo(backend, day - 0.5 + step / 100)
        if (to !== from)
          await db.formUses.insert({ id: ids.next(), userId: id, oldForm: from, newForm: to, at })
        from = to
      }
    }
  }
}

/** Data for the operator's report: rounds, comments and two months of section visits. */
export const operator = defineScenario({
  name: 'operator',
  title: 'The operator’s view of two months of use: open /usage with the access key linx-operator',
  ...saturdayEvening,
  async seed(backend) {
    await seedSaturday(backend)
    await seedFormUses(backend)
  },
})
