import { useQuery } from '@tanstack/react-query'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { teeList, type Tee } from '~/domain/scores/tee-list'
import { teeTone } from '~/domain/scores/tee-tone'
import { Skeleton } from '~/ui/feedback/skeleton'
import { Icon } from '~/ui/icons/icon'
import { LoadFailure } from '~/ui/feedback/load-failure'
import { Swatch } from '~/ui/display/swatch'
import { visuallyHidden } from '~/ui/layout/visually-hidden'
import { courses } from '~/features/courses/queries'
import styles from './tee-picker.module.css'

/** The tee sets of the course shown, highest rating first. */
export const useTees = (courseId: number) =>
  useQuery({ ...courses.teeSets(courseId), select: teeList })

/** A tee's name, with the gender where two sets share the name. */
export const teeLabel = ({ name, gender }: Tee): string => (gender ? `${name} (${gender})` : name)

type Props = {
  tees: ReturnType<typeof useTees>
  chosen: number | undefined
  onChoose: (teeSetId: number) => void
  error: string | undefined
}

/** The tee table: a row is a choice. */
export function TeePicker({ tees, chosen, onChoose, error }: Props) {
  const { data, error: failure, isFetching, refetch } = tees
  return (
    <fieldset aria-describedby={error ? 'tee-error' : undefined}>
      <legend className={visuallyHidden}>Tees</legend>
      {data && data.length > 0 && <TeeTable tees={data} chosen={chosen} onChoose={onChoose} />}
      {data?.length === 0 && <p className={styles.none}>{scoreEntryMessages.noTees}</p>}
      {!data && failure && (
        <LoadFailure message={failure.message} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {!data && !failure && <TeeSkeleton />}
      {error && (
        <p className={styles.error} id="tee-error" role="alert">
          <Icon name="alert" small />
          {error}
        </p>
      )}
    </fieldset>
  )
}

const figure = (value: number | undefined, digits: number): string => value?.toFixed(digits) ?? '–'

const HEADS = ['TEES', 'RATING', 'SLOPE', 'PAR', 'YARDS']

/** No table element: its rows could not hold the label that makes all of a row one target. */
const TeeTable = ({
  tees,
  chosen,
  onChoose,
}: Pick<Props, 'chosen' | 'onChoose'> & { tees: readonly Tee[] }) => (
  <div role="table" className={styles.tees}>
    <div role="row" className={styles.heads}>
      {HEADS.map((head) => (
        <span key={head} role="columnheader">
          {head}
        </span>
      ))}
    </div>
    {tees.map((tee) => (
      <div key={tee.id} role="row" className={styles.tee}>
        <span role="rowheader">
          <label>
            <input
              type="radio"
              name="tee"
              checked={tee.id === chosen}
              onChange={() => onChoose(tee.id)}
            />
            <Swatch name={teeLabel(tee)} large {...teeTone(tee.name)} />
          </label>
        </span>
        <span role="cell">{figure(tee.courseRating, 1)}</span>
        <span role="cell">{figure(tee.slopeRating, 0)}</span>
        <span role="cell">{figure(tee.par, 0)}</span>
        <span role="cell">{tee.yards?.toLocaleString('en-US') ?? '–'}</span>
      </div>
    ))}
  </div>
)

const TeeSkeleton = () => (
  <div className="stack" aria-busy="true" aria-label="Loading tees">
    {[1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} height="2rem" />
    ))}
  </div>
)
