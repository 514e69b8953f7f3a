import { useEffect, useEffectEvent, useRef } from 'react'
import { linxMessages } from '~/domain/messages/linx'
import { Skeleton } from '~/ui/feedback/skeleton'
import { LoadFailure } from '~/ui/feedback/load-failure'
import { VisuallyHidden } from '~/ui/layout/visually-hidden'
import styles from './feed-end.module.css'

/** How close to the bottom of the page the next page is loaded. */
const NEAR = '1000px 0px'

type Props = {
  /** The number of pages; the end is checked again after each one, for screens taller than a page (LST-04). */
  pages: number
  more: boolean
  /** Why loading the last page failed. */
  failure: string | undefined
  busy: boolean
  onMore: () => void
}

/**
 * The end of the feed: loads the next page when it comes near, offers a retry after a failure, or says that the list
 * has ended. Its height is constant, so that nothing shifts.
 */
export function FeedEnd({ pages, more, failure, busy, onMore }: Props) {
  return (
    <div className={styles.foot}>
      <div role="status">
        {failure === undefined && !more && <p className={styles.end}>{linxMessages.end}</p>}
        {busy && <VisuallyHidden>{linxMessages.loadingMore}</VisuallyHidden>}
      </div>
      {failure !== undefined && <LoadFailure message={failure} busy={busy} onRetry={onMore} />}
      {failure === undefined && more && <More pages={pages} busy={busy} onMore={onMore} />}
    </div>
  )
}

const More = ({ pages, busy, onMore }: Pick<Props, 'pages' | 'busy' | 'onMore'>) => (
  <>
    {!busy && <Foot key={pages} onNear={onMore} />}
    <Skeleton width="62%" height="14px" />
    <Skeleton width="44%" height="11px" />
  </>
)

/** Calls `onNear` once it is near the viewport, which may be immediately. */
function Foot({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(onNear)
  useEffect(() => {
    if (!end.current) return undefined
    const observe = (entries: readonly IntersectionObserverEntry[]) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) near()
    }
    // With the document as root, the margin also works inside a frame.
    const observer = new IntersectionObserver(observe, { root: document, rootMargin: NEAR })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  return <div ref={end} className={styles.mark} />
}
