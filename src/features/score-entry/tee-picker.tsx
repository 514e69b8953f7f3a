import { useQuery } from '@tanstack/react-query'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { teeList, type Tee } from '~/domain/tee-list'
import { teeTone } from '~/domain/tee-tone'
import { Bone } from '~/ui/bone'
import { Icon } from '~/ui/icon'
import { LoadFailure } from '~/ui/load-failure'
import { Swatch } from '~/ui/swatch'
import { visuallyHidden } from '~/ui/visually-hidden'
import { courses } from '../courses/queries'
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
      {!data && !failure && <TeeBones />}
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

const TeeTable = ({
  tees,
  chosen,
  onChoose,
}: Pick<Props, 'chosen' | 'onChoose'> & { tees: readonly Tee[] }) => (
  <table className={styles.tees}>
    <thead>
      <tr>
        {['TEES', 'RATING', 'SLOPE', 'PAR', 'YARDS'].map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {tees.map((tee) => (
        <tr key={tee.id}>
          <th scope="row">
            <label>
              <input
                type="radio"
                name="tee"
                checked={tee.id === chosen}
                onChange={() => onChoose(tee.id)}
              />
              <Swatch name={teeLabel(tee)} large {...teeTone(tee.name)} />
            </label>
          </th>
          <td>{figure(tee.courseRating, 1)}</td>
          <td>{figure(tee.slopeRating, 0)}</td>
          <td>{figure(tee.par, 0)}</td>
          <td>{tee.yards?.toLocaleString('en-US') ?? '–'}</td>
        </tr>
      ))}
    </tbody>
  </table>
)

const TeeBones = () => (
  <div className="stack" aria-busy="true" aria-label="Loading tees">
    {[1, 2, 3, 4, 5].map((row) => (
      <Bone key={row} height="2rem" />
    ))}
  </div>
)
