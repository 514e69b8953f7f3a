import { uniqueBy } from '~/lib/unique'
import type { Group, GroupMember } from '../types'
import { handicap } from './handicap'
import { listOf, maybe, or, record, text, integer, nonBlank } from '~/lib/decode'

/** A group needs an id; everything else may be missing. */
const group = record<Group>({
  groupId: integer,
  groupName: or(text, ''),
  openTo: maybe(nonBlank),
  description: maybe(nonBlank),
  ownerName: maybe(nonBlank),
  ownerPictureUrl: maybe(nonBlank),
  ownerLocation: maybe(nonBlank),
  ownerHandicap: maybe(handicap),
})

const member = record<GroupMember>({
  name: or(text, ''),
  picture: maybe(nonBlank),
  role: maybe(nonBlank),
  dateTime: maybe(nonBlank),
  city: maybe(nonBlank),
  state: maybe(nonBlank),
  handicap: maybe(handicap),
})

/** A list of groups, each once. */
export const decodeGroups = (json: unknown): Group[] =>
  uniqueBy(listOf(group)(json), ({ groupId }) => groupId)

/** The members of a group; they have no ids. */
export const decodeGroupMembers = (json: unknown): GroupMember[] => listOf(member)(json)
