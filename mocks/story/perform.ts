import type { Backend } from '../backend/backend'
import type { FeedRow } from '../db/feed'
import type { UserRow } from '../db/users'
import { comment } from '../handlers/comments/add-comment'
import type { ItemName } from '../handlers/comments/item'
import { cheer } from '../handlers/comments/send-woohoo'
import { approve } from '../handlers/follow/approve-follow'
import { follow } from '../handlers/follow/follow-golfer'
import { announceScore } from '../handlers/ghin/post-score'
import { recordScore } from '../handlers/ghin/record-score'
import { Problem } from '../lib/problem'
import { demoGolfers } from '../scenarios/seed/members'
import { strokesOf } from '../scenarios/seed/play'
import { sourceTableOf } from '../serializers/item-frame'
import { VISITOR, type About, type StoryStep, type Action } from './story'

/** The golfer signed in while the story runs. */
type Stage = { backend: Backend; visitor: number }

/**
 * Performs a step of the story without a request, so that faults and the journal do not affect it. A step that this world
 * refuses (already requested), or whose golfer it does not have, is skipped. Returns whether it happened.
 */
export async function perform(stage: Stage, { golfer: id, action }: StoryStep): Promise<boolean> {
  const { db, scenario } = stage.backend
  const isOther = scenario.inventsGolfers && !demoGolfers.some((known) => known.id === id)
  const golfer = db.users.get(id)
  if (!golfer || isOther || id === stage.visitor) return false
  try {
    await act(stage, golfer, action)
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

async function act(stage: Stage, golfer: UserRow, action: Action): Promise<void> {
  const { backend } = stage
  if (action.kind === 'post') return post(stage, golfer, action)
  if (action.kind === 'cheer') return cheer(backend, golfer, itemAbout(stage, action.about))
  if (action.kind === 'comment')
    return comment(backend, golfer, itemAbout(stage, action.about), action.text)
  const whom = idOf(stage, action.whom)
  if (action.kind === 'approve') return approve(backend, golfer.id, whom)
  await follow(backend, golfer.id, whom)
}

async function post(
  stage: Stage,
  golfer: UserRow,
  action: Extract<Action, { kind: 'post' }>,
): Promise<void> {
  const { backend } = stage
  const { side, total, front, back } = strokesOf(action)
  const parent = action.joins && newest(stage, action.joins)
  const score = await recordScore(
    backend,
    golfer,
    {
      kind: 'total',
      courseId: action.courseId,
      teeSetId: action.teeSetId,
      side,
      holesPlayed: side === 'All18' ? 18 : 9,
      datePlayed: backend.clock.today(),
      scoreType: action.scoreType ?? 'A',
      total,
      front,
      back,
      notes: action.notes ?? '',
      showTo: 'Followers',
      parentScoreId: parent?.kind === 'score' ? parent.sourceId : null,
      parentGroupId: parent?.kind === 'round' ? parent.sourceId : null,
      partners: action.partners ?? [],
    },
    [],
  )
  await announceScore(backend, score, golfer)
}

const idOf = ({ visitor }: Stage, who: number | typeof VISITOR): number =>
  who === VISITOR ? visitor : who

function newest(stage: Stage, about: About): FeedRow | undefined {
  const [first, ...others] = about.map((who) => idOf(stage, who))
  if (first === undefined) return undefined
  return stage.backend.db.feed
    .where('golferId', first)
    .findLast(({ golferIds }) => others.every((id) => golferIds.includes(id)))
}

/** Throws a Problem 404 when they have not played. */
function itemAbout(stage: Stage, about: About): ItemName {
  const row = newest(stage, about)
  if (!row) throw new Problem(404, 'They have posted nothing.')
  return { sourceTable: sourceTableOf(row.kind), sourceId: row.sourceId }
}
