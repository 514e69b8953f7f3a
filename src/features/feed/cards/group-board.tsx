import type { PlayerScore } from '~/api/types'
import type { Ranked } from '~/domain/scores/leaderboard'
import { visibleText } from '~/domain/people/names'
import { teeTone } from '~/domain/scores/tee-tone'
import { classNames } from '~/lib/class-names'
import { LedgerTable } from '~/ui/layout/ledger'
import { Swatch } from '~/ui/display/swatch'
import { VisuallyHidden } from '~/ui/layout/visually-hidden'
import { FollowButton } from '~/features/follow/follow-button'
import { MovementText } from '~/features/people/movement-text'
import { MetaLine, Person, PersonName } from '~/features/people/person'
import { NineTag } from './nine-tag'
import styles from './group-board.module.css'
import round from './round.module.css'

type Row = Ranked<PlayerScore>
type Props = { rows: readonly Row[]; userId: number }

/** The players of a round, lowest total first; a player's note is on the line below. */
export function GroupBoard({ rows, userId }: Props) {
  const nines = {
    out: rows.some(({ row }) => typeof row.front9 === 'number'),
    in: rows.some(({ row }) => typeof row.back9 === 'number'),
  }
  const heads = ['PLAYER', ...(nines.out ? ['OUT'] : []), ...(nines.in ? ['IN'] : []), 'TOT']
  return (
    <LedgerTable
      className={classNames(round.ledger, styles.board)}
      heads={heads.map((head) => ({ head }))}
    >
      {rows.map((placed) => (
        <PlayerRow key={placed.row.userId} placed={placed} nines={nines} userId={userId} />
      ))}
    </LedgerTable>
  )
}

type RowProps = { placed: Row; nines: { out: boolean; in: boolean }; userId: number }

function PlayerRow({ placed: { row, rank }, nines, userId }: RowProps) {
  const isMe = row.userId === userId
  const note = visibleText(row.commentText)
  const cells = 2 + Number(nines.out) + Number(nines.in)
  return (
    <>
      <tr data-me={isMe || undefined}>
        <th scope="row">
          <Person name={row.userName} picture={row.userPicture} size="s">
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
          rank && <Rank key="place" rank={rank} />,
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
