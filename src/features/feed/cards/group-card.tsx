import type { MouseEvent } from 'react'
import type { LinxItem, PlayerScore } from '~/api/types'
import { leaderboard, type Ranked } from '~/domain/scores/leaderboard'
import { firstName, nameList, visibleText } from '~/domain/people/names'
import { locationText } from '~/domain/people/location-text'
import { playedLine } from '~/domain/scores/played-date'
import { classNames } from '~/lib/class-names'
import { useToday } from '~/platform/visibility'
import { pluralize } from '~/lib/pluralize'
import { uniqueBy } from '~/lib/unique'
import { ReactionBar } from '~/features/comments/reaction-bar'
import { MetaLine, Person, PersonName } from '~/features/people/person'
import { Entry } from './entry'
import { itemName } from './item-name'
import type { ItemProps } from './linx-item'
import { holesLine, RoundHead, NineTag, useOpenRound } from './round-head'
import { RoundMedia } from './round-media'
import styles from './round.module.css'
import { BetsLine } from '~/features/bets/bets-line'
import { teeTone } from '~/domain/scores/tee-tone'
import { LedgerTable } from '~/ui/layout/ledger'
import { Swatch } from '~/ui/display/swatch'
import { VisuallyHidden } from '~/ui/layout/visually-hidden'
import { FollowButton } from '~/features/follow/follow-button'
import { MovementText } from '~/features/people/movement-text'

type Row = Ranked<PlayerScore>
type Props = { rows: readonly Row[]; userId: number; onClick: (press: MouseEvent) => void }

/** The players of a round, lowest total first; a player's note is on the line below. */
function GroupBoard({ rows, userId, onClick }: Props) {
  const nines = {
    out: rows.some(({ row }) => typeof row.front9 === 'number'),
    in: rows.some(({ row }) => typeof row.back9 === 'number'),
  }
  const heads = ['PLAYER', ...(nines.out ? ['OUT'] : []), ...(nines.in ? ['IN'] : []), 'TOT']
  return (
    <LedgerTable
      className={classNames(styles.ledger, styles.board)}
      heads={heads.map((head) => ({ head }))}
      onClick={onClick}
    >
      {rows.map((ranked) => (
        <PlayerRow key={ranked.row.userId} ranked={ranked} nines={nines} userId={userId} />
      ))}
    </LedgerTable>
  )
}

type RowProps = { ranked: Row; nines: { out: boolean; in: boolean }; userId: number }

function PlayerRow({ ranked: { row, rank }, nines, userId }: RowProps) {
  const isMe = row.userId === userId
  const note = visibleText(row.commentText)
  const cells = 2 + Number(nines.out) + Number(nines.in)
  return (
    <>
      <tr data-me={isMe || undefined}>
        <th scope="row">
          <Person name={row.userName} picture={row.userPicture} size="s" className={styles.player}>
            <PersonName userId={row.userId} name={row.userName} small />
            <PlayerFacts row={row} rank={rank} />
            <FollowButton
              userId={row.userId}
              name={row.userName}
              followed={row.isFollowed}
              ownId={userId}
            />
          </Person>
        </th>
        {nines.out && <td>{row.front9 ?? '–'}</td>}
        {nines.in && <td>{row.back9 ?? '–'}</td>}
        <td data-kind="total">{row.scoreTotal ?? '–'}</td>
      </tr>
      {note && (
        <tr data-me={isMe || undefined} className={styles.noteRow}>
          <td className={styles.note} colSpan={cells} dir="auto">
            {note}
          </td>
        </tr>
      )}
    </>
  )
}

function PlayerFacts({ row, rank }: { row: PlayerScore; rank: string | undefined }) {
  const tee = visibleText(row.teeName)
  return (
    <>
      <MetaLine>
        {[
          rank && <Rank key="rank" rank={rank} />,
          tee && <Swatch key="tee" name={tee} {...teeTone(tee)} />,
          row.holes === 9 && <NineTag key="nine" />,
        ]}
      </MetaLine>
      <div className={styles.move}>
        <MovementText before={row.oldHandicap} after={row.newHandicap} label />
      </div>
    </>
  )
}

const Rank = ({ rank }: { rank: string }) => (
  <span className={styles.rank}>
    <VisuallyHidden>Place </VisuallyHidden>
    {rank}
  </span>
)

/** A round of several players: the board, their notes, the bets. */
export function GroupCard({ item, isNew, userId, article, opened }: ItemProps) {
  const players = uniqueBy(item.playerScores ?? [], (player) => player.userId)
  const others = players
    .filter((player) => player.userId !== item.userId)
    .map((player) => (player.userId === userId ? 'you' : firstName(player.userName)))
  const notes = visibleText(item.goPublicNotes)
  const openRound = useOpenRound(item, !!opened)
  const noteOfRow = players.some(({ commentText }) => visibleText(commentText) === notes)
  return (
    <Entry isNew={isNew} {...article} className={classNames(styles.round, article?.className)}>
      <RoundHead item={item} userId={userId} isOpened={!!opened}>
        {others.length > 0 ? <bdi>with {nameList(others)}</bdi> : locationText(item)}
      </RoundHead>
      <GroupFacts item={item} players={players.length} />
      <GroupBoard rows={leaderboard(players)} userId={userId} onClick={openRound} />
      {opened}
      {notes && !noteOfRow && (
        <p className={styles.notes} dir="auto">
          {notes}
        </p>
      )}
      <RoundMedia addresses={item.imageUrls} name={itemName(item)} caption={notes} />
      <BetsLine bets={item.groupBets} className={styles.inset} />
      <ReactionBar item={item} userId={userId} name={itemName(item)} />
    </Entry>
  )
}

function GroupFacts({ item, players }: { item: LinxItem; players: number }) {
  const played = playedLine(item, useToday())
  const facts = [holesLine({ holes: item.holes }), pluralize(players, 'player'), played].filter(
    (fact) => fact !== undefined,
  )
  return (
    <p className={styles.facts}>
      {facts.map((fact) => (
        <span key={fact} data-moment={fact === played || undefined}>
          {fact}
        </span>
      ))}
    </p>
  )
}
