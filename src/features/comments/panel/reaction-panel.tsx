import { useQuery } from '@tanstack/react-query'
import {
  memo,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { useStore } from 'zustand/react'
import { createStore } from 'zustand/vanilla'
import { isGone } from '~/api/errors'
import type { CommentDetail, User } from '~/api/types'
import { itemKey } from '~/domain/feed/item-key'
import { commentMessages } from '~/domain/messages/comments'
import { pluralize } from '~/lib/pluralize'
import { useSession } from '~/session/use-session'
import { Skeleton } from '~/ui/feedback/skeleton'
import { LoadFailure } from '~/ui/feedback/load-failure'
import { useHasEverBeen } from '~/ui/layout/lazy-with-fallback'
import { LimitedRows, ROWS_PER_STEP, ShowMore } from '~/ui/layout/rows'
import { VisuallyHidden } from '~/ui/layout/visually-hidden'
import { allowedPictureUrl } from '~/api/host'
import { handicapText } from '~/domain/scores/handicap'
import { visibleText } from '~/domain/people/names'
import { locationText } from '~/domain/people/location-text'
import { Avatar } from '~/ui/display/avatar'
import { useDirectory } from '~/features/people/directory'
import { MetaLine, PersonName } from '~/features/people/person'
import bar from '../reaction-bar.module.css'
import { changeReactions, type EntryWithCounts, type ReactionKind } from '../reactions'
import { useReactions } from '../use-reactions'
import { commentDrafts, settleComment } from './app-comments'
import { Composer } from './composer'
import { reactionDetails } from './details'
import { ownCommentRow } from './send-comment'
import styles from './reaction-panel.module.css'

type Props = {
  row: CommentDetail
  /** The golfer's id; 0 when it is unknown, since the host sends none here. */
  userId: number
  sending?: boolean
}

/** One comment: author, location, time and text. Not rendered again when others are added or one is sent. */
const CommentRow = memo(function CommentRow({ row, userId, sending }: Props) {
  return (
    <li className={styles.comment} data-sending={sending || undefined}>
      <Avatar name={row.name} src={allowedPictureUrl(row.picture)} size="s" />
      <div>
        <div className={styles.head}>
          <div className={styles.name}>
            <PersonName userId={userId} name={row.name} small />
          </div>
          <MetaLine time={sending ? undefined : row.dateTime}>
            {[locationText(row), handicapText(row.handicap), sending && 'Sending…']}
          </MetaLine>
        </div>
        <p className={styles.text} dir="auto">
          {visibleText(row.commentText)}
        </p>
      </div>
    </li>
  )
})

/** One golfer who gave a Woohoo. */
const LikerRow = memo(function LikerRow({ row, userId }: Props) {
  const handicap = handicapText(row.handicap)
  return (
    <li className={styles.liker}>
      <Avatar name={row.name} src={allowedPictureUrl(row.picture)} size="s" />
      <div className={styles.body}>
        <div className={styles.name}>
          <PersonName userId={userId} name={row.name} small />
        </div>
        <MetaLine time={row.dateTime}>{[locationText(row)]}</MetaLine>
      </div>
      {handicap && (
        <div className={styles.handicap}>
          <span>HDCP</span>
          {handicap}
        </div>
      )}
    </li>
  )
})

const MAX_SKELETON_ROWS = 8

/** The props of an entry's panel, which is loaded on demand. */
export type ReactionPanelProps = { item: EntryWithCounts; userId: number; panel: ReactionKind }

/** The open panel of an entry: its comments or its Woohoos. */
export const ReactionPanel = ({ item, userId, panel }: ReactionPanelProps) =>
  panel === 'comments' ? <CommentsPanel item={item} userId={userId} /> : <LikesPanel item={item} />

/** Who gave a Woohoo. It closes when the only Woohoo is undone or fails, since its button is removed then. */
function LikesPanel({ item }: { item: EntryWithCounts }) {
  const isEmpty = useReactions(item).likeCount === 0
  useEffect(() => {
    if (isEmpty) changeReactions(itemKey(item), { panel: undefined })
  }, [item, isEmpty])
  return (
    <section className={bar.panel} aria-label="Woohoos">
      <Details item={item} type="likes" none={commentMessages.noWoohoos}>
        {(rows) => <Likers rows={rows} />}
      </Details>
    </section>
  )
}

/** The comments, and a field for a new one. An entry that was deleted has the field only if something was typed (R7). */
function CommentsPanel({ item, userId }: Omit<ReactionPanelProps, 'panel'>) {
  const { data, error } = useQuery(reactionDetails(item, 'comments'))
  const { sending } = useReactions(item)
  const draft = useStore(commentDrafts.store, () => commentDrafts.get(userId, item))
  useEffect(() => {
    if (data) settleComment(item, data)
  }, [item, data, draft, sending])
  const wasTyped = useHasEverBeen(draft.text !== '') // the field stays when its last character is deleted
  return (
    <section className={bar.panel} aria-label="Comments">
      <Comments item={item} />
      {(!isGone(error) || wasTyped) && <Composer item={item} userId={userId} />}
    </section>
  )
}

/** Not rendered again by a press, which holds back new rows. */
const Likers = memo(function Likers({ rows }: { rows: readonly CommentDetail[] }) {
  const idOf = useDirectory()
  return (
    <LimitedRows rows={rows}>
      {(drawn) => (
        <ul role="list" className={styles.likers}>
          {drawn.map((row, at) => (
            <LikerRow key={at} row={row} userId={idOf(row)} />
          ))}
        </ul>
      )}
    </LimitedRows>
  )
})

function Comments({ item }: { item: EntryWithCounts }) {
  const { sending } = useReactions(item)
  const session = useSession()
  const user = session.status === 'signed-in' ? session.user : undefined
  return (
    <Details
      item={item}
      type="comments"
      none={sending === undefined ? commentMessages.noComments : undefined}
    >
      {(rows) => <CommentList rows={rows} sending={sending} user={user} />}
    </Details>
  )
}

type ListProps = {
  rows: readonly CommentDetail[]
  sending: string | undefined
  user: User | undefined
}

/** Not rendered again by a press, or by a letter typed below it. */
const CommentList = memo(function CommentList({ rows, sending, user }: ListProps) {
  const idOf = useDirectory()
  const list = useRef<HTMLUListElement>(null)
  // Only the newest are rendered, and those that arrive later (R16).
  const [earlier, setEarlier] = useState(rows.length - ROWS_PER_STEP)
  const first = Math.max(0, Math.min(earlier, rows.length - ROWS_PER_STEP))
  useStillField(list, { first, rows: rows.length, isSending: sending !== undefined })
  return (
    <>
      {first > 0 && (
        <ShowMore
          label="Show earlier comments"
          onMore={() => startTransition(() => setEarlier(first - ROWS_PER_STEP))}
        />
      )}
      <ul role="list" className={styles.list} ref={list}>
        {rows.slice(first).map((row, at) => (
          <CommentRow key={first + at} row={row} userId={idOf(row)} />
        ))}
        {sending !== undefined && user && (
          <CommentRow row={ownCommentRow(user, sending)} userId={0} sending />
        )}
      </ul>
    </>
  )
})

type Drawn = { first: number; rows: number; isSending: boolean }

/** Scrolls by as much as new comments of others lengthen the list, so that the field below it does not move while typing. */
function useStillField(
  list: RefObject<HTMLElement | null>,
  { first, rows, isSending }: Drawn,
): void {
  const before = useRef({ first, rows, isSending })
  useLayoutEffect(() => {
    const last = before.current
    before.current = { first, rows, isSending }
    const isTyping = list.current?.parentElement?.contains(document.activeElement)
    const isLonger = first === last.first && rows > last.rows
    if (!list.current || !isTyping || !isLonger || last.isSending || isSending) return
    const end = list.current.children[last.rows - first - 1]?.getBoundingClientRect().bottom
    const top = list.current.getBoundingClientRect().bottom - (end ?? Infinity)
    if (top > 0) window.scrollBy({ top, behavior: 'instant' })
  }, [list, first, rows, isSending])
}

const isPressed = createStore(() => false)
const setPressed = (next: boolean) => isPressed.setState(next, true)
addEventListener('pointerdown', () => setPressed(true), { capture: true, passive: true })
// In a timeout, so that the press itself is handled first. 'contextmenu', since on some systems a press that opens the
// browser's menu ends with no other event.
for (const end of ['pointerup', 'pointercancel', 'contextmenu'])
  addEventListener(end, () => setTimeout(() => setPressed(false)), { capture: true, passive: true })

/** The latest value, but while a finger is down the previous one, so that nothing moves under the finger. */
function useBetweenPresses<T>(value: T): T {
  const isHeld = useStore(isPressed)
  const [shown, setShown] = useState(value)
  if (!isHeld && shown !== value) setShown(value)
  return isHeld ? shown : value
}

type DetailsProps = {
  item: EntryWithCounts
  type: ReactionKind
  /** The text of an empty list; empty while a row is being sent. */
  none: string | undefined
  children: (rows: readonly CommentDetail[]) => ReactNode
}

/** The rows of a panel, or the reason there are none. Their number is announced when they load and when one is added. */
function Details({ item, type, none, children }: DetailsProps) {
  const { data, error } = useQuery(reactionDetails(item, type))
  const one = type === 'comments' ? 'comment' : 'Woohoo'
  return (
    <>
      <VisuallyHidden role="status">
        {data ? pluralize(data.length, one) : !error && `Loading ${one}s`}
      </VisuallyHidden>
      <Rows item={item} type={type} none={none}>
        {children}
      </Rows>
    </>
  )
}

function Rows({ item, type, none, children }: DetailsProps) {
  const { data: newest, error, isFetching, refetch } = useQuery(reactionDetails(item, type))
  const data = useBetweenPresses(newest)
  if (data && (data.length > 0 || !none)) return children(data)
  if (error) {
    const onRetry = isGone(error) ? undefined : () => void refetch()
    return <LoadFailure message={error.message} busy={isFetching} onRetry={onRetry} />
  }
  if (data) return <p className={styles.none}>{none}</p>
  return (
    <div className={type === 'likes' ? styles.likers : styles.list} aria-busy="true">
      {Array.from({ length: skeletonRowCount(item, type) }, (_row, at) => (
        <div key={at} className={styles.coming} data-type={type}>
          <Skeleton width="62%" height="14px" />
          <Skeleton width="44%" height="11px" />
        </div>
      ))}
    </div>
  )
}

/** As many skeleton rows as will load, up to a phone's screen, so that the layout shifts little. */
function skeletonRowCount(
  { commentCount, likeCount }: EntryWithCounts,
  type: ReactionKind,
): number {
  const count = type === 'likes' ? likeCount : commentCount
  return Math.min(Math.max(count, 1), MAX_SKELETON_ROWS)
}
