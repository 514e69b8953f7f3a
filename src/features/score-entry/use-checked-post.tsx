import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { sanityMessages } from '~/domain/messages/sanity'
import { sanityConcern } from '~/domain/sanity-check'
import type { Tee } from '~/domain/tee-list'
import type { LinxItem } from '~/api/types'
import { today } from '~/lib/clock'
import { useSession } from '~/session/use-session'
import { ConfirmDialog } from '~/ui/confirm-dialog'
import { courses } from '../courses/queries'
import { seenBefore } from '../outbox/judge-attempt'
import type { Attempt, ScoreDraft } from '../outbox/score-draft'
import { strokesToPost } from '~/domain/score-entry'
import { posting } from './app-posting'
import { ownRounds } from './own-rounds'
import { sanityFacts } from './sanity-facts'

type Asked = {
  draft: ScoreDraft
  tee: Tee
  open: Attempt | undefined
  /** The golfer knows that the open attempt did not arrive. */
  sure: boolean
  withoutMedia: boolean
}

type Parts = {
  userId: number
  /** The golfer's rounds as far as they are on the screen already. */
  myLinx: () => readonly LinxItem[]
  /** The score is on its way, or waits for signal: from now on it is stored as it is sent. */
  onTaken: () => void
}

/**
 * Posts a score after one look at what may be a slip in it. `question` is the dialog that asks;
 * 'Post anyway' always works.
 */
export function useCheckedPost({ userId, myLinx, onTaken }: Parts): {
  post: (asked: Asked) => void
  question: ReactNode
} {
  const client = useQueryClient()
  const session = useSession()
  const rounds = useQuery(ownRounds(userId))
  const [doubt, setDoubt] = useState<{ asked: Asked; words: string }>()
  const linx = () => rounds.data ?? myLinx()

  function send({ draft, tee, open, sure, withoutMedia }: Asked): void {
    const strokes = strokesToPost(draft.entry)
    if (!strokes) return
    const { course, datePlayed } = draft
    const taken = posting.post(draft, {
      teeName: tee.name,
      seen: seenBefore(linx(), { userId, course, datePlayed, strokes }),
      replaces: open,
      sure,
      ...(withoutMedia && { withoutMedia }),
    })
    if (taken) onTaken()
  }

  function post(asked: Asked): void {
    if (posting.state().status === 'sending') return
    const { draft, tee, open } = asked
    const facts = sanityFacts(draft, tee, {
      today: today(),
      gender: session.status === 'signed-in' ? session.user.us_gender : undefined,
      ratings: client.getQueryData(courses.teeSets(draft.course.courseId).queryKey) ?? [],
      recent: client.getQueryData(courses.recent().queryKey) ?? [],
      linx: linx(),
    })
    const words = facts && !open ? sanityConcern(facts) : undefined // asked before, if it was sent before
    if (words) setDoubt({ asked, words })
    else send(asked)
  }

  const question = (
    <ConfirmDialog
      open={doubt !== undefined}
      title={sanityMessages.title}
      message={doubt?.words}
      cancelLabel={sanityMessages.change}
      confirmLabel={sanityMessages.anyway}
      onClose={() => setDoubt(undefined)}
      onConfirm={() => {
        setDoubt(undefined)
        if (doubt) send(doubt.asked)
      }}
    />
  )
  return { post, question }
}
