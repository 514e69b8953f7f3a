import { useEffect, useEffectEvent, useRef } from 'react'
import { linxMessages } from '~/domain/messages/linx'
import { Bone } from '~/ui/bone'
import { LoadFailure } from '~/ui/load-failure'
import { VisuallyHidden } from '~/ui/visually-hidden'
import styles from './feed-end.module.css'

/** How close to the bottom of the page more is loaded (golf-features section 2). */
const NEAR = '1000px 0px'

type Props = {
  /** How many pages there are; each new one is looked at again, for screens taller than a page (LST-04). */
  pages: number
  more: boolean
  /** Why the last page did not come. */
  failure: string | undefined
  busy: boolean
  onMore: () => void
}

/** The foot of the feed: asks for more when it comes near, offers a retry after a failure, or says that it is the end. */
export function FeedEnd({ pages, more, failure, busy, onMore }: Props) {
  const foot = useRef<HTMLDivElement>(null)
  const waiting = more && failure === undefined
  const near = useEffectEvent(() => {
    if (waiting && !busy) onMore()
  })

  useEffect(() => {
    if (!foot.current || !waiting) return undefined
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && near(),
      {
        root: document, // the margin counts in a frame too
        rootMargin: NEAR,
      },
    )
    observer.observe(foot.current)
    return () => observer.disconnect()
  }, [pages, waiting, busy])

  if (failure !== undefined) return <LoadFailure message={failure} busy={busy} onRetry={onMore} />
  if (!more) return <p className={styles.end}>{linxMessages.end}</p>
  return (
    <div className={styles.more} ref={foot}>
      {busy && <VisuallyHidden role="status">{linxMessages.loadingMore}</VisuallyHidden>}
      <Bone width="62%" height="14px" />
      <Bone width="44%" height="11px" />
    </div>
  )
}
