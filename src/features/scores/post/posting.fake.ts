import type { PostedScore } from '~/api/types'
import { createMemoryStore, type KeyValueStore } from '~/platform/db/key-value-store'
import { attemptsOf } from '../draft/attempts'
import { createDrafts, type Drafts } from '../draft/drafts'
import type { Verdict } from './judge-attempt'
import type { Attempt } from '../draft/score-draft'
import { createPosting, type Posting } from './posting'

export type Answer = () => Promise<Partial<PostedScore> | undefined>

export const fine: Answer = async () => ({ scoreTotal: 84 })
export const fail =
  (error: unknown): Answer =>
  () =>
    Promise.reject(error)

/** Resolves after all pending microtasks and timers of 0 ms. */
export const settled = () => new Promise((resolve) => void setTimeout(resolve, 0))

const listedOf = (attempt: Attempt, total: number | undefined) =>
  attemptsOf(attempt).find(({ strokes }) => strokes.scoreTotal === total) ?? attempt

/** A browser whose tabs post to one association. */
export type PostingWorld = {
  /** How often a score was sent. */
  sends: number
  /** What the association does with the score. */
  answer: Answer
  /** What the golfer's own lists say about a score whose response was lost. */
  verdict: () => Promise<Verdict>
  /** The total that the lists have; by default that of the newest attempt. */
  listed: number | undefined
  online: boolean
  store: KeyValueStore
  /** The ids of the photos that could not be stored. */
  unkept: Set<string>
  openTab(): Posting & { drafts: Drafts }
}

export function createPostingWorld(): PostingWorld {
  let ids = 0
  const world: PostingWorld = {
    sends: 0,
    answer: fine,
    verdict: async () => 'not-found',
    listed: undefined,
    online: true,
    store: createMemoryStore(),
    unkept: new Set(),
    openTab() {
      const drafts = createDrafts(world.store)
      const posting = createPosting({
        drafts,
        async check(_draft, attempt) {
          const verdict = await world.verdict()
          return { verdict, sent: listedOf(attempt, world.listed) }
        },
        isOnline: () => world.online,
        newId: () => `attempt-${(ids += 1)}`,
        async files({ media }) {
          const missing = media.find(({ id }) => world.unkept.has(id))
          return missing ? { missing: missing.name } : { files: [] }
        },
        send() {
          world.sends += 1
          return world.answer()
        },
      })
      return { ...posting, drafts }
    },
  }
  return world
}
