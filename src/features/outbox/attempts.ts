import { MOST_EARLIER, type Attempt, type LostAttempt } from './score-draft'

/** The lost attempt and those before it, as the one that is sent after it remembers them. */
export const lostBefore = (lost: Attempt | undefined): Pick<Attempt, 'earlier'> =>
  lost ? { earlier: attemptsOf(lost).slice(0, MOST_EARLIER) } : {}

/** An attempt and those before it, the newest first. */
export const attemptsOf = ({ earlier = [], ...newest }: Attempt): LostAttempt[] => {
  const { id, known, strokes, datePlayed } = newest
  return [{ id, known, strokes, datePlayed }, ...earlier]
}

/** What is open once the association has refused an attempt: the one before it, which was settled before this was sent. */
export function attemptBefore({ earlier = [] }: Attempt): Attempt | undefined {
  const [newest, ...older] = earlier
  return newest && { ...newest, freed: true, ...(older.length > 0 && { earlier: older }) }
}
