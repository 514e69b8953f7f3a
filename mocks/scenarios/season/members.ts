import type { Backend } from '../../backend/backend'
import { demoGolfers, type Member } from '../seed/members'

const GOLFERS = 60
const CITIES = ['Boulder', 'Denver', 'Longmont', 'Golden', 'Lyons', 'Erie', 'Arvada', 'Aurora']

/** The demo golfers, and generated golfers to make sixty. */
export async function seasonMembers(backend: Backend): Promise<Member[]> {
  const { createFaker } = await import('../seed/faker') // large, and used only by this world
  const { dice } = backend
  const { person } = createFaker(backend)
  const members = [...demoGolfers]
  const names = new Set(members.map(({ lastName }) => lastName))
  while (members.length < GOLFERS) {
    const id = members.length + 1
    const gender = dice.int(1, 5) <= 2 ? ('F' as const) : ('M' as const)
    const firstName = person.firstName(gender === 'F' ? 'female' : 'male')
    const lastName = person.lastName()
    if (names.has(lastName)) continue // unique names, so that emails are unique
    names.add(lastName)
    members.push({
      id,
      firstName,
      lastName,
      email: `${firstName}@${lastName}.example`.toLowerCase().replace(/[^a-z@.-]/g, ''),
      city: dice.pick(CITIES),
      gender,
      isPrivate: dice.int(1, 4) === 1,
      plays: Math.round(10 * (2 + 26 * dice.next())) / 10,
      ghinNumber: 1_040_000 + 137 * id,
      ...(dice.int(1, 3) === 1 && { hasPicture: false as const }),
    })
  }
  return members
}
