import type { LinxView } from '~/domain/feed/linx-view'
import { createLazyPart, ShowLazyPart } from '~/ui/layout/lazy-part'
import styles from './user-slot.module.css'

type Props = { view: LinxView }

/** The header of another golfer's Linx; few visits to the feed need it. */
export const userHead = createLazyPart<Props>(() =>
  import('./user-head').then(({ UserHead }) => UserHead),
)

/** The header, with its space reserved while its code loads. */
export const UserSlot = (props: Props) => (
  <div className={styles.slot}>
    <ShowLazyPart part={userHead} props={props} />
  </div>
)
