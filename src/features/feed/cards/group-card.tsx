import type { LinxItem } from '~/api/types'
import { leaderboard } from '~/domain/scores/leaderboard'
import { firstName, nameList, visibleText } from '~/domain/people/names'
import { locationText } from '~/domain/people/location-text'
import { classNames } from '~/lib/class-names'
import { today } from '~/lib/clock'
import { pluralize } from '~/lib/pluralize'
import { uniqueBy } from '~/lib/unique'
import { cardClass } from '~/ui/layout/card'
import { TalkBar } from '~/features/comments/talk-bar'
import { MetaLine, Person, PersonName } from '~/features/people/person'
import { RelativeTime } from '~/features/people/relative-time'
import { BetsLine } from './bets-line'
import { GroupBoard } from './group-board'
import { ItemMore } from './item-more'
import { itemName } from './item-name'
import type { ItemProps } from './linx-item'
import { Pennant } from './pennant'
import { holesLine, playedLine } from './played-line'
import { RoundMedia } from './round-media'
import styles from './round.module.css'

/** A round of several players: the board, their notes, the bets. */
export function GroupCard({ item, isNew, userId }: ItemProps) {
  const players = uniqueBy(item.playerScores ?? [], (player) => player.userId)
  const others = players
    .filter((player) => player.userId !== item.userId)
    .map(({ userName }) => firstName(userName))
  const notes = visibleText(item.goPublicNotes)
  const noteOfRow = players.some(({ commentText }) => visibleText(commentText) === notes)
  return (
    <div className={classNames(cardClass, styles.round, isNew && styles.new)}>
      {isNew && <Pennant />}
      <div className={styles.head}>
        <Person name={item.name} picture={item.picture} className={styles.person}>
          <PersonName userId={item.userId} name={item.name} />
          <MetaLine>
            {[
              others.length > 0 ? (
                <bdi key="with">with {nameList(others)}</bdi>
              ) : (
                locationText(item)
              ),
              <RelativeTime key="time" time={item.activityDate} />,
            ]}
          </MetaLine>
        </Person>
        <ItemMore item={item} userId={userId} />
      </div>
      <div className={styles.inset}>
        <h2 className={styles.course}>
          <bdi>{visibleText(item.courseName) ?? 'A round of golf'}</bdi>
        </h2>
        <GroupFacts item={item} players={players.length} />
      </div>
      <GroupBoard rows={leaderboard(players)} userId={userId} />
      {notes && !noteOfRow && (
        <p className={styles.notes} dir="auto">
          {notes}
        </p>
      )}
      <RoundMedia addresses={item.imageUrls} name={itemName(item)} caption={notes} />
      <BetsLine bets={item.groupBets ?? []} />
      <TalkBar item={item} userId={userId} name={itemName(item)} />
    </div>
  )
}

function GroupFacts({ item, players }: { item: LinxItem; players: number }) {
  const facts = [
    holesLine({ holes: item.holes }),
    pluralize(players, 'player'),
    playedLine(item, today()),
  ].filter((fact) => fact !== undefined)
  return (
    <p className={styles.facts}>
      {facts.map((fact) => (
        <span key={fact}>{fact}</span>
      ))}
    </p>
  )
}
