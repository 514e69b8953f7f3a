import { Icon, addIcons } from '~/ui/icons/icon'
import { clockIcon } from '~/ui/icons/clock-icon'
import { VisuallyHidden } from '~/ui/layout/visually-hidden'
import styles from './account-setup.module.css'

addIcons(clockIcon)

type Props = {
  /** The HDCP ID; without one no record is loaded. */
  hdcp: string | undefined
  record: 'working' | 'late' | 'done'
}

/** The progress of the setup. */
export const SetupSteps = ({ hdcp, record }: Props) => (
  <ol className={styles.steps} role="list">
    <li>
      <Done />
      Account created
    </li>
    {hdcp !== undefined && (
      <li>
        {record === 'done' ? <Done /> : record === 'late' ? <Late /> : <Waiting working />}
        Handicap record
        <span className={styles.aside}>
          {record === 'late' ? 'taking longer than usual' : hdcp}
        </span>
      </li>
    )}
    <li>
      {record === 'working' ? <Waiting /> : <Done />}
      Ready to launch
    </li>
  </ol>
)

const Done = () => (
  <>
    <Icon name="check" />
    <VisuallyHidden>Done: </VisuallyHidden>
  </>
)

const Late = () => (
  <>
    <Icon name="clock" />
    <VisuallyHidden>Waiting: </VisuallyHidden>
  </>
)

const Waiting = ({ working }: { working?: boolean }) => (
  <>
    <i className={working ? styles.working : styles.todo} />
    <VisuallyHidden>{working ? 'Working: ' : 'Waiting: '}</VisuallyHidden>
  </>
)
