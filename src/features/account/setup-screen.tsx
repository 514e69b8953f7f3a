import { useRef, type ReactNode } from 'react'
import { moveFocus, useFocusOnChange } from '~/ui/focus/focus'
import { Icon, addIcons } from '~/ui/icons/icon'
import { formIcons } from '~/ui/icons/form-icons'
import { VisuallyHidden } from '~/ui/layout/visually-hidden'
import styles from './setup-screen.module.css'

addIcons(formIcons)

type ScreenProps = { art: ReactNode; title: string; children: ReactNode }

/** One state of the setup; a change of state moves the focus to its title, so that it is read. */
export function SetupScreen({ art, title, children }: ScreenProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnChange(title, () => moveFocus(heading.current))
  return (
    <main className={styles.setup} id="main">
      <div className={styles.art}>{art}</div>
      <h1 ref={heading} className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </main>
  )
}

type StepsProps = {
  /** The HDCP ID; without one no record is loaded. */
  hdcp: string | undefined
  record: 'working' | 'late' | 'done' | 'refused'
}

/** The progress of the setup. */
export const SetupSteps = ({ hdcp, record }: StepsProps) => (
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

const ASIDES: Partial<Record<StepsProps['record'], string>> = {
  late: 'taking longer than usual',
  refused: 'not connected',
}
