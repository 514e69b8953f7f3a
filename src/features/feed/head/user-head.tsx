import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '~/ui/actions/link'
import { allowedPictureUrl } from '~/api/host'
import { viewedUser, type LinxView } from '~/domain/feed/linx-view'
import { shownName } from '~/domain/people/names'
import { handicapText } from '~/domain/scores/handicap'
import { FOLLOW_LISTS } from '~/features/follow/mutations'
import { RelationButton } from '~/features/follow/relation-button'
import { paths } from '~/routing/paths'
import { openedFrom, routerState } from '~/routing/router-state'
import { useUser } from '~/session/use-session'
import { backLinkClass, backOnPress, useBack, useWindowTitle } from '~/ui/actions/back-link'
import { Avatar } from '~/ui/display/avatar'
import { focusPageTitle } from '~/ui/focus/focus'
import { useTitleFocus } from '~/ui/focus/use-focus'
import { Icon } from '~/ui/icons/icon'
import { mastheadClass } from '~/ui/layout/masthead'
import styles from './user-head.module.css'
import { useViewedGolfer } from './viewed-golfer'

/** The names of the pages with lists of golfers, by their path. */
const LISTS: ReadonlyMap<string | undefined, string> = new Map([
  [paths.following(), 'Following'],
  [paths.groups(), 'Groups'],
  [paths.invite(), 'Invite'],
])

/** A link to the list that the golfer was opened from, else to Linx; to the former scroll position if possible. */
function BackLink() {
  const from = openedFrom(useLocation().state)
  const list = LISTS.get(from)
  return (
    <Link
      className={backLinkClass}
      to={list === undefined || from === undefined ? paths.linx() : from}
      state={routerState({ keepScroll: true })}
      preventScrollReset
      onClick={backOnPress(useBack())}
    >
      <Icon name="back" small />
      {list ?? 'Linx'}
    </Link>
  )
}

/** Moves the focus to the new title, since what had it is removed with the previous page. */
function useGolferFocus(view: LinxView): void {
  const userId = viewedUser(view)
  useTitleFocus()
  useEffect(() => focusPageTitle(), [userId])
  useEffect(() => focusPageTitle, [])
}

/** The header of another golfer's Linx: who they are, the follow button, and the link back. */
export function UserHead({ view }: { view: LinxView }) {
  const client = useQueryClient()
  const ownId = useUser().us_id
  const golfer = useViewedGolfer(view)
  const handicap = handicapText(golfer?.handicap)
  const isGone = golfer?.isGone === true
  useGolferFocus(view)
  useWindowTitle(golfer && shownName(golfer.name))
  useEffect(() => {
    // The lists still contain the golfer: they reload when they are opened.
    if (isGone) void client.invalidateQueries({ queryKey: FOLLOW_LISTS, refetchType: 'none' })
  }, [client, isGone])
  return (
    <>
      <BackLink />
      <div className={mastheadClass}>
        <div className={styles.head}>
          <span className={styles.picture}>
            <Avatar name={golfer?.name ?? ''} src={allowedPictureUrl(golfer?.picture)} size="xl" />
          </span>
          <div className={styles.text}>
            <h1 className={styles.name} tabIndex={-1}>
              <bdi>{golfer ? shownName(golfer.name) : 'Golfer'}</bdi>
            </h1>
            <p className={styles.location}>{golfer?.location}</p>
            {handicap && (
              <p className={styles.handicap}>
                HDCP <b>{handicap}</b>
              </p>
            )}
          </div>
          {golfer && !isGone && golfer.userId !== ownId && (
            <div className={styles.follow}>
              <RelationButton
                userId={golfer.userId}
                name={golfer.name}
                serverState={golfer.followState}
              />
            </div>
          )}
        </div>
      </div>
    </>
  )
}
