import { betText } from '~/domain/scores/bet-amount'
import { readCourse, type CourseRef } from '~/domain/scores/details-state'
import {
  MODES,
  emptyEntry,
  MAX_HOLE_SCORE,
  type PostedStrokes,
  type ScoreEntry,
} from '~/domain/scores/score-entry'
import { MAX_MEDIA } from '~/domain/scores/score-media'
import {
  fieldOf,
  integer,
  listOf,
  maybe,
  nonBlank,
  object,
  oneOf,
  or,
  record,
  text,
  UNUSABLE,
} from '~/lib/decode'
import { wholeNumber } from '~/lib/numbers'
import { cutText } from '~/lib/text'
import { uniqueBy } from '~/lib/unique'
import { decodeSent, readAttempt } from './attempts'

/** The association's letters for the type of a score: home, away, competition. */
export const SCORE_TYPES = ['H', 'A', 'T'] as const
export type ScoreType = (typeof SCORE_TYPES)[number]

/** Who may see a score. */
export type ShowTo = 'Followers' | 'Private'

/** In UTF-16 units as a form sends them (R9), in which a line break is two. Hole by hole, JSON would have room for more. */
export const MAX_NOTES_LENGTH = 500
/** The maximum number of partners of a score that the API accepts. */
export const MAX_PARTNERS = 20
/** The longest name to search for that the API accepts. */
export const MAX_SEARCH_LENGTH = 200

/** What was sent of a score. The form may have changed since. */
export type Sent = {
  strokes: PostedStrokes
  /** YYYY-MM-DD. */
  datePlayed: string
}

/** A post whose response was lost. */
export type LostAttempt = Sent & {
  id: string
  /** Similar scores that My Linx already had, as `sourceTable/sourceId`. They do not prove that this one was posted. */
  known: readonly string[]
  /** The idempotency key it was sent with; absent if that is its id. */
  key?: string | undefined
  /** When it was sent, by this device's clock; epoch milliseconds. */
  at?: number | undefined
  /** The newest entry of My Linx before it was sent, by the host's clock; epoch milliseconds. */
  after?: number | undefined
  /** The name of the tees, as My Linx shows it. */
  teeName?: string | undefined
}

/** A post whose outcome is unknown (R6). */
export type Attempt = LostAttempt & {
  /** Earlier attempts of this score, newest first, since a slow server may still record one of them. Absent without any. */
  earlier?: readonly LostAttempt[] | undefined
  /** A check found nothing, or the golfer knows that it was not posted: the score may be sent again. */
  canResend?: boolean | undefined
}

/** The details of a post that are not in the draft. */
export type PostDetails = {
  teeName: string
  /** The golfer posts without the photos instead of waiting for them. */
  withoutMedia?: boolean | undefined
}

/** The score waits for signal: Post was pressed without one, and it is sent once, unchanged, when there is one (R5). */
export type Waiting = PostDetails & {
  /** Epoch milliseconds. */
  since: number
}

/** A golfer of the same round. */
export type Partner = {
  userId: number
  name: string
  /** The address of the picture, as the server sends it. */
  picture?: string | undefined
  /** Where they live, which distinguishes partners with the same name. */
  place?: string | undefined
  /** The whole dollars won from them (negative: lost) as typed so far: '', '-', '1,200' (domain/scores/bet-amount). */
  dollars: string
}

/** A chosen photo or video. Its bytes are stored apart from the draft, by `id`, which begins with the draft's. */
export type MediaRef = { id: string; name: string; kind: 'image' | 'video'; bytes: number }

/** A score being entered, stored by golfer, course and slot (R7). */
export type ScoreDraft = {
  /** Identifies the score, so that no other tab posts it again. */
  id: string
  userId: number
  course: CourseRef
  /** Only for a score that was set aside while it waits, so that another round at the course can be entered. */
  slot?: string | undefined
  teeSetId: number | undefined
  entry: ScoreEntry
  /** YYYY-MM-DD, or an incomplete date. */
  datePlayed: string
  /** The golfer's day when the form was opened, YYYY-MM-DD; drafts of older builds have none. */
  startedOn?: string | undefined
  scoreType: ScoreType
  notes: string
  showTo: ShowTo
  partners: readonly Partner[]
  /** Typed to find a partner, of whom none is chosen yet. */
  partnerName?: string | undefined
  media: readonly MediaRef[]
  /** The pars shown on the card, by hole from 1. Set when Post is pressed, for hole-by-hole scores only. */
  pars?: readonly (number | null)[] | undefined
  /** The score and the group round that 'I played too' started from. */
  parentScoreId?: number | undefined
  parentGroupId?: number | undefined
  attempt?: Attempt | undefined
  waiting?: Waiting | undefined
  /** Why a score that was sent in the background was not posted. */
  refusal?: string | undefined
  /** It was refused with its photos, so that it can be posted without them. */
  mediaFailed?: boolean | undefined
}

/** The storage key of a draft. */
export const draftKey = (userId: number, courseId: string | number, slot?: string): string =>
  slot === undefined ? `draft/${userId}/${courseId}` : `draft/${userId}/${courseId}/${slot}`

/** The storage key of this draft. */
export const keyOf = ({ userId, course, slot }: ScoreDraft): string =>
  draftKey(userId, course.courseId, slot)

/** Incremented when drafts of older builds can no longer be read. */
const VERSION = 1

/** An attempt as it is stored, where `canResend` is called `freed`. */
const storedAttempt = ({ canResend, ...attempt }: Attempt) => ({
  ...attempt,
  ...(canResend && { freed: true }),
})

/** The draft as it is stored. */
export const storedDraft = (draft: ScoreDraft) => ({
  version: VERSION,
  ...draft,
  ...(draft.attempt && { attempt: storedAttempt(draft.attempt) }),
})

const textOrEmpty = or(text, '')

const scoreText = (value: unknown): string => {
  const typed = textOrEmpty(value)
  return /^[0-9]{0,3}$/.test(typed) ? typed : ''
}

const holeScore = (value: unknown): number | null => {
  const score = wholeNumber(value)
  return score !== undefined && score >= 1 && score <= MAX_HOLE_SCORE ? score : null
}

const decodeEntry = object((fields): ScoreEntry | undefined => {
  const mode = maybe(oneOf(MODES))(fields.get('mode'))
  if (!mode) return undefined
  const holes = fields.get('holes')
  const [front, back] = [scoreText(fields.get('front')), scoreText(fields.get('back'))]
  return {
    ...emptyEntry(mode),
    nine: fields.get('nine') === 'back' ? 'back' : 'front',
    front,
    back,
    total: front || back ? '' : scoreText(fields.get('total')), // with nines it is their sum
    ...(Array.isArray(holes) && { holes: emptyEntry().holes.map((_, at) => holeScore(holes[at])) }),
  }
})

/** Reads who may see a score; followers unless the stored value is 'Private'. */
export const readShowTo = (value: unknown): ShowTo =>
  value === 'Private' ? 'Private' : 'Followers'

/** The decoders of a stored partner, without the dollars. */
export const golferFields = {
  userId: integer,
  name: nonBlank,
  picture: maybe(nonBlank),
  place: maybe(nonBlank),
}

const readPartners = listOf(record<Partner>({ ...golferFields, dollars: betText }))

const readMedia = listOf(
  record<MediaRef>({
    id: nonBlank,
    name: textOrEmpty,
    kind: oneOf(['image', 'video']),
    bytes: integer,
  }),
)

const readPars = (value: unknown): (number | null)[] | undefined =>
  Array.isArray(value)
    ? emptyEntry().holes.map((_, at) => wholeNumber(value[at]) ?? null)
    : undefined

const isTrue = maybe(oneOf([true]))

const decodeWaiting = record<Waiting>({ since: integer, teeName: text, withoutMedia: isTrue })

/** A score that this device has posted. Older builds stored only its id. */
export type PostedRecord = { id: string; courseId?: number | undefined; sent?: Sent | undefined }

const decodePosted = record<PostedRecord>({
  id: nonBlank,
  courseId: maybe(integer),
  sent: maybe(decodeSent),
})

/** Reads the stored list of posted scores, without those that have no id. */
export const readPosted = listOf((json) =>
  typeof json === 'string' ? { id: json } : decodePosted(json),
)

const decodeDraft = record<ScoreDraft>({
  id: nonBlank,
  userId: integer,
  course: (json) => readCourse(json) ?? UNUSABLE,
  slot: maybe(nonBlank),
  teeSetId: maybe(integer),
  entry: decodeEntry,
  datePlayed: textOrEmpty,
  startedOn: maybe(nonBlank),
  scoreType: or<ScoreType, ScoreType>(oneOf(SCORE_TYPES), 'H'),
  notes: (json) => cutText(textOrEmpty(json), MAX_NOTES_LENGTH),
  showTo: readShowTo,
  partnerName: (json) => cutText(textOrEmpty(json), MAX_SEARCH_LENGTH) || undefined,
  partners: (json) => uniqueBy(readPartners(json), ({ userId }) => userId).slice(0, MAX_PARTNERS),
  media: (json) => readMedia(json).slice(0, MAX_MEDIA),
  pars: readPars,
  parentScoreId: maybe(integer),
  parentGroupId: maybe(integer),
  // A draft whose attempt cannot be read counts as broken, since it may have been posted.
  attempt: (json) => (json === undefined ? undefined : (readAttempt(json) ?? UNUSABLE)),
  waiting: maybe(decodeWaiting),
  refusal: maybe(nonBlank),
  mediaFailed: isTrue,
})

/** Reads a stored draft. Undefined if it is broken, of another version, or of another golfer or course (SCR-09). */
export function readDraft(
  value: unknown,
  owner: { userId: number; courseId: string },
): ScoreDraft | undefined {
  const draft = fieldOf(value, 'version') === VERSION ? maybe(decodeDraft)(value) : undefined
  const isOwn = draft?.userId === owner.userId && String(draft.course.courseId) === owner.courseId
  return isOwn ? draft : undefined
}

/** Reads the draft stored under a key. The slot is that of the key, where a draft of a page without the database may be moved. */
export function readDraftAt(key: string, value: unknown): ScoreDraft | undefined {
  const [, userId, courseId = '', slot] = key.split('/')
  const draft = readDraft(value, { userId: Number(userId), courseId })
  return draft && slot ? { ...draft, slot } : draft
}

/** Reads the stored value of a draft's key; undefined if it is not the same score. */
export function readSameDraft(stored: unknown, draft: ScoreDraft): ScoreDraft | undefined {
  const { id, userId, course } = draft
  const found = readDraft(stored, { userId, courseId: String(course.courseId) })
  return found?.id === id ? found : undefined
}
