import { handicapMovement } from '~/domain/scores/handicap'
import { classNames } from '~/lib/class-names'
import { VisuallyHidden } from '~/ui/layout/visually-hidden'
import styles from './movement-text.module.css'

type Props = {
  before: unknown
  after: unknown
  /** Whether 'HDCP' precedes an unchanged index; not needed below a column head. */
  label?: boolean | undefined
  /** In two lines, for a narrow cell. */
  stacked?: boolean | undefined
}

/**
 * The change of a Handicap Index by a round, '8.7 → 8.4 ▼ 0.3', with text for screen readers. Renders nothing when no index is
 * known.
 */
export function MovementText({ before, after, label, stacked }: Props) {
  const movement = handicapMovement(before, after)
  if (!movement) return null
  if (movement.kind === 'same' || movement.kind === 'at') {
    const index = <b className={classNames(styles.move, styles.to)}>{movement.at}</b>
    return (
      <>
        {label ? <span className={styles.move}>HDCP {index}</span> : index}
        {movement.kind === 'same' && <VisuallyHidden>, unchanged</VisuallyHidden>}
      </>
    )
  }
  const { kind, from, to } = movement
  const moved = kind === 'moved' ? movement : undefined
  return (
    <>
      <VisuallyHidden>
        {`Handicap moved ${moved ? `${moved.direction} ` : ''}from ${from} to ${to}`}
        {moved && `, by ${moved.amount}`}
      </VisuallyHidden>
      <span
        className={styles.move}
        data-direction={moved?.direction}
        data-stacked={stacked || undefined}
        aria-hidden="true"
      >
        {from}
        <b className={styles.to}>{to}</b>
        {moved && <span className={styles.amount}>{moved.amount}</span>}
      </span>
    </>
  )
}
