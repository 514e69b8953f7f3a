import { Icon, addIcons } from '~/ui/icons/icon'
import { formIcons } from '~/ui/icons/form-icons'
import { VisuallyHidden } from '~/ui/layout/visually-hidden'
import styles from './account-setup.module.css'

addIcons(formIcons)

type Props = {
  /** The HDCP ID; without one no record is loaded. */
  hdcp: string | undefined
  record: 'working' | 'late' | 'done' | 'refused'
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
        {MARKS[record]}
        Handicap record
        <span className={styles.aside}>{ASIDES[record] ?? hdcp}</span>
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

const NotDone = () => (
  <>
    <Icon name="alert" />
    <VisuallyHidden>Not done: </VisuallyHidden>
  </>
)

const Waiting = ({ working }: { working?: boolean }) => (
  <>
    <i className={working ? styles.working : styles.todo} />
    <VisuallyHidden>{working ? 'Working: ' : 'Waiting: '}</VisuallyHidden>
  </>
)

const MARKS = {
  working: <Waiting working />,
  late: <Late />,
  done: <Done />,
  refused: <NotDone />,
}

const ASIDES: Partial<Record<Props['record'], string>> = {
  late: 'taking longer than usual',
  refused: 'not connected',
}
