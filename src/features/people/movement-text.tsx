import { handicapMovement } from '~/domain/scores/handicap'
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

const Arrow = () => (
  <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M4 12h15M14 7l5 5-5 5" />
  </svg>
)

const Triangle = ({ up }: { up: boolean }) => (
  <svg className={styles.triangle} viewBox="0 0 24 24" aria-hidden="true">
    <path d={up ? 'M12 4 22 20H2z' : 'M12 20 2 4h20z'} />
  </svg>
)

/**
 * The change of a Handicap Index by a round: '8.7 → 8.4 ▼ 0.3'. The triangle points in the direction of the change,
 * with text for screen readers. Renders nothing when no index is known.
 */
export function MovementText({ before, after, label, stacked }: Props) {
  const movement = handicapMovement(before, after)
  if (!movement) return null
  if (movement.kind === 'same' || movement.kind === 'at') {
    return (
      <span className={styles.move}>
        {label && 'HDCP '}
        <b className={styles.to}>{movement.at}</b>
        {movement.kind === 'same' && <VisuallyHidden>, unchanged</VisuallyHidden>}
      </span>
    )
  }
  const direction = movement.kind === 'moved' ? movement.direction : undefined
  return (
    <span className={styles.move} data-direction={direction} data-stacked={stacked || undefined}>
      <VisuallyHidden>{`Handicap moved ${direction ? `${direction} ` : ''}from `}</VisuallyHidden>
      <span>{movement.from}</span>
      <Arrow />
      <VisuallyHidden> to </VisuallyHidden>
      <b className={styles.to}>{movement.to}</b>
      {movement.kind === 'moved' && (
        <span className={styles.amount}>
          <Triangle up={movement.direction === 'up'} />
          <VisuallyHidden>, by </VisuallyHidden>
          {movement.amount}
        </span>
      )}
    </span>
  )
}
