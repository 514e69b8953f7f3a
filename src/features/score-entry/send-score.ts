import { api, multipart, unwrap } from '~/api/client'
import { decodePostedScore } from '~/api/decode/ghin'
import type { PostedScore, ScoreFields } from '~/api/types'
import type { Attempt, ScoreDraft } from '../outbox/score-draft'

/** The parts of a posted total, in the wire's own names (golf-features section 3). */
export function scoreFields(
  draft: ScoreDraft,
  { strokes, datePlayed }: Attempt,
  teeName: string,
): ScoreFields {
  const { course, teeSetId, scoreType, notes, showTo } = draft
  return {
    courseId: course.courseId,
    courseName: course.courseName,
    ...(teeSetId !== undefined && { teeSetId }),
    teeName,
    ...strokes,
    datePlayed,
    scoreType,
    publicNotes: notes,
    showTo,
    partners: '[]',
  }
}

/** Sends the score once. Undefined when the answer is no record: then nobody knows what happened (R6). */
export async function sendScore(
  draft: ScoreDraft,
  attempt: Attempt,
  teeName: string,
): Promise<Partial<PostedScore> | undefined> {
  const form = new FormData()
  for (const [name, value] of Object.entries(scoreFields(draft, attempt, teeName)))
    form.append(name, String(value))
  const json = unwrap(await api.POST('/api/Ghin/PostScore', multipart(form)))
  return json === undefined ? {} : decodePostedScore(json) // 204 means success without data (R8)
}
