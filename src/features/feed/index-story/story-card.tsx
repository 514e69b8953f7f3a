import { useId, useState } from 'react'
import type { LinxItem } from '~/api/types'
import type { IndexPoint } from '~/domain/scores/index-points'
import { indexStory } from '~/domain/scores/index-story'
import { storyMessages } from '~/domain/messages/story'
import { visibleText } from '~/domain/people/names'
import { dayText, localDay } from '~/domain/scores/played-date'
import { today } from '~/lib/clock'
import { Button } from '~/ui/actions/button'
import { visuallyHidden } from '~/ui/layout/visually-hidden'
import styles from './story-slot.module.css'
import { IndexChart } from './index-chart'

export type StoryProps = {
  points: readonly IndexPoint<LinxItem>[]
  /** Whether there are enough points for a line. */
  line: boolean
  /** Scrolls to a round in the feed below. */
  onOpen: (item: LinxItem) => void
}

const day = (time: number): string => dayText(localDay(time), today())

/** The history of the golfer's index: a sentence, and a chart when there is more than one point. */
export function StoryCard({ points, line, onOpen }: StoryProps) {
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
            {change && <span>{storyMessages.change(change.text, day(change.since))}</span>}
            {low && <span>{storyMessages.low(low.text, day(low.time))}</span>}
          </p>
          <StoryLine points={points} onOpen={onOpen} />
        </>
      ) : (
        <p className={styles.text}>{low ? storyMessages.only(low.text) : storyMessages.none}</p>
      )}
    </section>
  )
}

function StoryLine({ points, onOpen }: Omit<StoryProps, 'line'>) {
  const [chosen, setChosen] = useState<number>()
  const id = useId()
  const at = Math.min(chosen ?? points.length - 1, points.length - 1)
  const point = points[at]
  if (!point) return null
  const text = [day(point.time), visibleText(point.item.courseName), point.text]
  const message = text.filter((word) => word !== undefined).join(', ')
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
        <Button variant="quiet" small onClick={() => onOpen(point.item)}>
          {storyMessages.show}
        </Button>
      </p>
    </>
  )
}
