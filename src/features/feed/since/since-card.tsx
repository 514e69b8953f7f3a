import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import {
  itemsOfPart,
  newsOf,
  summarize,
  type SummaryPart,
  type LinxSummary,
} from '~/domain/feed/news-summary'
import { itemKey } from '~/domain/feed/item-key'
import { isAllNew } from '~/domain/feed/linx-news'
import { linxMessages } from '~/domain/messages/linx'
import { newsMessages } from '~/domain/messages/news'
import type { LinxItem } from '~/api/types'
import { realTimers } from '~/lib/timers'
import { Button } from '~/ui/actions/button'
import { moveFocus } from '~/ui/focus/focus'
import { VisuallyHidden } from '~/ui/layout/visually-hidden'
import { myBets } from '~/features/bets/queries'
import styles from './since-card.module.css'

/** The non-empty parts of the summary with their texts, in reading order. */
function partTexts(summary: LinxSummary): (readonly [SummaryPart, string])[] {
  const { rounds, friends, best, down, followers, won } = summary
  const parts: (readonly [SummaryPart, string] | undefined)[] = [
    rounds > 0 ? ['rounds', newsMessages.rounds(rounds, friends)] : undefined,
    best && rounds > 1 ? ['best', newsMessages.best(best.total, best.names)] : undefined,
    down > 0 ? ['down', newsMessages.down(down)] : undefined,
    won === undefined ? undefined : ['bets', newsMessages.won(won)],
    followers > 0 ? ['followers', newsMessages.followers(followers)] : undefined,
  ]
  return parts.filter((part) => part !== undefined)
}

/** The parts are shown after this many milliseconds even if they are not complete. */
const PARTS_TIMEOUT_MS = 3000

/** The maximum number of pages loaded for the summary. */
const MAX_PAGES = 4

/** The props of the card, whose code is loaded on demand. */
export type SinceProps = {
  items: readonly LinxItem[]
  pages: number
  /** There are more pages. */
  more: boolean
  /** A page is loading. */
  busy: boolean
  /** The last page failed, so no other one is requested. */
  failed: boolean
  onMore: () => void
  lastNotify: number
  userId: number
  /** Filters the feed to these entries; undefined shows all. */
  onFilter: (items: readonly LinxItem[] | undefined) => void
}

/** What happened since the golfer's last visit; a press on a part filters the feed by it. */
export function SinceCard(props: SinceProps) {
  const { items, pages, more, busy, failed, lastNotify, userId, onMore, onFilter } = props
  const id = useId()
  const [part, setPart] = useState<SummaryPart>()
  const newest = items[0] && itemKey(items[0])
  const [lastNewest, setLastNewest] = useState(newest)
  if (newest !== lastNewest) {
    setLastNewest(newest)
    setPart(undefined) // the golfer wants to see what has arrived, which may not belong to the part
  }
  const news = newsOf(items, userId, lastNotify)
  const mayHaveMore = more && isAllNew(items, lastNotify)
  const { data, isPending, failureCount } = useInfiniteQuery(myBets())
  const all = { items: news, bets: data?.pages[0]?.rows ?? [], me: userId }
  const only = part && itemsOfPart(part, all)

  const read = useEffectEvent(onMore)
  const isReading = mayHaveMore && !failed && pages < MAX_PAGES
  const due = isReading && !busy
  const isKnown = !isReading && (!isPending || failureCount > 0)
  // The parts are shown together, since one that appears or grows later moves the others.
  const [areShown, setShown] = useState(isKnown)
  if (isKnown && !areShown) setShown(true)
  useEffect(() => realTimers.after(PARTS_TIMEOUT_MS, () => setShown(true)), [])
  const parts = areShown ? partTexts(summarize(all)) : []
  const isCut = areShown && mayHaveMore && pages >= MAX_PAGES
  // The first of two rows is filled first, so that the visual order is the tab order.
  const columns = Math.max(1, Math.ceil((parts.length + Number(isCut)) / 2))
  useEffect(() => {
    if (due) read()
  }, [due, pages])

  const show = useEffectEvent(() => onFilter(only))
  useEffect(() => show(), [part, items, data])

  const title = useRef<HTMLHeadingElement>(null)
  const clear = () => {
    setPart(undefined)
    moveFocus(title.current) // the pressed button is removed
  }
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.title}>
        <h2 id={id} ref={title} tabIndex={-1}>
          {newsMessages.title}
        </h2>
        {part ? (
          <Button variant="quiet" small onClick={clear}>
            {newsMessages.clear}
          </Button>
        ) : (
          <span
            id={`${id}-hint`}
            style={{ visibility: parts.length > 0 ? 'visible' : 'hidden' }} // its space is reserved from the start
          >
            {newsMessages.hint}
          </span>
        )}
      </div>
      <div
        className={styles.parts}
        style={{ gridTemplateColumns: `repeat(${columns}, max-content)` }}
      >
        {parts.length === 0 && <p className={styles.more}>{linxMessages.newSince(news.length)}</p>}
        {parts.map(([name, text]) => (
          <Button
            key={name}
            variant={part === name ? 'primary' : 'tint'}
            small
            className={styles.part}
            aria-pressed={part === name}
            aria-describedby={part ? undefined : `${id}-hint`}
            // Chromium does not scroll to a part of which 32 px are visible.
            onFocus={({ currentTarget }) =>
              currentTarget.scrollIntoView({ block: 'nearest', inline: 'nearest' })
            }
            onClick={() => setPart(part === name ? undefined : name)}
          >
            {text}
          </Button>
        ))}
        {isCut && <span className={styles.more}>{newsMessages.andMore}</span>}
      </div>
      <VisuallyHidden role="status">{only && newsMessages.showing(only.length)}</VisuallyHidden>
    </section>
  )
}
