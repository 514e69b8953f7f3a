import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import type { Nine } from '~/domain/scores/score-entry'
import {
  otherGender,
  ratingFor,
  teeChoice,
  type Rating,
  type ScoreGender,
  type Tee,
  type TeeChoice,
} from '~/domain/scores/tee-list'
import { teeTone } from '~/domain/scores/tee-tone'
import { countText } from '~/lib/pluralize'
import { Skeleton } from '~/ui/feedback/skeleton'
import { Icon } from '~/ui/icons/icon'
import { LoadFailure } from '~/ui/feedback/load-failure'
import { Swatch } from '~/ui/display/swatch'
import { visuallyHidden } from '~/ui/layout/visually-hidden'
import { courses, ownGender } from '~/features/courses/queries'
import { useSession } from '~/session/use-session'
import { Button } from '~/ui/actions/button'
import { useRestoreFocusOnUnmount } from '~/ui/focus/use-focus'
import styles from './tee-picker.module.css'

/** Loads the tees of the course: those rated for the golfer; the others on demand, or if the chosen tees are not among those. */
export function useTees(courseId: number, chosen: number | undefined) {
  const gender = ownGender(useSession())
  const [areOthersWanted, setOthersWanted] = useState(false)
  const rated = useQuery(courses.teeSets(courseId, gender))
  const isAmong = ({ own }: TeeChoice) =>
    own.some(({ id }) => chosen === undefined || id === chosen)
  const isElsewhere = rated.data && !isAmong(teeChoice(rated.data, [], gender))
  const others = useQuery({
    ...courses.otherTeeSets(courseId, gender ?? 'M'),
    enabled: gender !== undefined && (areOthersWanted || isElsewhere === true),
  })
  const choice = rated.data && teeChoice(rated.data, others.data, gender)
  return {
    gender,
    rated,
    others,
    choice,
    all: choice ? [...choice.own, ...choice.others] : undefined,
    ratings: [...(rated.data ?? []), ...(others.data ?? [])],
    isFetching: rated.isFetching || others.isFetching,
    loadOthers: () => setOthersWanted(true),
  }
}

/** The tees of a course, as far as they are loaded. */
export type Tees = ReturnType<typeof useTees>

/** A tee's name, with the gender where two sets share the name. */
export const teeLabel = ({ name, gender }: Tee): string => (gender ? `${name} (${gender})` : name)

type Props = {
  tees: Tees
  /** How many tees the course had for the golfer's last score there. */
  expected?: number | undefined
  /** The nine whose ratings are shown; all holes when undefined. */
  nine: Nine | undefined
  chosen: number | undefined
  onChoose: (teeSetId: number) => void
  error: string | undefined
}

/** The tee table: a row is a choice. */
export function TeePicker({ tees, expected, nine, chosen, onChoose, error }: Props) {
  const { choice, rated, others, gender } = tees
  const table = { nine, chosen, onChoose }
  const isSettled = gender === undefined || others.isSuccess
  return (
    <fieldset
      name="tees"
      tabIndex={-1} // an error moves the focus here if there are no tees to choose
      aria-describedby={error ? 'tee-error' : undefined}
    >
      <legend className={visuallyHidden}>Tees</legend>
      {error && (
        <p className={styles.error} id="tee-error" role="alert">
          <Icon name="alert" small />
          {error}
        </p>
      )}
      {choice && choice.own.length > 0 && <TeeTable tees={choice.own} {...table} />}
      {choice && isSettled && tees.all?.length === 0 && (
        <p className={styles.none}>{scoreEntryMessages.noTees}</p>
      )}
      {!choice && rated.error && <Failure query={rated} />}
      {!choice && !rated.error && <TeeSkeleton count={expected} />}
      {(choice || !rated.error) && gender && <OtherTees tees={tees} gender={gender} {...table} />}
    </fieldset>
  )
}

type Query = Pick<Tees['rated'], 'error' | 'isFetching' | 'refetch'>

const Failure = ({ query: { error, isFetching, refetch } }: { query: Query }) =>
  error && <LoadFailure message={error.message} busy={isFetching} onRetry={() => void refetch()} />

type OthersProps = Pick<Props, 'tees'> & Omit<TableProps, 'tees'> & { gender: ScoreGender }

/** The tees rated for the other gender, or a button that loads them. */
function OtherTees({ tees, gender, ...table }: OthersProps) {
  const { choice, others, loadOthers } = tees
  const shown = others.isFetched ? (choice?.others ?? []) : [] // they stay while Retry loads
  const names = ratedFor[otherGender(gender)]
  return (
    <>
      {shown.length > 0 && (
        <>
          <h3 className={styles.others}>Rated for {names}</h3>
          <TeeTable tees={shown} {...table} />
        </>
      )}
      {!others.isSuccess && !others.error && (
        <OthersButton names={names} busy={others.isFetching} onPress={loadOthers} />
      )}
      {!others.isSuccess && <Failure query={others} />}
    </>
  )
}

const ratedFor = { M: 'men', F: 'women' } as const

type ButtonProps = { names: string; busy: boolean; onPress: () => void }

function OthersButton({ names, busy, onPress }: ButtonProps) {
  const button = useRestoreFocusOnUnmount<HTMLDivElement>()
  return (
    <div ref={button} className={styles.more}>
      <Button variant="quiet" small busy={busy} onClick={onPress}>
        Show tees rated for {names}
      </Button>
    </div>
  )
}

const figure = (value: number | undefined, digits: number): string => value?.toFixed(digits) ?? '–'

const HEADS = ['RATING', 'SLOPE', 'PAR', 'YARDS']
const TEES = { all: 'TEES', front: 'FRONT NINE', back: 'BACK NINE' } as const

type TableProps = Pick<Props, 'nine' | 'chosen' | 'onChoose'> & { tees: readonly Tee[] }

/** Not a table element, since its rows could not contain the label that makes a whole row the target. */
const TeeTable = ({ tees, nine, chosen, onChoose }: TableProps) => (
  <div role="table" className={styles.tees}>
    <div role="row" className={styles.heads}>
      {[TEES[nine ?? 'all'], ...HEADS].map((head) => (
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
        <Figures rating={ratingFor(tee, nine)} />
      </div>
    ))}
  </div>
)

const Figures = ({ rating }: { rating: Rating | undefined }) => (
  <>
    <span role="cell">{figure(rating?.courseRating, 1)}</span>
    <span role="cell">{figure(rating?.slopeRating, 0)}</span>
    <span role="cell">{figure(rating?.par, 0)}</span>
    <span role="cell">{rating?.yards === undefined ? '–' : countText(rating.yards)}</span>
  </>
)

/** More than any course has, since the stored number may be wrong. */
const MOST_TEES = 30

/** As high as the table of tees, so that the fields below do not move. Most courses have four. */
const TeeSkeleton = ({ count = 4 }: { count?: number | undefined }) => (
  <div className={styles.tees} role="group" aria-busy="true" aria-label="Loading tees">
    <div className={styles.heads} />
    {Array.from({ length: Math.min(count, MOST_TEES) }, (_, row) => (
      <div key={row} className={styles.tee}>
        <Skeleton height="1rem" />
      </div>
    ))}
  </div>
)
