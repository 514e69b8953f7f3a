import type { LinxView } from '~/domain/linx-view'
import { createLazyPart, ShowLazyPart } from '~/ui/lazy-part'
import styles from './user-slot.module.css'

type Props = { view: LinxView }

/** The head of another golfer's Linx; few visits to the feed need it. */
export const userHead = createLazyPart<Props>(() =>
  import('./head/user-head').then(({ UserHead }) => UserHead),
)

/** Its room, kept while its code is on the way. */
export const UserSlot = (props: Props) => (
  <div className={styles.place}>
    <ShowLazyPart part={userHead} props={props} />
  </div>
)
