import { useQuery } from '@tanstack/react-query'
import { Link } from '~/ui/actions/link'
import { useEffect, useState } from 'react'
import type { LinxItem } from '~/api/types'
import { shortNames, visibleText } from '~/domain/people/names'
import { paymentText, settleUp, settleWith, totalDollars } from '~/domain/scores/settle-up'
import { moneyText } from '~/domain/scores/money'
import { cardOfRound } from '~/domain/scores/posted-card'
import { uniqueBy } from '~/lib/unique'
import { paths } from '~/routing/paths'
import { Button, buttonClass } from '~/ui/actions/button'
import { isShareFailure } from '~/ui/actions/share-button'
import { Dialog } from '~/ui/overlay/dialog'
import { SettleText } from '~/features/bets/settle-text'
import type { PickerState } from '~/domain/scores/details-state'
import { isCalendarDay } from '~/domain/scores/played-date'
import { failureText } from '~/domain/account/failure-text'
import { shareMessages } from '~/domain/messages/share'
import { Checkbox } from '~/ui/fields/checkbox'
import { Notice } from '~/ui/feedback/notice'
import styles from './item-sheet.module.css'
import { postedCards } from '../round/round-query'
import { cardPicture } from './card-picture'
import { shareable, shareCard, type ShareChoice } from './share-model'

/** The outcome of sharing a picture. */
type ShareOutcome = 'shared' | 'downloaded' | 'not-shared'

/** Whether this device has a share sheet that accepts the file. */
function sharesFiles(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })
}

/** Downloads a file with a temporary link. */
function download(file: File): ShareOutcome {
  const address = URL.createObjectURL(file)
  const link = Object.assign(document.createElement('a'), { href: address, download: file.name })
  link.click()
  // Revoked after the click has been handled, when the browser has the file.
  setTimeout(() => URL.revokeObjectURL(address))
  return 'downloaded'
}

/** Opens the share sheet; downloads the picture if there is none or it fails. */
async function sharePicture(file: File, title: string): Promise<ShareOutcome> {
  if (!sharesFiles(file)) return download(file)
  try {
    await navigator.share({ files: [file], title })
    return 'shared'
  } catch (error) {
    return isShareFailure(error) ? download(file) : 'not-shared'
  }
}

type PictureState = { file: File; address: string; choice: ShareChoice } | { message: string }

/**
 * The picture of a round, rendered again for each choice; until it is ready, that of the previous choice. Object URLs are
 * revoked when the choice changes and on unmount (R24).
 */
function usePicture(item: LinxItem, choice: ShareChoice, userId: number): PictureState | undefined {
  const [picture, setPicture] = useState<PictureState>()
  const { data: cards, isPending } = useQuery(postedCards(userId))
  // In the picture of a friend's group round, the golfer's own holes would be taken for the friend's.
  const card = item.userId === userId && cards ? cardOfRound(cards, item, userId) : undefined
  useEffect(() => {
    if (isPending) return undefined
    let isCurrent = true
    let address = ''
    const make = async (): Promise<PictureState> => {
      const blob = await cardPicture(shareCard(item, choice, card))
      const file = new File([blob], 'scorecard.png', { type: 'image/png' })
      address = isCurrent ? URL.createObjectURL(file) : ''
      return { file, address, choice }
    }
    const show = (next: PictureState) => isCurrent && setPicture(next)
    void make().then(show, (error: unknown) =>
      show({ message: failureText(error, shareMessages.noPicture) }),
    )
    return () => {
      isCurrent = false
      if (address) URL.revokeObjectURL(address)
    }
  }, [item, choice, card, isPending])
  return picture
}

/** A scorecard picture to share. Notes and bets are included only if the golfer chooses them. */
function ShareSection({ item, name, userId }: Omit<ItemSheetProps, 'onClose'>) {
  const offer = shareable(item)
  const [choice, setChoice] = useState<ShareChoice>({ notes: false, bets: false })
  const [message, setMessage] = useState('')
  const picture = usePicture(item, choice, userId)
  const made = picture && 'file' in picture ? picture : undefined
  // The picture of a previous choice must not leave the app.
  const file = made?.choice === choice ? made.file : undefined
  const shares = made !== undefined && sharesFiles(made.file)
  const share = async (image: File) => {
    const outcome = await sharePicture(image, name)
    setMessage(outcome === 'downloaded' ? shareMessages.saved : '')
  }
  return (
    <section className={styles.section} aria-label="Share scorecard">
      <div className={styles.preview} aria-busy={picture === undefined}>
        {picture && 'address' in picture && (
          <img src={picture.address} alt={`Scorecard: ${name}`} />
        )}
        {picture && 'message' in picture && <Notice kind="error">{picture.message}</Notice>}
      </div>
      {offer.notes && (
        <Checkbox
          label="With the notes"
          checked={choice.notes}
          onChange={({ target }) => setChoice({ ...choice, notes: target.checked })}
        />
      )}
      {offer.bets && (
        <Checkbox
          label="With the bets"
          checked={choice.bets}
          onChange={({ target }) => setChoice({ ...choice, bets: target.checked })}
        />
      )}
      <Button
        variant="primary"
        disabled={!file}
        onClick={() => {
          if (file) void share(file)
        }}
      >
        {shares ? 'Share scorecard' : 'Save scorecard'}
      </Button>
      <p role="status" className={styles.status}>
        {message}
      </p>
    </section>
  )
}

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
    ...(item.notificationType === 'FollowedUserResult' && { parentScoreId: item.sourceId }),
    ...(item.notificationType === 'GroupedGolfScores' && { parentGroupId: item.sourceId }),
  }
}

/** The props of the sheet, whose code is loaded on demand. */
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
      <ShareSection item={item} name={name} userId={userId} />
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
  const names = shortNames(bets)
  const balances = bets.map(({ name, dollars }, at) => ({ name: names[at] ?? name, dollars }))
  // All bets of a single score are with its golfer; in a group round it is unknown who bet with whom.
  const isSingle = (item.playerScores ?? []).length === 0
  const scorer = bets.findIndex(({ userId }) => isSingle && userId === item.userId)
  const payments = scorer < 0 ? settleUp(balances) : settleWith(scorer, balances)
  return (
    <section className={styles.section} aria-label="Settle up">
      <h3 className={styles.heading}>Settle up</h3>
      {payments === undefined && (
        <p>{`These bets don’t add up to zero. ${moneyText(totalDollars(bets))} is left over.`}</p>
      )}
      {payments?.length === 0 && <p>All square.</p>}
      {payments && payments.length > 0 && (
        <SettleText
          title={`Bets at ${item.courseName ?? 'golf'}:`}
          lines={payments.map(paymentText)}
        />
      )}
    </section>
  )
}
