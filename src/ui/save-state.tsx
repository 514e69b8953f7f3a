import { Icon } from './icon'
import styles from './save-state.module.css'

type Props = {
  /** Nothing is shown, and nothing heard, while idle; the place stays. */
  state: 'idle' | 'saving' | 'saved'
}

/** How an auto-save is getting on, beside the form; heard as well. */
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
  </span>
)
