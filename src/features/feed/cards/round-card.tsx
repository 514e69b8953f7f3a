import type { LinxItem } from '~/api/types'
import { handicapMovement } from '~/domain/scores/handicap'
import { visibleText } from '~/domain/people/names'
import { playedLine } from '~/domain/scores/played-date'
import { locationText } from '~/domain/people/location-text'
import { teeTone } from '~/domain/scores/tee-tone'
import { classNames } from '~/lib/class-names'
import { useToday } from '~/platform/visibility'
import { Ledger, type LedgerColumn } from '~/ui/layout/ledger'
import { Swatch } from '~/ui/display/swatch'
import { BetsLine } from '~/features/bets/bets-line'
import { ReactionBar } from '~/features/comments/reaction-bar'
import { MovementText } from '~/features/people/movement-text'
import { Entry } from './entry'
import { itemName } from './item-name'
import type { ItemProps } from './linx-item'
import { holesLine, NineTag, RoundHead, useOpenRound } from './round-head'
import { RoundMedia } from './round-media'
import styles from './round.module.css'

/** A posted score: golfer, time, course, tees, totals, notes. */
export function RoundCard({ item, isNew, userId, article, opened }: ItemProps) {
  const notes = visibleText(item.goPublicNotes)
  const columns = ledgerOf(item)
  const openRound = useOpenRound(item, !!opened)
  return (
    <Entry isNew={isNew} {...article} className={classNames(styles.round, article?.className)}>
      <RoundHead item={item} userId={userId} isOpened={!!opened}>
        {item.hasConnectedPlayer && item.userId !== userId ? 'with you' : locationText(item)}
      </RoundHead>
      <RoundFacts item={item} />
      {columns.length > 0 && (
        <Ledger className={styles.ledger} columns={columns} onClick={openRound} />
      )}
      {opened}
      {notes && (
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

function RoundFacts({ item }: { item: LinxItem }) {
  const tee = visibleText(item.teeName)
  const holes = holesLine(item)
  const played = playedLine(item, useToday())
  if (!tee && !holes && !played) return null
  return (
    <p className={styles.facts}>
      {tee && <Swatch name={tee} {...teeTone(tee)} />}
      {item.holes === 9 ? (
        <span>
          {holes} <NineTag />
        </span>
      ) : (
        holes
      )}
      {played && <span data-moment>{played}</span>}
    </p>
  )
}

/** OUT, IN, TOT and HDCP of a round; a nine omits the column it lacks, and unknown values are not shown. */
function ledgerOf({
  front9,
  back9,
  scoreTotal,
  goOldHandicap,
  goNewHandicap,
  handicap,
}: LinxItem): LedgerColumn[] {
  const columns: LedgerColumn[] = []
  if (typeof front9 === 'number') columns.push({ head: 'OUT', value: front9 })
  if (typeof back9 === 'number') columns.push({ head: 'IN', value: back9 })
  if (typeof scoreTotal === 'number')
    columns.push({ head: 'TOT', value: scoreTotal, kind: 'total' })
  // If the round's effect on the index is unknown, only the golfer's index is shown.
  const isKnown = handicapMovement(goOldHandicap, goNewHandicap)
  const [before, after] = isKnown ? [goOldHandicap, goNewHandicap] : [undefined, handicap]
  if (handicapMovement(before, after)) {
    const value = <MovementText before={before} after={after} stacked />
    columns.push({ head: 'HDCP', value, kind: 'text' })
  }
  return columns
}
