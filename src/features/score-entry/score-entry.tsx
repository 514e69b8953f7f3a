import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import type { LinxItem } from '~/api/types'
import { readDetailsState } from '~/domain/details-state'
import { drafts } from '../outbox/session-drafts'
import { CourseMissing } from './course-missing'
import { newDraft } from './new-draft'
import { ScoreForm } from './score-form'

type Props = {
  userId: number
  /** As it stands in the address. */
  courseId: string
  /** The router's state, whatever it is. */
  state: unknown
  /** The golfer's own rounds as far as they are on the screen already. */
  myLinx: () => readonly LinxItem[]
  /** Stands where the form will be. */
  loading: ReactNode
}

/** Score entry for a course: with what was typed before (R7), else with what the last round fills in. */
export function ScoreEntry({ userId, courseId, state, myLinx, loading }: Props) {
  const [round, setRound] = useState(0)
  const stored = useQuery({
    queryKey: ['draft', userId, courseId, round],
    queryFn: async () => (await drafts.load(userId, courseId)) ?? null,
    staleTime: Infinity,
    gcTime: 0, // read anew each time the form opens
  })
  if (stored.data === undefined) return loading
  const reading = readDetailsState(state, courseId)
  const usable = reading.kind === 'usable'
  // A reload or a link has no state; a draft knows its course.
  const course = usable ? reading.course : stored.data?.course
  if (!course) return <CourseMissing message={usable ? '' : reading.message} />
  const autoFill = usable ? reading.autoFill : {}
  return (
    <ScoreForm
      key={round}
      initial={stored.data ?? newDraft(userId, course, autoFill)}
      restored={stored.data !== null}
      focusTotal={autoFill.teeSetId !== undefined && stored.data === null}
      myLinx={myLinx}
      onDiscard={() => setRound(round + 1)}
    />
  )
}
