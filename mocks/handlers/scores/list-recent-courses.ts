import type { components } from '~/api/schema'
import type { Backend } from '../../backend/backend'
import type { ScoreRow } from '../../db/scores'
import { handleSignedIn } from '../handle-operation'
import { http } from '../http'

const MAX_COURSES = 25

/** Each course once, with the newest round there; sorted by day played, then by time of posting. */
export const listRecentCourses = (backend: Backend) =>
  http.get('/api/Scores/RecentCourses', ({ request, response }) =>
    handleSignedIn(backend, 'listRecentCourses', request, ({ viewer }) => {
      const newest = new Map<number, ScoreRow>()
      const scores = backend.db.scores.where('userId', viewer.id).toSorted(byDayPlayed)
      for (const score of scores) {
        if (!newest.has(score.courseId)) newest.set(score.courseId, score)
      }
      return response(200).json([...newest.values()].slice(0, MAX_COURSES).map(recentCourse))
    }),
  )

const byDayPlayed = (one: ScoreRow, other: ScoreRow): number =>
  other.playedOn.localeCompare(one.playedOn) || other.postedAt - one.postedAt || other.id - one.id

const recentCourse = (score: ScoreRow): components['schemas']['RecentCourse'] => ({
  courseID: score.courseId,
  courseName: score.courseName,
  facilityName: score.facilityName,
  teeSetId: score.teeSetId,
  teeName: score.teeName,
  holesPlayed: score.partial?.holesPlayed ?? score.holes,
  front9Score: score.front,
  back9Score: score.back,
  scoreTotal: score.total,
})
