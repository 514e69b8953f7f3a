import type { LinxView } from '~/domain/feed/linx-view'
import { linxMessages } from '~/domain/messages/linx'
import { Button } from '~/ui/actions/button'
import { badgeText } from '~/ui/feedback/badge'
import { InBar } from '~/ui/layout/bar-slot'
import { useArrivals } from '../query/arrivals'
import type { LinxFeed } from '../query/queries'
import styles from './new-linx.module.css'

export type NewLinxProps = {
  view: LinxView
  userId: number
  feed: LinxFeed
  /** The golfer has come to the top of the view: what has arrived is shown at once. */
  toTop: boolean
  /** Called with the key of the newest entry before the new ones are shown. */
  onShow: (newest: string | undefined) => void
}

/** Shows in the bar how many entries have arrived, where it covers none of them; pressing it shows them. */
export function NewLinx({ view, userId, feed, toTop, onShow }: NewLinxProps) {
  const { count, newest, show } = useArrivals(view, userId, feed, toTop)
  const label = badgeText(count)
  return (
    <InBar>
      <div role="status">
        {label && (
          <Button
            variant="primary"
            className={styles.button}
            onClick={() => {
              onShow(newest)
              show()
            }}
          >
            {linxMessages.newItems(label)}
          </Button>
        )}
      </div>
    </InBar>
  )
}
