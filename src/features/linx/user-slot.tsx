import type { LinxView } from '~/domain/linx-view'
import { createPart, ShowPart } from '~/ui/lazy-part'
import styles from './user-slot.module.css'

type Props = { view: LinxView }

/** The head of another golfer's Linx; few visits to the feed need it. */
export const userHead = createPart<Props>(() =>
  import('./head/user-head').then(({ UserHead }) => UserHead),
)

/** Its room, kept while its code is on the way. */
export const UserPlace = (props: Props) => (
  <div className={styles.place}>
    <ShowPart part={userHead} props={props} />
  </div>
)
