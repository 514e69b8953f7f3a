import type { components } from '~/api/schema'
import type { FollowRow } from '../db/follows'
import type { UserRow } from '../db/users'
import type { Viewpoint } from '../db/viewpoint'
import { fullName, locationText, pictureUrl, shownIndex } from './golfer'

/** A golfer in a list of people; `status` is the relation the list is about, null for a suggestion. */
export const followEntry = (
  golfer: UserRow,
  status: FollowRow['status'] | null,
  { follows }: Viewpoint,
): components['schemas']['FollowEntry'] => ({
  userId: golfer.id,
  fullName: fullName(golfer),
  pictureUrl: pictureUrl(golfer),
  location: locationText(golfer),
  handicap: shownIndex(golfer),
  status,
  isFollowedByCurrentUser: follows(golfer.id),
})
