import type { ComponentProps, ReactNode } from 'react'
import type { LinxItem } from '~/api/types'
import { handicapText } from '~/domain/scores/handicap'
import { visibleText } from '~/domain/people/names'
import { locationText } from '~/domain/people/location-text'
import { ReactionBar } from '~/features/comments/reaction-bar'
import { MetaLine, Person, PersonName } from '~/features/people/person'
import { GroupCard } from './group-card'
import { RoundCard } from './round-card'
import { isRoundKind, itemName } from './item-name'
import styles from './event-card.module.css'
import { FollowBack } from './follow-back'
import { FollowRunCard } from './follow-run-card'
import { isFollowKind, runOf } from './follow-runs'
import { Entry } from './entry'

/** A follow, or a notification of an unknown kind: one line about a golfer. */
export function EventCard(props: ItemProps) {
  const run = runOf(props.item)
  return run.length > 1 ? <FollowRunCard items={run} {...props} /> : <OneEvent {...props} />
}

function OneEvent({ item, isNew, userId, article }: ItemProps) {
  const handicap = handicapText(item.handicap)
  const facts = [locationText(item), handicap && `HDCP ${handicap}`]
  return (
    <Entry isNew={isNew} {...article}>
      <div className={styles.event}>
        <Person name={item.name} picture={item.picture} className={styles.person}>
          <p className={styles.text}>
            <EventText item={item} />
          </p>
          <MetaLine time={item.activityDate}>{facts}</MetaLine>
        </Person>
        <FollowBack item={item} userId={userId} />
      </div>
      <ReactionBar item={item} userId={userId} name={itemName(item)} />
    </Entry>
  )
}

function EventText({ item }: { item: LinxItem }) {
  const name = <PersonName userId={item.userId} name={item.name} />
  if (item.notificationType === 'NewFollower') return <>{name} followed you</>
  if (item.notificationType === 'IFollowed') return <>You followed {name}</>
  return (
    <>
      {name} {visibleText(item.actionText)}
    </>
  )
}

/** The props of every kind of entry. */
export type ItemProps = {
  item: LinxItem
  /** It arrived after the golfer's last visit. */
  isNew: boolean
  /** The signed-in golfer. */
  userId: number
  /** Attributes that the list sets on the entry's `<article>`; by `data-key` the next start finds the entry again. */
  article?: (ComponentProps<'article'> & { 'data-key'?: string }) | undefined
  /** The holes of the round, on its own page, whose title is the course. */
  opened?: ReactNode
}

/**
 * An entry of the feed, by its kind. One of an unknown kind is rendered as a round or as a line, by the fields it has
 * (TXT-04).
 */
export function LinxEntry(props: ItemProps) {
  const { notificationType, playerScores = [], scoreTotal, courseName } = props.item
  if (isFollowKind(notificationType)) return <EventCard {...props} />
  if (playerScores.length > 0) return <GroupCard {...props} />
  const isRound = isRoundKind(notificationType) || (typeof scoreTotal === 'number' && courseName)
  return isRound ? <RoundCard {...props} /> : <EventCard {...props} />
}
