import { useStore } from 'zustand/react'
import { createStore } from 'zustand/vanilla'
import { mutationOptions } from '@tanstack/react-query'
import { queryClient, runMutation } from '~/api/query-client'
import { realTimers } from '~/lib/timers'
import { blockReload } from '~/lib/before-reload'
import { randomKey } from '~/lib/random-key'
import { isOnline } from '~/lib/online'
import { browserConnection } from '~/platform/connection'
import { browserVisibility } from '~/platform/visibility'
import { ownId, session } from '~/session/session'
import { draftFiles } from '../media/draft-media'
import { drafts, draftMedia } from '../draft/device-drafts'
import { createOutbox } from '../unsent/outbox'
import type { ScoreDraft, Sent } from '../draft/score-draft'
import { isRecordedTwice, soughtScore } from './judge-attempt'
import { checkAttempt } from './check-attempt'
import { readOwnRounds, roundsAfter } from './own-rounds'
import { createPosting } from './posting'
import type { PostingState, PostResponse } from './posting-state'
import { sendScore } from './send-score'

/** Sends a score once; `posting` decides when, and what a lost response means. */
const postScore = () => mutationOptions({ mutationKey: ['score', 'post'], mutationFn: sendScore })

/** A score that was posted once and that the host has recorded twice. */
type DuplicateScore = { draft: ScoreDraft; sent: Sent }

/** Whether the host has recorded the score more than once. Rejects when My Linx cannot be read. */
async function hasDuplicate(draft: ScoreDraft, { sent, tookMs }: PostResponse): Promise<boolean> {
  const [rounds, postedHere] = await Promise.all([
    roundsAfter(draft, sent),
    drafts.countSimilar(draft, sent),
  ])
  const { known } = sent
  return isRecordedTwice(rounds, soughtScore(draft, sent), { known, tookMs, postedHere })
}

/**
 * The scores that the host has recorded twice, until the golfer has read about them. A browser repeats a request when a reused
 * connection drops, which the app cannot see. Checks once after each post.
 */
function createDuplicateScores() {
  const { setState, ...store } = createStore<readonly DuplicateScore[]>(() => [])
  let endedSessions = 0
  return {
    ...store,
    /** Checks once whether the host has a duplicate. Failures are ignored. */
    async check(draft: ScoreDraft, response: PostResponse): Promise<void> {
      const started = endedSessions
      const isTwice = await hasDuplicate(draft, response).catch(() => false)
      if (isTwice && started === endedSessions)
        setState((records) => [...records, { draft, sent: response.sent }], true)
    },
    /** Removes a score that the golfer has read about. */
    dismiss(id: string): void {
      setState((records) => records.filter(({ draft }) => draft.id !== id), true)
    },
    /** Removes all scores at the end of the session. */
    reset(): void {
      endedSessions += 1
      setState([], true)
    },
  }
}

/** Posts the scores of this tab. */
export const posting = createPosting({
  send: (sending) => runMutation(queryClient, postScore(), sending),
  files: (draft) => draftFiles(draft.media, draftMedia.read),
  check: checkAttempt,
  drafts,
  isOnline,
  newId: randomKey,
})

/** The scores that the host has recorded twice. */
export const duplicateScores = createDuplicateScores()
posting.onPosted((draft, response) => response && void duplicateScores.check(draft, response))

session.onEnd(() => {
  posting.reset()
  duplicateScores.reset()
})

// Delays reloads until the golfer has read the result of a post (UPD-02). An unknown outcome is stored and survives a reload.
let unblockReload = () => {}
posting.subscribe(() => {
  const state = posting.getState()
  const { status } = state
  unblockReload()
  if (status === 'sending') unblockReload = blockReload()
  if (status === 'posted' || status === 'refused') unblockReload = blockReload(state.inBackground)
})

const outbox = createOutbox({
  drafts,
  posting,
  connection: browserConnection,
  visibility: browserVisibility,
  timers: realTimers,
  readLinx: readOwnRounds,
  userId: ownId,
})

/** Starts sending the signed-in golfer's waiting scores. Called once, by the app. */
export function startOutbox(): void {
  outbox.start()
  session.subscribe(outbox.run)
}

/** The state of the score posted last. */
export const usePosting = (): PostingState => useStore(posting)

/** The scores that the host has recorded twice. */
export const useDuplicateScores = (): readonly DuplicateScore[] => useStore(duplicateScores)
