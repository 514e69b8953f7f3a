import type { components } from '~/api/schema'
import type { Backend } from '../../backend'
import type { ScoreRow } from '../../db/scores'
import { Problem } from '../../problem'
import { answer } from '../answer'
import { http } from '../http'
import { readMedia } from './media'
import { recordScore } from './record-score'
import { readScoreForm } from './score-form'

/** Posts a round as a total. Hole by hole is refused in plain words until its shape is in the document. */
export const postScore = (backend: Backend) =>
  http.post('/api/Ghin/PostScore', ({ request, response }) =>
    answer(backend, 'postScore', request, async ({ viewer, form }) => {
      const fields = await form()
      if (fields.has('requestData')) {
        throw new Problem(422, 'Scores cannot be posted hole by hole yet. Please post the total.')
      }
      const sent = readScoreForm(fields)
      const files = await readMedia(fields)
      const score = await recordScore(backend, viewer, sent, files)
      tellFollowers(backend, score)
      return response(200).json(postedScore(score))
    }),
  )

/** The hub's word to each connected golfer who may see the score. */
function tellFollowers({ db, hub }: Backend, score: ScoreRow): void {
  if (score.showTo === 'Private') return
  for (const { followerId, status } of db.follows.where('followedId', score.userId)) {
    if (status === 'Approved') hub.send(followerId, 'ReceiveLinxUpdate')
  }
}

const postedScore = (score: ScoreRow): components['schemas']['PostedScore'] => ({
  scoreType: score.scoreType,
  datePlayed: score.playedOn,
  scoreTotal: score.total,
  scoreFront: score.front,
  scoreBack: score.back,
  adjusted_gross_score: score.adjustedGross,
  front9_adjusted: score.frontAdjusted,
  back9_adjusted: score.backAdjusted,
  holesPlayed: score.holes,
})
