import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useBack } from '~/ui/actions/back-link'
import { Link } from '~/ui/actions/link'
import { useQuery, queryOptions } from '@tanstack/react-query'
import { betMessages } from '~/domain/messages/bets'
import { isFromPicker, slotOf } from '~/domain/scores/details-state'
import { scoreEntryMessages, scoreTypeNames } from '~/domain/messages/score-entry'
import { fieldsOf } from '~/lib/decode'
import { distinctNames, nameList, namesakeMarks } from '~/domain/people/names'
import { betAmount, sumOfBets } from '~/domain/scores/bet-amount'
import { moneyText } from '~/domain/scores/money'
import { partnerPayments, paymentText } from '~/domain/scores/settle-up'
import { paths } from '~/routing/paths'
import { buttonClass } from '~/ui/actions/button'
import { AlertDialog } from '~/ui/overlay/alert-dialog'
import { Notice } from '~/ui/feedback/notice'
import type { PostedScore, LinxItem } from '~/api/types'
import { fullDayText, isCalendarDay } from '~/domain/scores/played-date'
import { LedgerTable } from '~/ui/layout/ledger'
import { VisuallyHidden } from '~/ui/layout/visually-hidden'
import { handicapMovement } from '~/domain/scores/handicap'
import { ownRow } from '~/domain/scores/posted-card'
import { MovementText } from '~/features/people/movement-text'
import { createLazyPart, ShowLazyPart } from '~/ui/layout/lazy-part'
import { ShareButton } from '~/ui/actions/share-button'
import { posting, duplicateScores, usePosting, useDuplicateScores } from '../post/app-posting'
import type { ScoreDraft, Sent } from '../draft/score-draft'
import { isSameScore, soughtScore } from '../post/judge-attempt'
import type { PostingState } from '../post/posting-state'
import { roundsAfter } from '../post/own-rounds'
import styles from './posted-result.module.css'
import type { ReceiptWoohooProps } from './receipt-woohoo'

/** The score just posted, as My Linx has it; null if My Linx does not have it. */
const postedRound = (draft: ScoreDraft, sent: Sent) =>
  queryOptions({
    queryKey: ['receipt', draft.id],
    staleTime: Infinity,
    retry: false, // a receipt without it is still a receipt
    queryFn: async (): Promise<LinxItem | null> => {
      const sought = soughtScore(draft, sent)
      const rounds = await roundsAfter(draft, sent)
      return rounds.find((round) => isSameScore(round, sought)) ?? null
    },
  })

// Loaded on demand, since the code of Woohoos belongs to Linx; the receipt does not wait for it.
const woohooPart = createLazyPart<ReceiptWoohooProps>(() =>
  import('./receipt-woohoo').then(({ ReceiptWoohoo }) => ReceiptWoohoo),
)

type ReceiptActionsProps = {
  draft: ScoreDraft
  sent: Sent
  exit?: ReceiptWoohooProps['exit']
  /** Called when the link to the round is followed, so that the receipt has been read. */
  onLeave?: (() => void) | undefined
  /** The form is the page below, which the link replaces, since Back must not lead to it. */
  isAtForm?: boolean | undefined
}

/** The actions for a score just posted: see it, share it, and give it a Woohoo once it is in My Linx. */
function ReceiptActions({ draft, sent, exit, onLeave, isAtForm }: ReceiptActionsProps) {
  const { data: item } = useQuery(postedRound(draft, sent))
  const { strokes, datePlayed } = sent
  const { courseName } = draft.course
  const day = isCalendarDay(datePlayed) ? fullDayText(datePlayed) : undefined
  // Only the strokes: notes, partners and bets stay in the app.
  const text = () => scoreEntryMessages.shared(strokes, courseName, day)
  return (
    <div className={styles.actions} data-own-enter>
      <Link
        className={buttonClass('line', { small: true })}
        to={item ? paths.round(item) : paths.linx('My Linx')}
        state={item?.activityDate}
        replace={isAtForm ?? false}
        onClick={onLeave}
      >
        {scoreEntryMessages.seeIt}
      </Link>
      <ShareButton title={scoreEntryMessages.sharedTitle} text={text} />
      {item && (
        <ShowLazyPart part={woohooPart} props={{ item, userId: draft.userId, exit }} isSilent />
      )}
    </div>
  )
}

/** The score's effect on the Handicap Index. Its line is rendered from the start, so that OK does not move. */
function IndexMovement({ draft, sent, result }: Pick<Props, 'draft' | 'sent' | 'result'>) {
  const { data: item, isPending } = useQuery(postedRound(draft, sent))
  const row = item && ownRow(item, draft.userId)
  const [before, after] =
    row && 'oldHandicap' in row
      ? [row.oldHandicap, row.newHandicap]
      : [item?.goOldHandicap, item?.goNewHandicap]
  const hasMovement = row && handicapMovement(before, after)
  const isCounted = typeof result.adjusted_gross_score === 'number' // not so while it is under review
  return (
    <p className={styles.index} role="status">
      {!hasMovement && !isPending && isCounted && scoreEntryMessages.indexLater}
      {hasMovement && (
        <>
          <span aria-hidden="true">Handicap Index </span>
          <MovementText before={before} after={after} />
        </>
      )}
    </p>
  )
}

type Props = {
  draft: ScoreDraft
  sent: Sent
  result: Partial<PostedScore>
  /** A check has found the score; the draft may have changed since it was sent. */
  wasFound?: boolean
  /** Takes the focus when a focused control of the receipt is removed. */
  exit?: RefObject<HTMLElement | null>
} & Pick<ReceiptActionsProps, 'onLeave' | 'isAtForm'>
type Strokes = number | null | undefined
type Row = { name: string; out: Strokes; in: Strokes; total: Strokes }

const isKnown = (value: Strokes): value is number => typeof value === 'number'

/** What the association recorded. Values that the response lacks are those sent, or are left out (SCR-06). */
export function PostedResult(props: Props) {
  const { result } = props
  const { strokes } = props.sent
  const score: Row = {
    name: 'Score',
    out: result.scoreFront ?? strokes.scoreFront,
    in: result.scoreBack ?? strokes.scoreBack,
    total: result.scoreTotal ?? strokes.scoreTotal,
  }
  const adjusted: Row = {
    name: 'Adjusted',
    out: result.front9_adjusted,
    in: result.back9_adjusted,
    total: result.adjusted_gross_score,
  }
  const isEqual = score.total === adjusted.total
  const rows = [score, ...(isEqual ? [] : [adjusted])].filter(({ total }) => isKnown(total))
  const isAdjusted = isKnown(score.total) && isKnown(adjusted.total) && adjusted.total < score.total
  return (
    <>
      <p className={styles.facts}>{factsOf(props)}</p>
      <ResultTable rows={rows} />
      {isAdjusted && (
        <p className={styles.facts}>
          {scoreEntryMessages.adjusted(score.total ?? 0, adjusted.total ?? 0)}
        </p>
      )}
      <Bets partners={props.draft.partners} />
      <IndexMovement {...props} />
      <ReceiptActions {...props} />
    </>
  )
}

/** Who pays whom, and the golfer's net. */
function Bets({ partners }: Pick<ScoreDraft, 'partners'>) {
  const marks = namesakeMarks(partners)
  const balances = partners.map(({ name, dollars }, at) => ({
    name: marks[at] ? `${name} (${marks[at]})` : name,
    dollars: betAmount(dollars),
  }))
  const payments = partnerPayments(balances, 'You').map(paymentText)
  if (payments.length === 0) return null
  return (
    <p className={styles.facts}>
      <bdi dir="ltr">{payments.join('. ')}.</bdi> {betMessages.net(moneyText(sumOfBets(partners)))}
    </p>
  )
}

/** 'Home score at Bellwether Links, played June 14, 2026. 18 holes, with Marcus.' */
function factsOf({ draft, sent, result, wasFound }: Props): string {
  const type =
    Object.entries(scoreTypeNames).find(([letter]) => letter === result.scoreType)?.[1] ??
    (wasFound ? undefined : scoreTypeNames[draft.scoreType])
  const day = isCalendarDay(result.datePlayed) ? result.datePlayed : sent.datePlayed
  const holes = result.holesPlayed ?? sent.strokes.holesPlayed
  const played = isCalendarDay(day) ? `, played ${fullDayText(day)}` : ''
  const names = distinctNames(draft.partners)
  const facts = [
    ...(isKnown(holes) ? [`${holes} holes`] : []),
    ...(names.length > 0 ? [`with ${nameList(names)}`] : []),
  ]
  const about = facts.length > 0 ? ` ${facts.join(', ')}.` : ''
  return `${type ? `${type} score` : 'Score'} at ${draft.course.courseName}${played}.${about}`
}

function ResultTable({ rows }: { rows: readonly Row[] }) {
  if (rows.length === 0) return null
  const hasNines = rows.some((row) => isKnown(row.out) || isKnown(row.in))
  const heads = [
    <VisuallyHidden key="kind">Kind</VisuallyHidden>,
    ...(hasNines ? ['OUT', 'IN'] : []),
    'TOT',
  ]
  return (
    <div>
      <div className={styles.result}>
        <LedgerTable heads={heads.map((head) => ({ head }))}>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              {hasNines && <td>{row.out ?? '–'}</td>}
              {hasNines && <td>{row.in ?? '–'}</td>}
              <td data-kind="total">{row.total}</td>
            </tr>
          ))}
        </LedgerTable>
      </div>
    </div>
  )
}

type ReceiptProps = { state: Extract<PostingState, { status: 'posted' }>; isAtForm: boolean }

/** The receipt of a score. `isAtForm`: its form is the page below. */
function Receipt({ state, isAtForm }: ReceiptProps) {
  const ok = useRef<HTMLButtonElement>(null)
  const navigate = useNavigate()
  const back = useBack()
  const { pathname, state: routerState }: { pathname: string; state: unknown } = useLocation()
  const { draft, sent } = state
  const isTwice = useDuplicateScores().some((record) => record.draft.id === draft.id)
  const leave = () => {
    duplicateScores.dismiss(draft.id)
    posting.dismiss()
  }
  const close = () => {
    leave()
    // Back must lead neither to the form of a posted score nor to the picker a second time.
    if (back && isAtForm && isFromPicker(routerState)) back()
    // On the score pages another score may be under way.
    else if (isAtForm || !pathname.startsWith(paths.postScore()))
      void navigate(paths.postScore(), { replace: isAtForm })
  }
  return (
    <AlertDialog
      open
      message={state.wasFound ? scoreEntryMessages.foundPosted : scoreEntryMessages.posted}
      okRef={ok}
      onClose={close}
    >
      {isTwice && (
        <Notice kind="error">
          {scoreEntryMessages.recordedTwice(sent.strokes.scoreTotal, draft.course.courseName)}
        </Notice>
      )}
      <PostedResult {...state} exit={ok} onLeave={leave} isAtForm={isAtForm} />
    </AlertDialog>
  )
}

/** The result of a post, shown on any page (R14). A score sent in the background does not interrupt other pages. */
export function PostOutcome() {
  const state = usePosting()
  const navigate = useNavigate()
  const { pathname, state: routerState }: { pathname: string; state: unknown } = useLocation()
  const isAtForm =
    state.status !== 'idle' &&
    pathname === paths.postScoreDetails(String(state.draft.course.courseId)) &&
    slotOf(routerState) === state.draft.slot
  const inBackground = 'inBackground' in state && state.inBackground === true

  const lastPath = useRef(pathname)
  useEffect(() => {
    const arrived = lastPath.current !== pathname
    lastPath.current = pathname
    if (!inBackground || !isAtForm || state.status === 'sending') return
    // The form itself shows why the score was not posted.
    if (arrived && state.status !== 'posted') posting.dismiss()
    else posting.showResult()
  }, [inBackground, isAtForm, state.status, pathname])

  // Neither a reload nor Forward may open a form that looks as if a new score was begun.
  const markPosted = useEffectEvent(({ course, userId: postedBy }: ScoreDraft) => {
    const given = { course, ...Object.fromEntries(fieldsOf(routerState) ?? []), postedBy }
    void navigate(pathname, { replace: true, preventScrollReset: true, state: given })
  })
  const posted = isAtForm && state.status === 'posted' ? state.draft : undefined
  useEffect(() => {
    if (posted) markPosted(posted)
  }, [posted])

  if (inBackground) return null
  if (state.status === 'posted') return <Receipt state={state} isAtForm={isAtForm} />
  if (state.status === 'refused')
    return <AlertDialog open message={state.message} onClose={posting.dismiss} />
  // The form itself shows this, with a check.
  if (state.status !== 'unconfirmed' || isAtForm) return null
  return <AlertDialog open message={scoreEntryMessages.unconfirmed} onClose={posting.dismiss} />
}
