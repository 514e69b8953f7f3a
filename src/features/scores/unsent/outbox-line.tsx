import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { useStore } from 'zustand/react'
import { Link } from '~/ui/actions/link'
import { clockText } from '~/domain/dates/time-text'
import { postReminder } from '~/domain/scores/post-reminder'
import { appMessages } from '~/domain/messages/app'
import { linxMessages } from '~/domain/messages/linx'
import { outboxMessages } from '~/domain/messages/outbox'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { now } from '~/lib/clock'
import { cachedAges, feedAge } from '~/offline/cache'
import { useToday } from '~/platform/visibility'
import { useIsOnline } from '~/platform/connection'
import { appBadge } from '~/platform/app-badge'
import { paths } from '~/routing/paths'
import { useUser } from '~/session/use-session'
import { Banner } from '~/ui/feedback/banner'
import { Button, buttonClass } from '~/ui/actions/button'
import { VisuallyHidden } from '~/ui/layout/visually-hidden'
import { countUnsettled, notSending, useUnsent } from './unsent'
import { posting, duplicateScores, usePosting, useDuplicateScores } from '../post/app-posting'

/**
 * A line about unsent scores on every page: those that wait or need the golfer, the one being sent, and one just posted in the
 * background. The age of a cached feed replaces the reminder to post. Renders `children`, the line about the network, if there
 * is nothing to say, except on the score pages.
 */
export function OutboxLine({ children }: { children: ReactNode }) {
  const isConnected = useIsOnline()
  const scores = useUnsent(useUser().us_id) ?? []
  const state = usePosting()
  const [duplicate] = useDuplicateScores()
  const { pathname } = useLocation()
  const day = useToday()
  const age = useStore(cachedAges, feedAge)
  // A posted score stays in the list until the list is read again.
  const isOnItsWay = state.status === 'sending' || state.status === 'posted'
  const left = notSending(scores, isOnItsWay ? state.draft.id : undefined)
  const { waiting, need } = countUnsettled(left)
  const ofToday = left.filter(({ datePlayed }) => datePlayed === day).length
  useEffect(() => appBadge.setUnsent(ofToday), [ofToday]) // a score of today has to be posted before midnight

  const isShownInReceipt =
    state.status === 'posted' && !state.inBackground && state.draft.id === duplicate?.draft.id
  if (duplicate && !isShownInReceipt) {
    const { draft, sent } = duplicate
    return (
      <Banner
        kind="offline"
        icon="alert"
        action={
          <Button variant="line" small onClick={() => duplicateScores.dismiss(draft.id)}>
            OK
          </Button>
        }
      >
        {scoreEntryMessages.recordedTwice(sent.strokes.scoreTotal, draft.course.courseName)}
      </Banner>
    )
  }
  if (state.status === 'posted' && state.inBackground) {
    const { sent, draft } = state
    return (
      <Banner
        kind="update"
        icon="check"
        action={
          <Button variant="line" small onClick={posting.showResult}>
            See it
          </Button>
        }
      >
        {outboxMessages.posted(sent.strokes.scoreTotal, draft.course.courseName)}
      </Banner>
    )
  }
  // Not on the score pages, where it would move the form and their list shows the same.
  const isEntering = pathname.startsWith(paths.postScore())
  if (state.status === 'sending' && (state.inBackground || !isEntering))
    return <Banner kind="update">{outboxMessages.sending}</Banner>
  const reminder = left.map(({ datePlayed }) => postReminder(datePlayed, day)).find(Boolean)
  const text = need
    ? outboxMessages.needYou(need)
    : waiting
      ? isConnected
        ? outboxMessages.waiting(waiting)
        : outboxMessages.offline(waiting)
      : isConnected &&
        !isEntering &&
        reminder &&
        (age === undefined ? reminder : linxMessages.from(clockText(age, now())))
  // Nor the age of the feed or the state of live updates, which say nothing about a score and would move the form.
  if (!text && isEntering && isConnected) return null
  if (!text && isEntering)
    return (
      <Banner kind="offline">
        <b>{appMessages.offline} </b>
        {pathname === paths.postScore() ? outboxMessages.canEnterAtLoaded : outboxMessages.canEnter}
      </Banner>
    )
  if (!text) return children
  return (
    <Banner
      kind="offline"
      icon={need ? 'alert' : isConnected ? 'clock' : undefined}
      action={
        <Link className={buttonClass('line', { small: true })} to={paths.postScore()}>
          View<VisuallyHidden> scores</VisuallyHidden>
        </Link>
      }
    >
      {text}
    </Banner>
  )
}
