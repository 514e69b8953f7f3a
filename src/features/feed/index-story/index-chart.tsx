import type { IndexPoint } from '~/domain/scores/index-points'
import { indexChart, valueText, type Spot } from '~/domain/scores/index-story'
import { storyMessages } from '~/domain/messages/story'
import styles from './index-chart.module.css'

const BOX = { width: 640, height: 150, inset: 12 }

const path = (spots: readonly Spot[]): string =>
  spots.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

type Props = {
  points: readonly IndexPoint<unknown>[]
  /** The selected point. */
  at: number
}

/**
 * A line chart of an index, better values higher, with gaps for missing ones. Decorative: the text beside it has the
 * same information.
 */
export function IndexChart({ points, at }: Props) {
  const { spots, lines, best, worst, scratch } = indexChart(points, BOX)
  const chosen = spots[at]
  return (
    <div className={styles.chart} aria-hidden="true">
      <span className={styles.top}>{valueText(best)}</span>
      <span className={styles.bottom}>{valueText(worst)}</span>
      <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} preserveAspectRatio="none">
        <path className={styles.edge} d={`M0 ${BOX.inset}H${BOX.width}`} />
        <path className={styles.edge} d={`M0 ${BOX.height - BOX.inset}H${BOX.width}`} />
        {scratch !== undefined && (
          <path className={styles.scratch} d={`M0 ${scratch.toFixed(1)}H${BOX.width}`} />
        )}
        {lines.map((line) => (
          <path key={line[0]?.x} className={styles.line} d={path(line)} />
        ))}
        {spots.map(
          (spot) => spot && <path key={spot.x} className={styles.dot} d={`${path([spot])}h0`} />,
        )}
        {chosen && <path className={styles.chosen} d={`${path([chosen])}h0`} />}
      </svg>
      {scratch !== undefined && (
        <span
          className={styles.scratchWord}
          style={{ insetBlockStart: `${(scratch / BOX.height) * 100}%` }}
        >
          {storyMessages.scratch}
        </span>
      )}
    </div>
  )
}
