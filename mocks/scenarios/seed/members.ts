import type { Backend } from '../../backend/backend'
import type { UserRow } from '../../db/users'

/** A golfer of a seed. */
export type Member = Pick<
  UserRow,
  'id' | 'firstName' | 'lastName' | 'city' | 'gender' | 'isPrivate'
> & {
  email: string
  /** The Handicap Index that generated scores should come close to, a plus index as a negative number. */
  plays: number
  ghinNumber: number | null
  /** False: initials instead of a picture. */
  hasPicture?: false
  isEmailVerified?: false
}

export const NORA = 1
export const MARCUS = 2
export const PRIYA = 3
export const HAL = 4
export const OLA = 5

/** The five golfers of every scenario; all sign in with one password. */
export const demoGolfers: readonly Member[] = [
  {
    id: NORA,
    firstName: 'Nora',
    lastName: 'Whitcombe',
    email: 'nora@whitcombe.example',
    city: 'Boulder',
    gender: 'F',
    isPrivate: true,
    plays: 14.2,
    ghinNumber: 1034567,
  },
  {
    id: MARCUS,
    firstName: 'Marcus',
    lastName: 'Bell',
    email: 'marcus@bell.example',
    city: 'Boulder',
    gender: 'M',
    isPrivate: false,
    plays: 8.4,
    ghinNumber: 1034811,
  },
  {
    id: PRIYA,
    firstName: 'Priya',
    lastName: 'Raman',
    email: 'priya@raman.example',
    city: 'Denver',
    gender: 'F',
    isPrivate: true,
    plays: -1.6,
    ghinNumber: 1027730,
  },
  {
    id: HAL,
    firstName: 'Hal',
    lastName: 'Winters',
    email: 'hal@winters.example',
    city: 'Louisville',
    gender: 'M',
    isPrivate: false,
    plays: 22,
    ghinNumber: 11820447,
    hasPicture: false,
  },
  {
    id: OLA,
    firstName: 'Ola',
    lastName: 'Unverified',
    email: 'ola@unverified.example',
    city: 'Boulder',
    gender: 'F',
    isPrivate: true,
    plays: 30,
    ghinNumber: null,
    hasPicture: false,
    isEmailVerified: false,
  },
]

const PASSWORD = 'linxgolf1'

/** Writes the golfers, their credentials, and their association records. They have no index until scores are added. */
export async function seedMembers({ db }: Backend, members: readonly Member[]): Promise<void> {
  for (const member of members) {
    const { id, email, firstName, lastName, city, gender, isPrivate, ghinNumber } = member
    await db.users.insert({
      id,
      email,
      firstName,
      lastName,
      city,
      gender,
      isPrivate,
      ghinNumber,
      state: 'CO',
      isEmailVerified: member.isEmailVerified ?? true,
      portrait: member.hasPicture === false ? null : id,
      handicapIndex: null,
      lastNotifyAt: null,
    })
    await db.credentials.insert({ id, password: PASSWORD })
    if (ghinNumber !== null)
      await db.associationGolfers.insert({
        id: ghinNumber,
        lastName,
        gender,
        status: 'Active',
        consents: true,
      })
  }
}
