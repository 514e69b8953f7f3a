import { itemKey } from '~/domain/feed/item-key'
import type { LinxItem, RecentCourse } from '~/api/types'
import type { CourseRef } from '~/domain/scores/details-state'
import { newestMoment, serverTime } from '~/domain/dates/server-time'
import { sameName } from '~/domain/people/location-text'
import { isSameCard, matchesIfKnown, ownRow } from '~/domain/scores/posted-card'
import type { LostAttempt, Sent } from '../draft/score-draft'

/** What the golfer's own lists say about a score whose response was lost (R6). */
export type Verdict = 'posted' | 'not-found' | 'unclear'

/**
 * Why it is unclear. 'only-listed': the course list has the score and My Linx does not; 'other-date': My Linx has one like it
 * with another date, which may be the day of posting; 'too-many': there are more new entries than are read.
 */
export type Doubt = 'only-listed' | 'other-date' | 'too-many'

/** What the lists say about a score, and about which of its attempts. */
export type Finding = { verdict: Verdict; doubt?: Doubt | undefined; sent: Sent }

type Owner = { userId: number; course: CourseRef }
type SoughtScore = Sent & Owner

/** A score as it is searched for in My Linx. */
export const soughtScore = (
  { userId, course }: Owner,
  { strokes, datePlayed }: Sent,
): SoughtScore => ({ userId, course, strokes, datePlayed })

/** All of the golfer's own rows of an item. */
const ownRows = (item: LinxItem, userId: number) => {
  const rows = item.playerScores?.filter((row) => row.userId === userId) ?? []
  return rows.length === 0 && item.userId === userId ? [item] : rows
}

/** Whether a row of My Linx has this score's course and strokes, on any day. */
const hasCardOf = (
  item: LinxItem,
  row: NonNullable<ReturnType<typeof ownRow<LinxItem>>>,
  { course, strokes }: SoughtScore,
): boolean => isSameCard(item, row, { courseName: course.courseName, strokes })

/** Whether an item of My Linx is this score: same course, day and strokes. */
export function isSameScore(item: LinxItem, sought: SoughtScore): boolean {
  const row = ownRow(item, sought.userId)
  return (
    row !== undefined &&
    item.postedDate?.slice(0, 10) === sought.datePlayed &&
    hasCardOf(item, row, sought)
  )
}

/** Whether two scores of the same course look the same in My Linx. */
export const isSameRound = (one: Sent, other: Sent): boolean =>
  one.datePlayed === other.datePlayed &&
  one.strokes.scoreTotal === other.strokes.scoreTotal &&
  one.strokes.holesPlayed === other.strokes.holesPlayed &&
  matchesIfKnown(one.strokes.scoreFront, other.strokes.scoreFront) &&
  matchesIfKnown(one.strokes.scoreBack, other.strokes.scoreBack)

/** The keys of the scores like this one that the lists already have. */
const knownScores = (items: readonly LinxItem[], sought: SoughtScore): string[] =>
  items.filter((item) => isSameScore(item, sought)).map(itemKey)

/** What My Linx has before a score is sent: the scores like it, and the time of its newest entry by the host's clock. */
export type ScoresBefore = Pick<LostAttempt, 'known' | 'after'>

/** Reads from the golfer's own entries of My Linx what it has before a score is sent. */
export function scoresBefore(items: readonly LinxItem[], sought: SoughtScore): ScoresBefore {
  const after = newestMoment(items)
  return { known: knownScores(items, sought), ...(after > 0 && { after }) }
}

/** How wrong a device's clock may be, in milliseconds (DAT-06). */
const CLOCK_MARGIN_MS = 26 * 3_600_000

/** The earliest time an entry of the attempt can have, by the host's clock in epoch milliseconds; undefined if unknown. */
export const notBefore = ({ after, at }: LostAttempt): number | undefined =>
  after ?? (at === undefined ? undefined : at - CLOCK_MARGIN_MS)

/**
 * Whether an entry may be this score with another date, since a host may send the day of posting as `postedDate`: the course,
 * tees and strokes match, and it is not older than the attempt.
 */
function isOnOtherDate(item: LinxItem, sought: SoughtScore, attempt: LostAttempt): boolean {
  const row = ownRow(item, sought.userId)
  const from = notBefore(attempt)
  const moment = serverTime(item.activityDate)
  return (
    row !== undefined &&
    item.postedDate?.slice(0, 10) !== sought.datePlayed &&
    hasCardOf(item, row, sought) &&
    (!row.teeName || !attempt.teeName || sameName(row.teeName, attempt.teeName)) &&
    (from === undefined || moment === undefined || moment > from)
  )
}

type Evidence = {
  linx: readonly LinxItem[]
  /** My Linx has more entries that may be newer than the attempt. */
  hasMore?: boolean | undefined
  recent: readonly RecentCourse[]
  /** How many other scores like this one were posted from this device; each has a row of its own in My Linx. */
  postedHere: number
}

/**
 * Searches My Linx as far back as the attempt. The score was posted if there is a row that was not there before, and one more
 * than the other scores like it that this device has posted, since My Linx may not have been loaded before the attempt. The
 * course list has no dates, so it proves nothing, but if its newest round is this one and My Linx has nothing like it, My Linx
 * may be late. Returns 'not-found' only if no list has anything like the score on any date.
 */
export function judgeAttempt(
  attempt: LostAttempt,
  owner: Owner,
  { linx, hasMore, recent, postedHere }: Evidence,
): Pick<Finding, 'verdict' | 'doubt'> {
  const sought = soughtScore(owner, attempt)
  const found = knownScores(linx, sought)
  const isNew = found.some((key) => !attempt.known.includes(key))
  if (isNew && found.length > postedHere) return { verdict: 'posted' }
  if (linx.some((item) => isOnOtherDate(item, sought, attempt)))
    return { verdict: 'unclear', doubt: 'other-date' }
  if (hasMore) return { verdict: 'unclear', doubt: 'too-many' }
  const newest = recent[0]
  const isListed =
    newest?.courseID === owner.course.courseId && newest.scoreTotal === attempt.strokes.scoreTotal
  return isListed && found.length === 0
    ? { verdict: 'unclear', doubt: 'only-listed' }
    : { verdict: 'not-found' }
}

/** The two records of a repeated request are at most as far apart as the request took, plus this time, in milliseconds. */
const RECORDING_MARGIN_MS = 5000

/**
 * Whether My Linx has a score twice that was sent in one request, which took `tookMs`: a browser may repeat a request, and a host
 * that ignores the idempotency key records both. Earlier scores like it, and others from this device, are not counted.
 */
export function isRecordedTwice(
  items: readonly LinxItem[],
  sought: SoughtScore,
  { known, tookMs, postedHere }: { known: readonly string[]; tookMs: number; postedHere: number },
): boolean {
  const alike = items.flatMap((item) =>
    ownRows(item, sought.userId)
      .filter((row) => hasCardOf(item, row, sought))
      .map(() => item),
  )
  if (alike.length <= postedHere + 1) return false
  const fresh = alike.filter((item) => !known.includes(itemKey(item)))
  const moments = fresh
    .map(({ activityDate }) => serverTime(activityDate) ?? 0)
    .toSorted((a, b) => b - a)
  const [newest = 0, second] = moments
  return second !== undefined && newest - second <= tookMs + RECORDING_MARGIN_MS
}
