import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { sanityMessages } from '~/domain/messages/sanity'
import { sanityConcern } from '~/domain/scores/sanity-check'
import type { Tee } from '~/domain/scores/tee-list'
import type { LinxItem } from '~/api/types'
import { today } from '~/lib/clock'
import { useSession } from '~/session/use-session'
import { ConfirmDialog } from '~/ui/overlay/confirm-dialog'
import { courses } from '~/features/courses/queries'
import { likelyDuplicates } from './judge-attempt'
import type { Attempt, ScoreDraft } from '../draft/score-draft'
import { strokesToPost } from '~/domain/scores/score-entry'
import { posting } from './app-posting'
import { ownRounds } from './own-rounds'
import { sanityFacts } from './sanity-facts'

type PostRequest = {
  draft: ScoreDraft
  tee: Tee
  openAttempt: Attempt | undefined
  /** The golfer knows that the open attempt did not arrive. */
  isKnownNotPosted: boolean
  withoutMedia: boolean
}

type Parts = {
  userId: number
  /** The golfer's rounds as far as they are on the screen already. */
  myLinx: () => readonly LinxItem[]
  /** The score is on its way, or waits for signal: from now on it is stored as it is sent. */
  onAccepted: () => void
}

/**
 * Posts a score after one look at what may be a slip in it. `question` is the dialog that asks;
 * 'Post anyway' always works.
 */
export function useCheckedPost({ userId, myLinx, onAccepted }: Parts): {
  post: (request: PostRequest) => void
  question: ReactNode
} {
  const client = useQueryClient()
  const session = useSession()
  const rounds = useQuery(ownRounds(userId))
  const [doubt, setDoubt] = useState<{ request: PostRequest; message: string }>()
  const linx = () => rounds.data ?? myLinx()

  function send({ draft, tee, openAttempt, isKnownNotPosted, withoutMedia }: PostRequest): void {
    const strokes = strokesToPost(draft.entry)
    if (!strokes) return
    const { course, datePlayed } = draft
    const isAccepted = posting.post(draft, {
      teeName: tee.name,
      scoresBefore: likelyDuplicates(linx(), { userId, course, datePlayed, strokes }),
      replaces: openAttempt,
      isKnownNotPosted,
      ...(withoutMedia && { withoutMedia }),
    })
    if (isAccepted) onAccepted()
  }

  function post(request: PostRequest): void {
    if (posting.getState().status === 'sending') return
    const { draft, tee, openAttempt } = request
    const facts = sanityFacts(draft, tee, {
      today: today(),
      gender: session.status === 'signed-in' ? session.user.us_gender : undefined,
      ratings: client.getQueryData(courses.teeSets(draft.course.courseId).queryKey) ?? [],
      recent: client.getQueryData(courses.recent().queryKey) ?? [],
      linx: linx(),
    })
    const message = facts && !openAttempt ? sanityConcern(facts) : undefined // asked before, if it was sent before
    if (message) setDoubt({ request, message })
    else send(request)
  }

  const question = (
    <ConfirmDialog
      open={doubt !== undefined}
      title={sanityMessages.title}
      message={doubt?.message}
      cancelLabel={sanityMessages.change}
      confirmLabel={sanityMessages.anyway}
      onClose={() => setDoubt(undefined)}
      onConfirm={() => {
        setDoubt(undefined)
        if (doubt) send(doubt.request)
      }}
    />
  )
  return { post, question }
}
