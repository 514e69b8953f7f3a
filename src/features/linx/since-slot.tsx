import { createLazyPart, ShowLazyPart } from '~/ui/lazy-part'
import type { SinceProps } from './since/since-card'
import styles from './since-slot.module.css'

const sinceCard = createLazyPart<SinceProps>(() =>
  import('./since/since-card').then(({ SinceCard }) => SinceCard),
)

/** The room of 'Since you were last here', kept while its code is on the way: the feed below stays where it is. */
export const SinceSlot = (props: SinceProps) => (
  <div className={styles.place}>
    <ShowLazyPart part={sinceCard} props={props} isDeferred isSilent />
  </div>
)
