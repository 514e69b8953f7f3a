import type { LinxItem, RecentCourse } from '~/api/types'
import type { CourseRef } from '~/domain/details-state'
import type { LostAttempt, Sent } from './score-draft'

/** What the golfer's own lists say about a score whose answer was lost (R6). */
export type Verdict = 'posted' | 'not-found' | 'unclear'

/** What the lists say of a score, and which of its attempts they say it of. */
export type Finding = { verdict: Verdict; sent: Sent }

type Sought = Sent & { userId: number; course: CourseRef }

/** Whether two names of a course are one: letters' case and spaces do not matter. */
export const sameName = (a: string | null | undefined, b: string | null | undefined): boolean =>
  plain(a) === plain(b)

const plain = (name: string | null | undefined): string =>
  (name ?? '').toLocaleLowerCase('en-US').replace(/\s+/gu, ' ').trim()

/** Equal, or not told. */
const agrees = (a: number | null | undefined, b: number | undefined): boolean =>
  a === undefined || a === null || b === undefined || a === b

const itemKey = ({ sourceTable, sourceId }: LinxItem): string => `${sourceTable}/${sourceId}`

/** The golfer's own row: the item itself, or theirs in a grouped round. */
export const ownRow = (item: LinxItem, userId: number) =>
  item.playerScores?.find((row) => row.userId === userId) ??
  (item.userId === userId ? item : undefined)

/** Whether an item of My Linx is this score: same course, day and strokes. */
export function isSameScore(
  item: LinxItem,
  { userId, course, datePlayed, strokes }: Sought,
): boolean {
  const row = ownRow(item, userId)
  return (
    row !== undefined &&
    sameName(item.courseName, course.courseName) &&
    item.postedDate?.slice(0, 10) === datePlayed &&
    row.scoreTotal === strokes.scoreTotal &&
    agrees(row.front9, strokes.scoreFront) &&
    agrees(row.back9, strokes.scoreBack) &&
    agrees(row.holes, strokes.holesPlayed)
  )
}

/** Whether two scores of one course cannot be told apart in My Linx. */
export const isSameRound = (one: Sent, other: Sent): boolean =>
  one.datePlayed === other.datePlayed &&
  one.strokes.scoreTotal === other.strokes.scoreTotal &&
  one.strokes.holesPlayed === other.strokes.holesPlayed &&
  agrees(one.strokes.scoreFront, other.strokes.scoreFront) &&
  agrees(one.strokes.scoreBack, other.strokes.scoreBack)

/** The keys of the scores like this one that the lists already have. */
export const knownScores = (items: readonly LinxItem[], sought: Sought): string[] =>
  items.filter((item) => isSameScore(item, sought)).map(itemKey)

type Evidence = {
  linx: readonly LinxItem[]
  recent: readonly RecentCourse[]
  /** How many other scores like this one were posted from this device; each of them has a row of its own in My Linx. */
  postedHere: number
}

/**
 * Looks for the score in the first page of My Linx: for a row that was not there before, and one more than the other scores
 * like it that this device has posted, since My Linx may not have been loaded before the sending. The course list has no dates, so it proves nothing; but when its newest
 * round is this one and the feed has nothing like it, the feed may be late.
 */
export function judgeAttempt(
  attempt: LostAttempt,
  owner: Pick<Sought, 'userId' | 'course'>,
  { linx, recent, postedHere }: Evidence,
): Verdict {
  const sought = { ...owner, datePlayed: attempt.datePlayed, strokes: attempt.strokes }
  const found = knownScores(linx, sought)
  const isNew = found.some((key) => !attempt.known.includes(key))
  if (isNew && found.length > postedHere) return 'posted'
  const newest = recent[0]
  const listed =
    newest?.courseID === owner.course.courseId && newest.scoreTotal === attempt.strokes.scoreTotal
  return listed && found.length === 0 ? 'unclear' : 'not-found'
}
