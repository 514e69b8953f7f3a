import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { User } from '~/api/types'
import { newsMessages } from '~/domain/messages/news'
import { reactionStore } from '~/features/comments/reactions'
import { classNames } from '~/lib/class-names'
import { realTimers } from '~/lib/timers'
import { useSession } from '~/session/use-session'
import { Button } from '~/ui/actions/button'
import { iconButtonClass } from '~/ui/actions/icon-button'
import { Badge } from '~/ui/feedback/badge'
import { focusTitle, openDialog } from '~/ui/focus/focus'
import { createLazyPart, ShowLazyPart } from '~/ui/layout/lazy-part'
import { VisuallyHidden } from '~/ui/layout/visually-hidden'
import { Dialog } from '~/ui/overlay/dialog'
import { useLinxUpdates } from '../query/arrivals'
import { linx, removeFailedFeed } from '../query/queries'
import { countNewReactions, rememberShown, roundsOf, seenReactions } from './round-reactions'
import styles from './reaction-bell.module.css'
import type { ReactionListProps } from './reaction-list'

/** The delay before the golfer's own rounds are requested, which must not hold up the feed. */
const DELAY_MS = 5000

const reactionList = createLazyPart<ReactionListProps>(() =>
  import('./reaction-list').then(({ ReactionList }) => ReactionList),
)

/** A bell with the number of new comments and Woohoos on the golfer's rounds; a press lists them. */
export function ReactionBell() {
  const session = useSession()
  return session.status === 'signed-in' ? <Bell user={session.user} /> : null
}

function Bell({ user }: { user: User }) {
  const userId = user.us_id
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [enabled, setEnabled] = useState(false)
  const myLinx = linx.head('My Linx', userId)
  const head = useQuery({ ...myLinx, enabled })
  const { data: seen } = useQuery({ ...seenReactions(userId), enabled })
  const rounds = useMemo(() => head.data && roundsOf(head.data), [head.data])
  useEffect(() => realTimers.after(DELAY_MS, () => setEnabled(true)), [])
  // Until the list has come, the dialog's first control is Close, which is below the list.
  useEffect(() => {
    if (isOpen) focusTitle(openDialog() ?? null)
  }, [isOpen])
  // Also marks the rounds as stale before they are first requested.
  const refresh = () => {
    removeFailedFeed(client, 'My Linx')
    void client.invalidateQueries({ queryKey: myLinx.queryKey }, { cancelRefetch: false })
  }
  useLinxUpdates(refresh)
  useEffect(() => {
    if (!rounds || seen === undefined) return undefined
    const remember = () => void rememberShown(client, userId, rounds).catch(() => {}) // this page still has it in memory
    remember()
    return reactionStore.subscribe(remember)
  }, [client, rounds, seen, userId])
  return (
    <div className={styles.place}>
      <button
        type="button"
        className={classNames(iconButtonClass, styles.bell)}
        aria-haspopup="dialog"
        onPointerDown={reactionList.preload}
        onClick={() => {
          setEnabled(true)
          setOpen(true)
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 2h-15zM10 20.8h4" />
        </svg>
        <VisuallyHidden>{newsMessages.reactions}</VisuallyHidden>
        <Badge
          count={rounds && seen ? countNewReactions(rounds, seen) : 0}
          label={newsMessages.fresh}
          className={styles.badge}
        />
      </button>
      {isOpen && (
        <Dialog open title={newsMessages.reactions} onClose={() => setOpen(false)}>
          {/* In a plain box, since WebKit lets the dialog be scrolled horizontally if the wider list is its direct child. */}
          <div>
            <div className={styles.list}>
              <ShowLazyPart
                part={reactionList}
                props={{
                  rounds,
                  seen,
                  user,
                  failure: head.error,
                  busy: head.isFetching,
                  onRetry: refresh,
                }}
              />
            </div>
          </div>
          <Button variant="quiet" onClick={() => setOpen(false)}>
            Close
          </Button>
        </Dialog>
      )}
    </div>
  )
}
