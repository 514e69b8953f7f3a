import { uniqueBy } from '~/lib/unique'
import type { Group, GroupMember } from '../types'
import { handicap } from './handicap'
import { listOf, maybe, or, record, text, whole, words } from './value'

/** A group needs an id; everything else may be missing. */
const group = record<Group>({
  groupId: whole,
  groupName: or(text, ''),
  openTo: maybe(words),
  description: maybe(words),
  ownerName: maybe(words),
  ownerPictureUrl: maybe(words),
  ownerLocation: maybe(words),
  ownerHandicap: maybe(handicap),
})

const member = record<GroupMember>({
  name: or(text, ''),
  picture: maybe(words),
  role: maybe(words),
  dateTime: maybe(words),
  city: maybe(words),
  state: maybe(words),
  handicap: maybe(handicap),
})

/** A list of groups, each once. */
export const decodeGroups = (json: unknown): Group[] =>
  uniqueBy(listOf(group)(json), ({ groupId }) => groupId)

/** The members of a group; they have no ids. */
export const decodeGroupMembers = (json: unknown): GroupMember[] => listOf(member)(json)
