import { betText } from '~/domain/bet-amount'
import { readCourse, type CourseRef } from '~/domain/details-state'
import {
  emptyEntry,
  MOST_PER_HOLE,
  type PostedStrokes,
  type ScoreEntry,
} from '~/domain/score-entry'
import { MOST_MEDIA } from '~/domain/score-media'
import { wholeNumber } from '~/lib/numbers'
import { cutText } from '~/lib/text'
import { uniqueBy } from '~/lib/unique'
import { readAttempt, readSent } from './read-attempt'
import { fieldsOf, listOf, textOf, type Fields } from './stored-fields'

export type ScoreType = 'H' | 'A' | 'T'
export type ShowTo = 'Followers' | 'Private'

/** UTF-16 units (R9). */
export const MAX_NOTES_LENGTH = 500
/** Golfers of one score; the contract takes no more. */
export const MAX_PARTNERS = 20

/** What was handed to the association of a score, as it was then: the form may have changed since. */
export type Sent = {
  strokes: PostedStrokes
  /** YYYY-MM-DD. */
  datePlayed: string
}

/** What was handed to the association and not answered. */
export type LostAttempt = Sent & {
  id: string
  /** Scores like this one that My Linx already had: none of them is the answer. `sourceTable/sourceId`. */
  known: readonly string[]
  /** The idempotency key it was sent with; its id when left out. */
  key?: string | undefined
  /** When it was sent, by this device's clock; epoch milliseconds. */
  at?: number | undefined
  /** The newest entry of My Linx before it was sent, by the host's clock; epoch milliseconds. */
  after?: number | undefined
  /** The tees by the name that My Linx shows. */
  teeName?: string | undefined
}

/** What was handed to the association, until it is known whether it arrived (R6). */
export type Attempt = LostAttempt & {
  /** Those of this score before it, the newest first: a slow server may take one of them yet. Left out without any. */
  earlier?: readonly LostAttempt[] | undefined
  /** A check found nothing, or the golfer knows that it was not posted: the score may be sent again. */
  canResend?: boolean | undefined
}

/** What a posting says beside the draft itself. */
export type PostDetails = {
  teeName: string
  /** The golfer would rather have the score posted than wait for its photos. */
  withoutMedia?: boolean | undefined
}

/** Post was pressed without signal: the score is sent as it stands, once, when there is one (R5). */
export type Waiting = PostDetails & {
  /** Epoch milliseconds. */
  since: number
}

/** A golfer played with. */
export type Partner = {
  userId: number
  name: string
  /** Where the server says the picture is. */
  picture?: string | undefined
  /** Whole dollars won from them, below zero lost, as typed so far: '', '-', '1,200' (domain/bet-amount). */
  dollars: string
}

/** A chosen photo or video. Its bytes are kept apart from the draft, by `id`. */
export type MediaRef = { id: string; name: string; kind: 'image' | 'video'; bytes: number }

/** A score being entered, as it is kept for its golfer and course (R7). */
export type ScoreDraft = {
  /** One score, however often it is typed at; a posted one is never posted again from another tab. */
  id: string
  userId: number
  course: CourseRef
  teeSetId: number | undefined
  entry: ScoreEntry
  /** YYYY-MM-DD, or whatever was typed so far. */
  datePlayed: string
  scoreType: ScoreType
  notes: string
  showTo: ShowTo
  partners: readonly Partner[]
  media: readonly MediaRef[]
  /** The pars the card showed, by hole from 1; set when Post is pressed, and only hole by hole. */
  pars?: readonly (number | null)[] | undefined
  /** The score this one answers, and the grouped round it joins ('I played too'). */
  parentScoreId?: number | undefined
  parentGroupId?: number | undefined
  attempt?: Attempt | undefined
  waiting?: Waiting | undefined
  /** Why the association would not have it, when it was sent while the golfer was elsewhere. */
  refusal?: string | undefined
}

/** Goes up when an older build's drafts can no longer be read. */
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

const scoreText = (value: unknown): string => {
  const text = textOf(value) ?? ''
  return /^[0-9]{0,3}$/.test(text) ? text : ''
}

const holeScore = (value: unknown): number | null => {
  const score = wholeNumber(value)
  return score !== undefined && score >= 1 && score <= MOST_PER_HOLE ? score : null
}

function readEntry(value: unknown): ScoreEntry | undefined {
  const fields = fieldsOf(value)
  const mode = (['18', '9', 'hole-by-hole-9', 'hole-by-hole-10-18'] as const).find(
    (known) => known === fields?.get('mode'),
  )
  if (!fields || !mode) return undefined
  const holes = fields.get('holes')
  const [front, back] = [scoreText(fields.get('front')), scoreText(fields.get('back'))]
  return {
    ...emptyEntry(mode),
    nine: fields.get('nine') === 'back' ? 'back' : 'front',
    front,
    back,
    total: front || back ? '' : scoreText(fields.get('total')),
    ...(Array.isArray(holes) && { holes: emptyEntry().holes.map((_, at) => holeScore(holes[at])) }),
  }
}

/** A stored partner; undefined without id or name. */
export function readPartner(fields: Fields): Partner | undefined {
  const [userId, name] = [wholeNumber(fields.get('userId')), textOf(fields.get('name'))]
  const picture = textOf(fields.get('picture'))
  if (userId === undefined || !name) return undefined
  return { userId, name, ...(picture && { picture }), dollars: betText(fields.get('dollars')) }
}

function readMedia(fields: Fields): MediaRef | undefined {
  const [id, bytes] = [textOf(fields.get('id')), wholeNumber(fields.get('bytes'))]
  const kind = (['image', 'video'] as const).find((known) => known === fields.get('kind'))
  return id && kind && bytes !== undefined
    ? { id, name: textOf(fields.get('name')) ?? '', kind, bytes }
    : undefined
}

const readPars = (value: unknown): (number | null)[] | undefined =>
  Array.isArray(value)
    ? emptyEntry().holes.map((_, at) => wholeNumber(value[at]) ?? null)
    : undefined

function readWaiting(value: unknown): Waiting | undefined {
  const fields = fieldsOf(value)
  const since = wholeNumber(fields?.get('since'))
  const teeName = textOf(fields?.get('teeName'))
  if (since === undefined || teeName === undefined) return undefined
  return {
    since,
    teeName,
    ...(fields?.get('withoutMedia') === true && { withoutMedia: true }),
  }
}

/** A score that this device has posted. An older build remembered its id alone. */
export type PostedRecord = { id: string; courseId?: number | undefined; sent?: Sent | undefined }

/** Reads what is remembered of a posted score; undefined when it has no id. */
export function readPosted(value: unknown): PostedRecord | undefined {
  if (typeof value === 'string') return { id: value }
  const fields = fieldsOf(value)
  const id = textOf(fields?.get('id'))
  if (!id) return undefined
  return {
    id,
    courseId: wholeNumber(fields?.get('courseId')),
    sent: readSent(fieldsOf(fields?.get('sent'))),
  }
}

/**
 * Reads a stored draft. Undefined when it is broken, from another build, or for another golfer or course (SCR-09). A draft
 * whose attempt cannot be read counts as broken: nobody knows whether it was posted.
 */
export function readDraft(
  value: unknown,
  owner: { userId: number; courseId: string },
): ScoreDraft | undefined {
  const fields = fieldsOf(value)
  const course = readCourse(fields?.get('course'))
  const entry = readEntry(fields?.get('entry'))
  const id = textOf(fields?.get('id'))
  if (!fields || !course || !entry || !id || fields.get('version') !== VERSION) return undefined
  if (fields.get('userId') !== owner.userId || String(course.courseId) !== owner.courseId)
    return undefined
  const attempt = readAttempt(fields.get('attempt'))
  if (fields.get('attempt') !== undefined && !attempt) return undefined
  const waiting = readWaiting(fields.get('waiting'))
  const refusal = textOf(fields.get('refusal'))
  return {
    id,
    userId: owner.userId,
    course,
    entry,
    teeSetId: wholeNumber(fields.get('teeSetId')),
    datePlayed: textOf(fields.get('datePlayed')) ?? '',
    scoreType: (['H', 'A', 'T'] as const).find((type) => type === fields.get('scoreType')) ?? 'H',
    notes: cutText(textOf(fields.get('notes')) ?? '', MAX_NOTES_LENGTH),
    showTo: fields.get('showTo') === 'Private' ? 'Private' : 'Followers',
    partners: uniqueBy(listOf(fields.get('partners'), readPartner), ({ userId }) => userId).slice(
      0,
      MAX_PARTNERS,
    ),
    media: listOf(fields.get('media'), readMedia).slice(0, MOST_MEDIA),
    pars: readPars(fields.get('pars')),
    parentScoreId: wholeNumber(fields.get('parentScoreId')),
    parentGroupId: wholeNumber(fields.get('parentGroupId')),
    attempt,
    ...(waiting && { waiting }),
    ...(refusal && { refusal }),
  }
}
