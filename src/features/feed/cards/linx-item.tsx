import type { LinxItem } from '~/api/types'
import { EventCard } from './event-card'
import { GroupCard } from './group-card'
import { RoundCard } from './round-card'

/** The props of every kind of entry. */
export type ItemProps = {
  item: LinxItem
  /** It arrived after the golfer's last visit. */
  isNew: boolean
  /** The signed-in golfer. */
  userId: number
}

/**
 * An entry of the feed by its kind. An unknown kind is rendered by the fields it has: as a round, or as a line
 * (TXT-04).
 */
export function LinxEntry(props: ItemProps) {
  const { notificationType, playerScores = [], scoreTotal, courseName } = props.item
  if (notificationType === 'NewFollower' || notificationType === 'IFollowed')
    return <EventCard {...props} />
  if (playerScores.length > 0) return <GroupCard {...props} />
  const isRound =
    notificationType === 'FollowedUserResult' || (typeof scoreTotal === 'number' && courseName)
  return isRound ? <RoundCard {...props} /> : <EventCard {...props} />
}
