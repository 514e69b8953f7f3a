import { Skeleton } from '~/ui/feedback/skeleton'
import { Card } from '~/ui/layout/card'
import { rowClass, Rows } from '~/ui/layout/rows'

const WIDTHS = ['42%', '54%', '38%', '48%', '44%']

/** Skeleton of a list of golfers. */
export const FollowSkeleton = ({ label }: { label: string }) => (
  <Card aria-busy="true" aria-label={label}>
    <Rows>
      {WIDTHS.map((width) => (
        <li key={width} className={rowClass}>
          <Skeleton width="3rem" height="3rem" round />
          <span className="stack" style={{ flex: 1 }}>
            <Skeleton width={width} height="14px" />
            <Skeleton width="30%" height="11px" />
          </span>
        </li>
      ))}
    </Rows>
  </Card>
)
