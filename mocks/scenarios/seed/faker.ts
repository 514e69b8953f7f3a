import { en, Faker } from '@faker-js/faker'
import type { Backend } from '../../backend/backend'

/**
 * A faker that uses the world's dice and clock, so that names and dates are the same every time. For worlds too large to
 * write by hand; import it lazily, since it is large.
 */
export function createFaker({ dice, clock }: Pick<Backend, 'dice' | 'clock'>): Faker {
  const randomizer = { next: dice.next, seed: () => undefined }
  const faker = new Faker({ locale: [en], randomizer })
  faker.setDefaultRefDate(clock.iso())
  return faker
}
