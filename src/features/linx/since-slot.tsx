import { createPart, ShowPart } from '~/ui/lazy-part'
import type { SinceProps } from './since/since-card'
import styles from './since-slot.module.css'

const sinceCard = createPart<SinceProps>(() =>
  import('./since/since-card').then(({ SinceCard }) => SinceCard),
)

/** The room of 'Since you were last here', kept while its code is on the way: the feed below stays where it is. */
export const SincePlace = (props: SinceProps) => (
  <div className={styles.place}>
    <ShowPart part={sinceCard} props={props} late quiet />
  </div>
)
