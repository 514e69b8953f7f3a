import { Icon } from '../icons/icon'
import styles from './save-state.module.css'

type Props = {
  /** While idle it shows and announces nothing but keeps its space. */
  state: 'idle' | 'saving' | 'saved' | 'failed'
}

/** The state of an auto-save, beside the form; also announced. */
export const SaveState = ({ state }: Props) => (
  <span className={styles.state} role="status" data-state={state}>
    {state === 'saving' && (
      <>
        <i className={styles.ball} />
        Auto-saving...
      </>
    )}
    {state === 'saved' && (
      <>
        <Icon name="check" small />
        Saved
      </>
    )}
    {state === 'failed' && (
      <>
        <Icon name="alert" small />
        Not saved
      </>
    )}
  </span>
)
