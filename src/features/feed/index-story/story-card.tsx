import { useId, useState } from 'react'
import type { LinxItem } from '~/api/types'
import { itemKey } from '~/domain/feed/item-key'
import type { IndexPoint } from '~/domain/scores/index-points'
import { indexChart, indexStory, valueText, type Spot } from '~/domain/scores/index-story'
import { storyMessages } from '~/domain/messages/story'
import { visibleText } from '~/domain/people/names'
import { dayText } from '~/domain/scores/played-date'
import { today } from '~/lib/clock'
import { Button } from '~/ui/actions/button'
import { visuallyHidden } from '~/ui/layout/visually-hidden'
import { openEntry } from '../list/view-navigation'
import styles from './story-slot.module.css'
import chart from './index-chart.module.css'

/** The props of the card, whose code is loaded on demand. */
export type StoryProps = {
  points: readonly IndexPoint<LinxItem>[]
  /** Whether there are enough points for a line. */
  line: boolean
}

/** The history of the golfer's index: a sentence, and a chart when there is more than one point. */
export function StoryCard({ points, line }: StoryProps) {
  const id = useId()
  const story = indexStory(points)
  if (!story) return null
  const { now, change, low } = story
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.title}>
        <h2 id={id}>{storyMessages.title}</h2>
        {line && <span className={styles.over}>{storyMessages.over(points.length)}</span>}
      </div>
      {line ? (
        <>
          <p className={styles.text}>
            <b className={styles.now}>{now}</b>
            {change && (
              <span>{storyMessages.change(change.text, dayText(change.since, today()))}</span>
            )}
            {low && <span>{storyMessages.low(low.text, dayText(low.day, today()))}</span>}
          </p>
          <StoryLine points={points} />
        </>
      ) : (
        <p className={styles.text}>{low ? storyMessages.only(low.text) : storyMessages.none}</p>
      )}
    </section>
  )
}

function StoryLine({ points }: Omit<StoryProps, 'line'>) {
  const [chosen, setChosen] = useState<number>()
  const id = useId()
  const at = Math.min(chosen ?? points.length - 1, points.length - 1)
  const point = points[at]
  if (!point) return null
  const index = storyMessages.point(point.text, dayText(point.day, today()))
  const course = visibleText(point.item.courseName)
  const message = course === undefined ? index : `${index}, ${course}`
  return (
    <>
      <IndexChart points={points} at={at} />
      <label className={visuallyHidden} htmlFor={id}>
        {storyMessages.slider}
      </label>
      <input
        id={id}
        className={styles.slider}
        type="range"
        min={0}
        max={points.length - 1}
        value={at}
        aria-valuetext={message}
        onChange={(event) => setChosen(event.target.valueAsNumber)}
      />
      <p className={styles.point}>
        <bdi className={styles.status}>{message}</bdi>
        <Button variant="quiet" small onClick={() => openEntry(itemKey(point.item))}>
          {storyMessages.show}
        </Button>
      </p>
    </>
  )
}

const BOX = { width: 640, height: 150, inset: 12 }

const path = (spots: readonly Spot[]): string =>
  spots.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')

type ChartProps = {
  points: readonly IndexPoint<unknown>[]
  /** The selected point. */
  at: number
}

/**
 * A line chart of an index, better values higher, with gaps for missing ones. Decorative: the text beside it has the
 * same information.
 */
export function IndexChart({ points, at }: ChartProps) {
  const { spots, lines, best, worst, scratch } = indexChart(points, BOX)
  const chosen = spots[at]
  return (
    <div className={chart.chart} aria-hidden="true">
      <span className={chart.top}>{valueText(best)}</span>
      <span className={chart.bottom}>{valueText(worst)}</span>
      <svg viewBox={`0 0 ${BOX.width} ${BOX.height}`} preserveAspectRatio="none">
        <path className={chart.edge} d={`M0 ${BOX.inset}H${BOX.width}`} />
        <path className={chart.edge} d={`M0 ${BOX.height - BOX.inset}H${BOX.width}`} />
        {scratch !== undefined && (
          <path className={chart.scratch} d={`M0 ${scratch.toFixed(1)}H${BOX.width}`} />
        )}
        {lines.map((line) => (
          <path key={line[0]?.x} className={chart.line} d={path(line)} />
        ))}
        {spots.map(
          (spot) => spot && <path key={spot.x} className={chart.dot} d={`${path([spot])}h0`} />,
        )}
        {chosen && <path className={chart.chosen} d={`${path([chosen])}h0`} />}
      </svg>
      {scratch !== undefined && (
        <span
          className={chart.scratchWord}
          style={{ insetBlockStart: `${(scratch / BOX.height) * 100}%` }}
        >
          {storyMessages.scratch}
        </span>
      )}
    </div>
  )
}
