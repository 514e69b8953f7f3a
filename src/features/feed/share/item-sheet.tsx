import { Link } from 'react-router-dom'
import type { LinxItem } from '~/api/types'
import { firstName, visibleText } from '~/domain/people/names'
import { paymentText, settleUp, totalDollars } from '~/domain/scores/settle-up'
import { moneyText } from '~/domain/scores/money'
import { uniqueBy } from '~/lib/unique'
import { paths } from '~/routing/paths'
import { Button, buttonClass } from '~/ui/actions/button'
import { Dialog } from '~/ui/overlay/dialog'
import { SettleText } from '~/features/bets/settle-text'
import styles from './item-sheet.module.css'
import { ShareSection } from './share-section'
import type { PickerState } from '~/domain/scores/details-state'
import { isCalendarDay } from '~/domain/scores/played-date'

/**
 * Router state for posting the same round: the course by its name (an item has no course id), the day, and the score or
 * group it belongs to. Undefined for the golfer's own rounds and for items that are not rounds.
 */
function playedTooState(item: LinxItem, userId: number): PickerState | undefined {
  const courseName = visibleText(item.courseName)
  const isMine =
    item.userId === userId || item.playerScores?.some((player) => player.userId === userId)
  if (!courseName || isMine) return undefined
  const day = item.postedDate?.slice(0, 10)
  return {
    fromLinx: true,
    courseName,
    ...(isCalendarDay(day) && { datePlayed: day }),
    ...(item.sourceTable === 'golf_scores' && { parentScoreId: item.sourceId }),
    ...(item.sourceTable === 'golf_rounds' && { parentGroupId: item.sourceId }),
  }
}

export type ItemSheetProps = { item: LinxItem; name: string; userId: number; onClose: () => void }

/** The other actions of a round: play it too, share its card, settle its bets. */
export function ItemSheet({ item, name, userId, onClose }: ItemSheetProps) {
  const state = playedTooState(item, userId)
  return (
    <Dialog open title={<bdi>{name}</bdi>} onClose={onClose}>
      {state && (
        <Link
          className={buttonClass('tint', { wide: true })}
          to={paths.postScore('search')}
          state={state}
        >
          I played too
        </Link>
      )}
      <ShareSection item={item} name={name} />
      <SettleSection item={item} />
      <Button variant="quiet" onClick={onClose}>
        Close
      </Button>
    </Dialog>
  )
}

/** Who pays whom for this round, or a message when the amounts do not add up. */
function SettleSection({ item }: { item: LinxItem }) {
  const bets = uniqueBy(item.groupBets ?? [], ({ userId }) => userId)
  if (bets.length === 0) return null
  const payments = settleUp(bets.map(({ name, dollars }) => ({ name: firstName(name), dollars })))
  return (
    <section className={styles.section} aria-label="Settle up">
      <h3 className={styles.heading}>Settle up</h3>
      {payments === undefined && (
        <p>{`These bets do not add up to zero: ${moneyText(totalDollars(bets))} is left over.`}</p>
      )}
      {payments?.length === 0 && <p>All even.</p>}
      {payments && payments.length > 0 && (
        <SettleText
          title={`Bets at ${item.courseName ?? 'golf'}:`}
          lines={payments.map(paymentText)}
        />
      )}
    </section>
  )
}
