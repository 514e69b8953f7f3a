import { createLazyPart, ShowLazyPart } from '~/ui/layout/lazy-part'
import type { SinceProps } from './since-card'
import styles from './since-slot.module.css'

const sinceCard = createLazyPart<SinceProps>(() =>
  import('./since-card').then(({ SinceCard }) => SinceCard),
)

/** Reserves the space of 'Since you were last here' while its code loads, so that the feed below does not move. */
export const SinceSlot = (props: SinceProps) => (
  <div className={styles.slot}>
    <ShowLazyPart part={sinceCard} props={props} isDeferred isSilent />
  </div>
)
