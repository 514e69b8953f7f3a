import type { Backend } from '../../backend/backend'
import { dayIn } from '../../backend/clock'
import { freeMoment } from '../../db/feed'
import type { MediaRow } from '../../db/media'
import type { ScoreRow } from '../../db/scores'
import { courseWithId, teeSetOf } from '../../ghin/association'
import { ratedSide } from '../../ghin/courses/rated-side'
import { recordedScore } from '../../ghin/recorded-score'
import { indexHistory } from '../../ghin/world-handicap/index-history'
import { grouped } from './grouped'
import { strokesOf, type Play } from './play'
import { hoursAgo } from './time'

type Entry = { kind: 'score' | 'round'; sourceId: number; golferIds: readonly number[] }

/** The feed entries of plays with a key, by key. */
export type Entries = ReadonlyMap<string, Entry>

type Made = { play: Play; row: ScoreRow }

/** The public id of a photo or video of a seed. */
export const seedMediaId = (id: number, ending: MediaRow['ending']): string =>
  `photo${String(id).padStart(11, '0')}.${ending}`

/**
 * Writes rounds oldest first, with the Handicap Index that the rules engine computes after each, and their feed entries.
 * Plays that share a key are one group round.
 */
export async function seedPlays(backend: Backend, plays: readonly Play[]): Promise<Entries> {
  const { db, ids } = backend
  const made = plays
    .toSorted((one, other) => other.hoursAgo - one.hoursAgo)
    .map((play) => ({ play, row: scoreOf(backend, play) }))
  for (const own of grouped(made, ({ row }) => row.userId).values()) indexScores(own)
  const entries = await enterFeed(backend, made)

  for (const { play, row } of made) {
    await db.scores.insert(row)
    for (const { userId, dollars } of play.partners ?? []) {
      const partner = { scoreId: row.id, userId: row.userId, partnerId: userId, dollars }
      await db.scorePartners.insert({ id: ids.next(), ...partner })
    }
  }
  for (const { play, row } of made)
    for (const data of (play.photos ?? []).map(String)) {
      const id = ids.next()
      const mediaId = seedMediaId(id, 'png')
      const photo = { id, scoreId: row.id, userId: row.userId, mediaId, ending: 'png' as const }
      await db.media.insert({ ...photo, source: 'landscape', data })
    }
  for (const [userId, own] of grouped(made, ({ row }) => row.userId)) {
    await db.users.change(userId, { handicapIndex: own.at(-1)?.row.newIndex ?? null })
  }
  return entries
}

function scoreOf(backend: Backend, play: Play): ScoreRow {
  const course = courseWithId(play.courseId)
  const teeSet = course && teeSetOf(course, play.teeSetId)
  const strokes = strokesOf(play)
  const rating = teeSet && ratedSide(teeSet, strokes.side)
  if (!course || !teeSet || !rating) {
    throw new RangeError(`No tees ${play.teeSetId} for ${strokes.side} at course ${play.courseId}.`)
  }
  const postedAt = hoursAgo(backend, play.hoursAgo)
  return {
    id: backend.ids.next(),
    userId: play.golfer,
    courseId: course.id,
    courseName: course.name,
    facilityName: course.facility,
    teeSetId: teeSet.id,
    teeName: teeSet.name,
    ...strokes,
    holes: strokes.side === 'All18' ? 18 : 9,
    playedOn: dayIn(backend.scenario.zone, postedAt),
    postedAt,
    scoreType: play.scoreType ?? 'A',
    adjustedGross: strokes.total,
    frontAdjusted: strokes.front,
    backAdjusted: strokes.back,
    notes: play.notes ?? '',
    showTo: play.showTo ?? 'Followers',
    roundId: null,
    courseRating: rating.courseRating,
    slopeRating: rating.slopeRating,
    par: rating.par,
    oldIndex: null,
    newIndex: null,
  }
}

/** Sets the old and new index of a golfer's scores, with a single replay of the record. */
function indexScores(own: readonly Made[]): void {
  const history = indexHistory(own.map(({ row }) => recordedScore(row)))
  const after = new Map(history.map(({ playedOn, handicapIndex }) => [playedOn, handicapIndex]))
  let index: number | null = null
  for (const { row } of own) {
    row.oldIndex = index
    index = after.get(row.playedOn) ?? null
    row.newIndex = index
  }
}

/** Writes one entry per score or group round, at the moment when its last score was posted. */
async function enterFeed({ db, ids }: Backend, made: readonly Made[]): Promise<Entries> {
  const entries = new Map<string, Entry>()
  for (const [key, players] of grouped(made, ({ play, row }) => play.key ?? row.id)) {
    const newest = players.at(-1)
    if (!newest) continue
    const id = ids.next()
    const isRound = players.length > 1
    if (isRound) for (const { row } of players) row.roundId = id
    const entry = {
      kind: isRound ? ('round' as const) : ('score' as const),
      sourceId: isRound ? id : newest.row.id,
      golferIds: players.map(({ row }) => row.userId),
    }
    await db.feed.insert({
      id,
      at: freeMoment(db.feed, newest.row.postedAt),
      ...entry,
      toUserId: null,
    })
    if (typeof key === 'string') entries.set(key, entry)
  }
  return entries
}
