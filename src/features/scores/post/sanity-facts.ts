import type { LinxItem, RecentCourse, TeeSetRating } from '~/api/types'
import type { CourseRef } from '~/domain/scores/details-state'
import { isByHole, strokesToPost } from '~/domain/scores/score-entry'
import type { PastRound, SanityFacts } from '~/domain/scores/sanity-check'
import { teeList, type Tee } from '~/domain/scores/tee-list'
import { wholeNumber } from '~/lib/numbers'
import { ownRow, sameName } from './judge-attempt'
import type { ScoreDraft } from '../draft/score-draft'

/** What is at hand when Post is pressed; nothing is asked for, and nothing is waited for. */
export type KnownData = {
  today: string
  gender: string | null | undefined
  ratings: readonly TeeSetRating[]
  linx: readonly LinxItem[]
  recent: readonly RecentCourse[]
}

const genderOf = (text: string | null | undefined): 'M' | 'F' | undefined => {
  const letter = text?.trim().charAt(0).toUpperCase()
  const mixed = text?.trim().toUpperCase().startsWith('MI')
  return !mixed && (letter === 'M' || letter === 'F') ? letter : undefined
}

const teeGender = (ratings: readonly TeeSetRating[], id: number | undefined) => {
  const rated = ratings.filter(({ TeeSetRatingId }) => TeeSetRatingId === id)
  return genderOf(rated.find(({ Gender }) => Gender)?.Gender)
}

/** The golfer's rounds at the course, from My Linx. */
function pastRounds(linx: readonly LinxItem[], userId: number, course: CourseRef): PastRound[] {
  return linx.flatMap((item) => {
    const row = ownRow(item, userId)
    const total = wholeNumber(row?.scoreTotal)
    if (!row || total === undefined || !sameName(item.courseName, course.courseName)) return []
    return [
      {
        total,
        holes: row.holes ?? 18,
        front: row.front9 ?? undefined,
        back: row.back9 ?? undefined,
        day: item.postedDate?.slice(0, 10),
      },
    ]
  })
}

/** The facts the sanity check asks for; undefined while the score is not ready to be posted. */
export function sanityFacts(
  draft: ScoreDraft,
  tee: Tee,
  { today, gender, ratings, linx, recent }: KnownData,
): SanityFacts | undefined {
  const strokes = strokesToPost(draft.entry)
  if (!strokes) return undefined
  const last = recent.find(({ courseID }) => courseID === draft.course.courseId)
  const rounds = pastRounds(linx, draft.userId, draft.course)
  const lastTotal = rounds.length === 0 ? wholeNumber(last?.scoreTotal) : undefined
  const mine = genderOf(gender)
  return {
    strokes,
    datePlayed: draft.datePlayed,
    today,
    isByHole: isByHole(draft.entry),
    courseName: draft.course.courseName,
    gender: mine,
    tee: {
      name: tee.name,
      par: tee.par,
      gender: teeGender(ratings, tee.id),
      usual: last?.teeSetId === tee.id,
      hasOthers: teeList(ratings).some(({ id }) => mine && teeGender(ratings, id) === mine),
    },
    rounds:
      lastTotal === undefined ? rounds : [{ total: lastTotal, holes: last?.holesPlayed ?? 18 }],
  }
}
