import { demoGolfers, type Member } from '../seed/members'

export const TOM = 6
export const LUIS = 7
export const DANA = 8
export const KEIKO = 9
export const INGRID = 10
export const WALT = 11
export const RUTH = 12
export const SIMONE = 13
export const GRANT = 14
export const BEA = 15
export const OWEN = 16
export const JUNE = 17

const member = (
  id: number,
  name: string,
  city: string,
  gender: 'M' | 'F',
  plays: number,
  more: Partial<Member> = {},
): Member => {
  const [firstName = '', lastName = ''] = name.split(' ')
  const email = `${firstName}@${lastName}.example`.toLowerCase()
  return {
    id,
    firstName,
    lastName,
    email,
    city,
    gender,
    plays,
    isPrivate: false,
    ghinNumber: 1_040_000 + 137 * id,
    ...more,
  }
}

/** All golfers of this Saturday: the five demo golfers and those around them. */
export const golfers: readonly Member[] = [
  ...demoGolfers,
  member(TOM, 'Tom Okafor', 'Fort Collins', 'M', 2.2),
  member(LUIS, 'Luis Herrera', 'Longmont', 'M', 10.6, { hasPicture: false }),
  member(DANA, 'Dana Whitfield', 'Golden', 'F', 19.2),
  member(KEIKO, 'Keiko Mori', 'Aurora', 'F', 15.8, { hasPicture: false }),
  member(INGRID, 'Ingrid Solberg', 'Lyons', 'F', 6.7),
  member(WALT, 'Walt Brannigan', 'Estes Park', 'M', 17.4),
  member(RUTH, 'Ruth Adeyemi', 'Lakewood', 'F', 22.8),
  member(SIMONE, 'Simone Carter', 'Denver', 'F', 9.3, { isPrivate: true }),
  member(GRANT, 'Grant Lindqvist', 'Erie', 'M', 13.5, { hasPicture: false }),
  member(BEA, 'Bea Castellanos', 'Arvada', 'F', 27.1),
  member(OWEN, 'Owen Fairley', 'Loveland', 'M', 5.1, { isPrivate: true }),
  member(JUNE, 'June Abernathy', 'Broomfield', 'F', 33.4, { hasPicture: false }),
]
