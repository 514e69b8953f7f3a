import type { components } from '~/api/schema'
import type { Db } from '../db/db'
import type { GroupRow } from '../db/groups'
import { fullName, locationText, pictureUrl, shownIndex } from './golfer'

/** A group and its owner; the owner's fields are null if the account is gone. */
export function groupEntry(
  db: Db,
  { id, name, openTo, description }: GroupRow,
): components['schemas']['Group'] {
  const owner = db.groupMembers.where('groupId', id).find(({ role }) => role === 'Owner')
  const golfer = owner && db.users.get(owner.userId)
  return {
    groupId: id,
    groupName: name,
    openTo,
    description,
    ownerName: golfer ? fullName(golfer) : null,
    ownerPictureUrl: golfer ? pictureUrl(golfer) : null,
    ownerLocation: golfer ? locationText(golfer) : null,
    ownerHandicap: golfer ? shownIndex(golfer) : null,
  }
}
