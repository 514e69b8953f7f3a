import { useQuery } from '@tanstack/react-query'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { fullDayText, isCalendarDay } from '~/domain/scores/played-date'
import { createLazyPart, ShowLazyPart } from '~/ui/layout/lazy-part'
import { ShareButton } from '~/ui/actions/share-button'
import type { ScoreDraft, Sent } from '../draft/score-draft'
import { postedRound } from './posted-round'
import type { ReceiptCheerProps } from './receipt-cheer'
import styles from './posted-result.module.css'

// Woohoos come with Linx; the receipt stands before they are here.
const cheerPart = createLazyPart<ReceiptCheerProps>(() =>
  import('./receipt-cheer').then(({ ReceiptCheer }) => ReceiptCheer),
)

type Props = { draft: ScoreDraft; sent: Sent; exit: ReceiptCheerProps['exit'] }

/** What one does with a score just posted: tell of it, and cheer it once it is in My Linx. */
export function ReceiptActions({ draft, sent, exit }: Props) {
  const { data: item } = useQuery(postedRound(draft, sent))
  const { strokes, datePlayed } = sent
  const { courseName } = draft.course
  const day = isCalendarDay(datePlayed) ? fullDayText(datePlayed) : undefined
  // The strokes alone: notes, partners and bets stay in the app.
  const text = () => scoreEntryMessages.shared(strokes, courseName, day)
  return (
    <div className={styles.actions} data-own-enter>
      <ShareButton title={scoreEntryMessages.sharedTitle} text={text} />
      {item && (
        <ShowLazyPart part={cheerPart} props={{ item, userId: draft.userId, exit }} isSilent />
      )}
    </div>
  )
}
