import type { FieldError } from '~/lib/form'
import { hdcpIdOf, isEmail } from '../account/credentials'
import { profileMessages } from '../messages/profile'

/** Two-letter codes and names of the states, for the list in a form. */
export const US_STATES: readonly (readonly [code: string, name: string])[] = (
  'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,' +
  'FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,' +
  'MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,' +
  'NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,' +
  'PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,' +
  'WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming'
)
  .split(',')
  .map((entry) => [entry.slice(0, 2), entry.slice(3)])

/** The genders that the handicap association knows, as options of a form. */
export const GENDERS = [
  { value: 'M', label: 'Male' },
  { value: 'F', label: 'Female' },
] as const

/** The fields of the profile page, as typed. */
export type Profile = {
  firstName: string
  lastName: string
  email: string
  city: string
  /** Two-letter state; '' for none. */
  state: string
  gender: 'M' | 'F'
  private: boolean
  /** The HDCP ID; '' and '0' mean none. */
  ghinNumber: string
}

/** An error of a field, as a sentence. */
export type ProfileFault = FieldError<keyof Profile>

/** The first error that prevents saving; undefined without one. */
export function profileFault(profile: Profile): ProfileFault | undefined {
  const { firstName, lastName, email } = profile
  if (!firstName.trim()) return { field: 'firstName', message: profileMessages.firstNameMissing }
  if (!lastName.trim()) return { field: 'lastName', message: profileMessages.lastNameMissing }
  if (!email.trim()) return { field: 'email', message: profileMessages.emailMissing }
  if (!isEmail(email.trim())) return { field: 'email', message: profileMessages.emailInvalid }
  const id = hdcpIdOf(profile)
  if (id !== undefined && !/^\d+$/.test(id))
    return { field: 'ghinNumber', message: profileMessages.hdcpDigits }
  return undefined
}

/** The profile as it is compared and sent: its texts trimmed, without an HDCP ID of zeros. */
export const tidyProfile = (profile: Profile): Profile => ({
  ...profile,
  firstName: profile.firstName.trim(),
  lastName: profile.lastName.trim(),
  email: profile.email.trim(),
  city: profile.city.trim(),
  ghinNumber: hdcpIdOf(profile) ?? '',
})

/** The fields that would be saved with another value, as typed. */
export function editsOf(typed: Profile, saved: Profile): Partial<Profile> {
  const [one, other] = [tidyProfile(typed), tidyProfile(saved)]
  return {
    ...(one.firstName !== other.firstName && { firstName: typed.firstName }),
    ...(one.lastName !== other.lastName && { lastName: typed.lastName }),
    ...(one.email !== other.email && { email: typed.email }),
    ...(one.city !== other.city && { city: typed.city }),
    ...(one.state !== other.state && { state: typed.state }),
    ...(one.gender !== other.gender && { gender: typed.gender }),
    ...(one.private !== other.private && { private: typed.private }),
    ...(one.ghinNumber !== other.ghinNumber && { ghinNumber: typed.ghinNumber }),
  }
}

/** Whether two profiles would be saved with the same values. */
export const sameProfile = (a: Profile, b: Profile): boolean =>
  Object.keys(editsOf(a, b)).length === 0

/** Whether the HDCP ID has to be validated before saving: the ID, last name or gender has changed. */
export function needsHdcpCheck(next: Profile, saved: Profile): boolean {
  if (hdcpIdOf(next) === undefined) return false
  return hdcpKey(next) !== hdcpKey(saved)
}

/** The fields that the association compares. */
const HDCP_FIELDS = ['ghinNumber', 'lastName', 'gender'] as const

/** A key of what the association compares: equal for input with the same result. */
export function hdcpKey(profile: Profile): string {
  const tidy = tidyProfile(profile)
  return JSON.stringify(HDCP_FIELDS.map((name) => tidy[name]))
}

/** Whether the change may fix the error. */
export function isAbout({ field }: ProfileFault, change: Partial<Profile>): boolean {
  const compared = HDCP_FIELDS.some((name) => name === field)
  return field in change || (compared && HDCP_FIELDS.some((name) => name in change))
}
