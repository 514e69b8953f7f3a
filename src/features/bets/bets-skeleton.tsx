import { Skeleton } from '~/ui/feedback/skeleton'
import { Card, Cards } from '~/ui/layout/card'
import { VisuallyHidden } from '~/ui/layout/visually-hidden'
import styles from './my-bets.module.css'

/** The skeleton of the bets while they load. */
export const BetsSkeleton = () => (
  <Cards aria-busy="true">
    <VisuallyHidden role="status">Loading bets</VisuallyHidden>
    <Card inside="pad">
      <div className={styles.balances} aria-hidden="true">
        {['62%', '54%', '68%', '48%'].map((width) => (
          <Skeleton key={width} width={width} height="20px" />
        ))}
      </div>
    </Card>
  </Cards>
)
