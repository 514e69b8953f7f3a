import type { components } from '~/api/schema'
import type { Backend } from '../../backend/backend'
import type { ScoreRow } from '../../db/scores'
import type { UserRow } from '../../db/users'
import { idempotencyKey, onceByKey } from '../../backend/idempotency'
import { Problem } from '../../lib/problem'
import { pushToFollowers } from '../../push-service/ring-followers'
import { handleSignedIn } from '../handle-operation'
import { http } from '../http'
import { readHoleByHole } from './hole-by-hole-form'
import { readMedia } from './media'
import { recordScore } from './record-score'
import { readTotal, type ScoreForm } from './score-form'

type PostedScore = components['schemas']['PostedScore']

/** Posts a round as a total or hole by hole: completely or not at all, and only once per idempotency key. */
export const postScore = (backend: Backend) => {
  const once = onceByKey<PostedScore>(backend, 'postScore')
  return http.post('/api/Ghin/PostScore', ({ request, response }) =>
    handleSignedIn(backend, 'postScore', request, async ({ viewer, form }) => {
      const fields = await form(['mediaFiles'])
      const key = idempotencyKey(fields.get('idempotencyKey') ?? undefined)
      const posted = await once(viewer.id, key, async () => {
        const sent = readScore(fields)
        const files = await readMedia(fields)
        const score = await recordScore(backend, viewer, sent, files)
        await announceScore(backend, score, viewer)
        return postedScore(score)
      })
      return response(200).json(posted)
    }),
  )
}

/** Reads a score hole by hole from `requestData`, or else a total from the other parts. */
function readScore(form: FormData): ScoreForm {
  const requestData = form.get('requestData')
  if (requestData === null) return readTotal(form)
  if (typeof requestData !== 'string') throw new Problem(400, 'requestData is a file.')
  return readHoleByHole(requestData)
}

/** Notifies other golfers of a new score: open apps through the hub, devices by a push. */
export async function announceScore(
  backend: Backend,
  score: ScoreRow,
  golfer: UserRow,
): Promise<void> {
  notifyFollowers(backend, score)
  await pushToFollowers(backend, score, golfer)
}

/**
 * Notifies the golfers whose feeds the score changes, through the hub: followers of its entry's players, and the other players
 * of a round that it joined.
 */
function notifyFollowers({ db, hub }: Backend, { userId, roundId, showTo }: ScoreRow): void {
  if (showTo === 'Private') return
  const cards = roundId === null ? [{ userId }] : db.scores.where('roundId', roundId)
  const golferIds = new Set(cards.map((card) => card.userId))
  for (const playerId of Array.from(golferIds)) {
    for (const { followerId, status } of db.follows.where('followedId', playerId)) {
      if (status === 'Approved') golferIds.add(followerId)
    }
  }
  golferIds.delete(userId)
  for (const golferId of golferIds) hub.send(golferId, 'ReceiveLinxUpdate')
}

const postedScore = (score: ScoreRow): PostedScore => ({
  scoreType: score.scoreType,
  datePlayed: score.playedOn,
  scoreTotal: score.total,
  scoreFront: score.front,
  scoreBack: score.back,
  adjusted_gross_score: score.adjustedGross,
  front9_adjusted: score.frontAdjusted,
  back9_adjusted: score.backAdjusted,
  holesPlayed: score.partial?.holesPlayed ?? score.holes,
})
