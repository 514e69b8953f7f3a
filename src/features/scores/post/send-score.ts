import { api, multipart, unwrap } from '~/api/client'
import { decodePostedScore } from '~/api/decode/ghin'
import { assertDone } from '~/api/done'
import type { HoleByHoleScore, PostedScore, ScoreFields } from '~/api/types'
import { uploadFetch } from '~/api/upload-fetch'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { partnersToPost } from '~/domain/scores/bet-amount'
import { holeDetails, isByHole } from '~/domain/scores/score-entry'
import { cutText } from '~/lib/text'
import { keyOfAttempt } from '../draft/attempts'
import type { Attempt, PostDetails, ScoreDraft } from '../draft/score-draft'

/** The contract's maximum lengths of the two names. Cutting them is harmless, since the host records the association's names. */
const MAX_COURSE_LENGTH = 200
const MAX_TEES_LENGTH = 100

/** The fields that both ways of posting have, with the wire's names. */
const common = (
  { course, teeSetId, scoreType, notes, showTo, parentScoreId, parentGroupId }: ScoreDraft,
  { strokes, datePlayed }: Attempt,
  { teeName }: PostDetails,
) => ({
  courseId: course.courseId,
  courseName: cutText(course.courseName, MAX_COURSE_LENGTH),
  teeSetId: teeSetId ?? 0,
  teeName: cutText(teeName, MAX_TEES_LENGTH),
  ...strokes,
  datePlayed,
  scoreType,
  publicNotes: notes,
  showTo,
  ...(parentScoreId !== undefined && { parentScoreId }),
  ...(parentGroupId !== undefined && { parentGroupId }),
})

/** The form fields of a posted total. */
const scoreFields = (draft: ScoreDraft, attempt: Attempt, details: PostDetails): ScoreFields => ({
  ...common(draft, attempt, details),
  partners: JSON.stringify(partnersToPost(draft.partners)),
})

/** The JSON of a hole-by-hole score, the field `requestData`. */
const holeByHoleScore = (
  draft: ScoreDraft,
  attempt: Attempt,
  details: PostDetails,
): HoleByHoleScore => ({
  ...common(draft, attempt, details),
  partners: partnersToPost(draft.partners),
  numberOfHoles: draft.entry.mode === 'hole-by-hole-9' ? 9 : 18,
  numberOfPlayedHoles: attempt.strokes.holesPlayed,
  holeDetails: holeDetails(draft.entry, draft.pars),
})

/** The whole form: the score as a total or hole by hole, then its photos and videos. */
function scoreForm(
  draft: ScoreDraft,
  attempt: Attempt,
  details: PostDetails,
  files: readonly File[],
): FormData {
  const form = new FormData()
  form.append('idempotencyKey', keyOfAttempt(attempt)) // first, so that it is read before the photos
  if (isByHole(draft.entry)) {
    form.append('requestData', JSON.stringify(holeByHoleScore(draft, attempt, details)))
  } else {
    for (const [name, value] of Object.entries(scoreFields(draft, attempt, details)))
      form.append(name, String(value))
  }
  for (const file of files) form.append('mediaFiles', file)
  return form
}

/** A score to send. */
export type Sending = {
  draft: ScoreDraft
  attempt: Attempt
  details: PostDetails
  files: readonly File[]
  /** Called with the uploaded share of the photos, 0 to 1; not called without photos. */
  onProgress: (share: number) => void
}

/**
 * Sends the score once. Resolves with undefined if the response cannot be read, so that the outcome is unknown (R6). Rejects with
 * an `ApiError` if it is refused, also with a success status.
 */
export async function sendScore({
  draft,
  attempt,
  details,
  files,
  onProgress,
}: Sending): Promise<Partial<PostedScore> | undefined> {
  const form = scoreForm(draft, attempt, details, files)
  const watched = uploadFetch(form, (sent, of) => onProgress(of > 0 ? sent / of : 0))
  const call = api.POST('/api/Ghin/PostScore', {
    ...multipart(form),
    ...(files.length > 0 && { fetch: watched }),
  })
  const result = await call
  assertDone(result, scoreEntryMessages.failed)
  const json = unwrap(result)
  return json === undefined ? {} : decodePostedScore(json) // 204 means success without data (R8)
}
