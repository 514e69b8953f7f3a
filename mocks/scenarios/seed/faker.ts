import { en, Faker } from '@faker-js/faker'
import type { Backend } from '../../backend/backend'

/**
 * A faker that throws the world's own dice and knows the world's own today, so that its names and dates
 * are the same every time. For worlds too large to write by hand; it is heavy, so import it lazily there.
 */
export function createFaker({ dice, clock }: Pick<Backend, 'dice' | 'clock'>): Faker {
  const randomizer = { next: dice.next, seed: () => undefined }
  const faker = new Faker({ locale: [en], randomizer })
  faker.setDefaultRefDate(clock.iso())
  return faker
}
