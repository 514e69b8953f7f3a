import { useQuery } from '@tanstack/react-query'
import { useId, useState, type ReactNode } from 'react'
import { Link } from '~/ui/actions/link'
import type { LinxItem } from '~/api/types'
import { itemKey } from '~/domain/feed/item-key'
import { storyMessages } from '~/domain/messages/story'
import { visibleText } from '~/domain/people/names'
import { handicapText } from '~/domain/scores/handicap'
import { indexPoints, isLine } from '~/domain/scores/index-points'
import { indexSummary, indexRounds, type IndexRound } from '~/domain/scores/index-story'
import { dayText, shortDayText } from '~/domain/scores/played-date'
import { MovementText } from '~/features/people/movement-text'
import { MetaLine } from '~/features/people/person'
import { classNames } from '~/lib/class-names'
import { today } from '~/lib/clock'
import { pluralize } from '~/lib/pluralize'
import { paths } from '~/routing/paths'
import { Button } from '~/ui/actions/button'
import { LoadFailure } from '~/ui/feedback/load-failure'
import { Skeleton } from '~/ui/feedback/skeleton'
import { Card } from '~/ui/layout/card'
import text from '~/ui/layout/text.module.css'
import { newestRounds } from '../last-five/last-five'
import styles from './index-panel.module.css'
import { IndexChart } from './story-card'

type Round = IndexRound<LinxItem>

const { panel } = storyMessages
const FULL_ROUND = 18

/** The golfer's Handicap Index on the profile: the index, what changed it, and the rounds it is calculated from. */
export function IndexPanel({ userId }: { userId: number }) {
  const { data, error, isFetching, refetch } = useQuery(newestRounds(userId))
  const [isOpen, setOpen] = useState(false)
  const title = useId()
  const listId = useId()
  const rounds = data && indexRounds(data, userId)
  return (
    <Card
      inside="section"
      className={styles.panel}
      aria-labelledby={title}
      aria-busy={!rounds && !error}
    >
      <h2 id={title}>{storyMessages.title}</h2>
      {rounds && rounds.length > 0 && (
        <>
          <div className={styles.top}>
            <Summary rounds={rounds} userId={userId} />
            <Trend rounds={rounds} userId={userId} />
          </div>
          <div>
            <Button
              variant="quiet"
              small
              className={styles.toggle}
              aria-expanded={isOpen}
              aria-controls={isOpen ? listId : undefined}
              onClick={() => setOpen(!isOpen)}
            >
              {panel.rounds(rounds.length)}
            </Button>
          </div>
          {isOpen && <Rounds id={listId} rounds={rounds} />}
        </>
      )}
      {rounds?.length === 0 && <p className={classNames(text.small, text.soft)}>{panel.empty}</p>}
      {!rounds && error && (
        <LoadFailure message={error.message} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!rounds && !error && <Skeleton width="40%" height="3rem" />}
    </Card>
  )
}

/** The index, and beside it its last change, its low and when it was revised. */
function Summary({ rounds, userId }: { rounds: readonly Round[]; userId: number }) {
  const { now, change, low, revised } = indexSummary(rounds, userId)
  return (
    <div className={styles.summary}>
      {now !== undefined && <b className={styles.now}>{now}</b>}
      {now === 'NH' && <p className={classNames(text.small, text.soft)}>{storyMessages.none}</p>}
      <dl className={styles.facts}>
        {change && (
          <Fact term={panel.change}>
            <MovementText before={change.before} after={change.after} />
          </Fact>
        )}
        {low && (
          <Fact term={panel.low}>
            <b>{handicapText(low.after)}</b>{' '}
            <span className={styles.day}>{dayText(low.day, today())}</span>
          </Fact>
        )}
        {revised && <Fact term={panel.revised}>{dayText(revised.day, today())}</Fact>}
      </dl>
    </div>
  )
}

/** The chart of the index over these rounds; nothing if there are too few for a line. */
function Trend({ rounds, userId }: { rounds: readonly Round[]; userId: number }) {
  const points = indexPoints(
    rounds.map(({ item }) => item),
    userId,
  )
  if (!isLine(points)) return null
  return (
    <div className={styles.trend}>
      <IndexChart points={points} at={points.length - 1} />
      <p>{storyMessages.over(points.length)}</p>
    </div>
  )
}

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
)

/** The rounds, newest first, each with the index after it and a link to its page. */
const Rounds = ({ id, rounds }: { id: string; rounds: readonly Round[] }) => (
  <div id={id} className={styles.list}>
    <table className={styles.rounds} aria-label={panel.rounds(rounds.length)}>
      <thead>
        <tr>
          <th scope="col">{panel.round}</th>
          <th scope="col">{panel.score}</th>
          <th scope="col">{panel.after}</th>
        </tr>
      </thead>
      <tbody>
        {rounds.map(({ item, day, tee, total, holes, before, after }) => (
          <tr key={itemKey(item)}>
            <th scope="row">
              <Link
                className={styles.open}
                dir="auto"
                to={paths.round(item)}
                state={item.activityDate}
              >
                {visibleText(item.courseName) ?? panel.round}
              </Link>
              <MetaLine>
                {[
                  shortDayText(day, today()),
                  visibleText(tee),
                  holes && holes !== FULL_ROUND && pluralize(holes, 'hole'),
                ]}
              </MetaLine>
            </th>
            <td>{total}</td>
            <td>
              <MovementText before={before} after={after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    <p className={styles.counted}>{panel.counted(rounds.length)}</p>
  </div>
)
