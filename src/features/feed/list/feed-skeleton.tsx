import { classNames } from '~/lib/class-names'
import { Skeleton, SkeletonLines } from '~/ui/feedback/skeleton'
import { cardClass, Cards } from '~/ui/layout/card'
import { Ledger } from '~/ui/layout/ledger'
import { VisuallyHidden } from '~/ui/layout/visually-hidden'
import round from '../cards/round.module.css'
import styles from './feed-skeleton.module.css'

const figure = (width: string, height: string) => (
  <Skeleton className={styles.figure} width={width} height={height} />
)

const COLUMNS = [
  { head: 'OUT', value: figure('28px', '22px') },
  { head: 'IN', value: figure('28px', '22px') },
  { head: 'TOT', value: figure('44px', '34px'), kind: 'total' as const },
  { head: 'HDCP', value: figure('60px', '14px') },
]

/** The skeleton of the feed: two rounds with the real column headers. */
export const FeedSkeleton = () => (
  <Cards aria-busy="true">
    <VisuallyHidden role="status">Loading Linx</VisuallyHidden>
    <RoundSkeleton />
    <RoundSkeleton />
  </Cards>
)

/** The skeleton of a round. */
const RoundSkeleton = () => (
  <div className={classNames(cardClass, round.round)} aria-hidden="true">
    <div className={classNames(round.inset, styles.head)}>
      <Skeleton width="2.75rem" height="2.75rem" round />
      <SkeletonLines widths={['38%', '54%']} heights={['14px', '11px']} />
    </div>
    <div className={round.inset}>
      <SkeletonLines widths={['62%', '34%']} heights={['20px', '12px']} />
    </div>
    <Ledger className={classNames(round.ledger, styles.columns)} columns={COLUMNS} />
    <div className={round.notes}>
      <SkeletonLines widths={['94%', '71%']} heights={['12px', '12px']} />
    </div>
    <div className={styles.reactions} />
  </div>
)
