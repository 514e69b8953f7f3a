import type { Backend } from '../../backend/backend'
import { latestDayOnEarth } from '../../backend/clock'
import type { Write } from '../../db/atomically'
import type { ScoreRow } from '../../db/scores'
import type { UserRow } from '../../db/users'
import { acceptHoles } from '../../ghin/hole-posting'
import { acceptTotal, checkDailyLimit, type AcceptedRound } from '../../ghin/association-posting'
import { checkMayPost } from '../../ghin/membership'
import { recordedScore } from '../../ghin/recorded-score'
import { indexWhenPlayed, provisionalIndex } from '../../ghin/world-handicap/index-history'
import { Problem } from '../../lib/problem'
import { enterFeed, parentOf } from './enter-feed'
import type { MediaFile } from './media'
import type { ScoreForm } from './score-form'
import { storeMedia } from './store-media'

/**
 * Records a posted score, completely or not at all: the score with its resulting index, the golfer's index, the partners, the
 * pictures and videos, and the feed entry. The same score posted twice is recorded twice, since only the sender knows whether
 * that was intended.
 */
export function recordScore(
  backend: Backend,
  golfer: UserRow,
  form: ScoreForm,
  files: readonly MediaFile[],
): Promise<ScoreRow> {
  const { db, clock } = backend
  const latestDay = latestDayOnEarth(clock.now())
  return db.atomically(async (write) => {
    checkMayPost(db, golfer)
    const recorded = db.scores.where('userId', golfer.id)
    const indexOn = (day: string) => indexWhenPlayed(recorded.map(recordedScore), day)
    const round =
      form.kind === 'holes' ? acceptHoles(form, latestDay, indexOn) : acceptTotal(form, latestDay)
    checkPartners(backend, golfer, form)
    const parent = parentOf(db, golfer, form)
    checkDailyLimit(form, round.holes, recorded)
    const row = scoreRow(backend, golfer, form, round)
    const newIndex = provisionalIndex([...recorded, row].map(recordedScore))
    const score = await write.insert(db.scores, { ...row, newIndex })
    await write.change(db.users, golfer.id, { handicapIndex: newIndex, indexMark: undefined })
    await writePartners(backend, write, score, form)
    await storeMedia(backend, write, score, files)
    await enterFeed(backend, write, score, parent)
    return db.scores.get(score.id) ?? score
  })
}

function scoreRow(
  { ids, clock, db }: Backend,
  golfer: UserRow,
  form: ScoreForm,
  { course, teeSet, rating, ...strokes }: AcceptedRound,
): ScoreRow {
  return {
    id: ids.next(),
    userId: golfer.id,
    courseId: course.id,
    courseName: course.name,
    facilityName: course.facility,
    teeSetId: teeSet.id,
    teeName: teeSet.name,
    side: form.side,
    playedOn: form.datePlayed,
    postedAt: clock.now(),
    scoreType: form.scoreType,
    ...strokes,
    notes: form.notes,
    showTo: form.showTo,
    roundId: null,
    courseRating: rating.courseRating,
    slopeRating: rating.slopeRating,
    par: rating.par,
    oldIndex: db.users.get(golfer.id)?.handicapIndex ?? null,
    newIndex: null,
  }
}

function checkPartners({ db }: Backend, golfer: UserRow, { partners }: ScoreForm): void {
  const named = new Set<number>()
  for (const { userId } of partners) {
    if (userId === golfer.id) throw new Problem(422, 'You cannot be your own partner.')
    if (!db.users.get(userId)) throw new Problem(422, 'One of the partners is not a member.')
    if (named.has(userId)) throw new Problem(422, 'A partner is named twice.')
    named.add(userId)
  }
}

async function writePartners(
  { db, ids }: Backend,
  write: Write,
  score: ScoreRow,
  { partners }: ScoreForm,
): Promise<void> {
  for (const { userId, dollars } of partners) {
    const row = {
      id: ids.next(),
      scoreId: score.id,
      userId: score.userId,
      partnerId: userId,
      dollars,
    }
    await write.insert(db.scorePartners, row)
  }
}
