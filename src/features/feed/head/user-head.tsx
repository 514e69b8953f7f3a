import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { allowedPictureUrl } from '~/api/host'
import { handicapText } from '~/domain/scores/handicap'
import { viewedUser, type LinxView } from '~/domain/feed/linx-view'
import { shownName } from '~/domain/people/names'
import { locationText } from '~/domain/people/location-text'
import { paths } from '~/routing/paths'
import { routerState } from '~/routing/router-state'
import { useUser } from '~/session/use-session'
import { Avatar } from '~/ui/display/avatar'
import { backLinkClass } from '~/ui/actions/back-link'
import { Icon } from '~/ui/icons/icon'
import { mastheadClass } from '~/ui/layout/masthead'
import { RelationButton } from '~/features/follow/relation-button'
import { feedItems } from '../query/feed-pages'
import { linx, loadedItems } from '../query/queries'
import styles from './user-head.module.css'

type Golfer = {
  name: string
  picture?: string | null | undefined
  handicap?: unknown
  city?: unknown
  state?: unknown
  isFollowed?: boolean | null | undefined
}

/** The viewed golfer, as far as the loaded entries show: their own entries, else those of Following. */
function useViewedGolfer(view: LinxView): Golfer | undefined {
  const userId = viewedUser(view)
  const client = useQueryClient()
  const { data } = useInfiniteQuery(linx.feed(view))
  const items = [...(data ? feedItems(data.pages) : []), ...loadedItems(client, 'Following')]
  const own = items.find((item) => item.userId === userId)
  if (own) return own
  const row = items
    .flatMap(({ playerScores = [] }) => playerScores)
    .find((player) => player.userId === userId)
  return row && { ...row, name: row.userName, picture: row.userPicture, handicap: row.newHandicap }
}

/** The header of another golfer's Linx: who they are, the follow button, and the link back. */
export function UserHead({ view }: { view: LinxView }) {
  const ownId = useUser().us_id
  const userId = viewedUser(view)
  const golfer = useViewedGolfer(view)
  const handicap = handicapText(golfer?.handicap)
  return (
    <>
      <Link
        className={backLinkClass}
        to={paths.linx()}
        state={routerState({ keepScroll: true })}
        preventScrollReset
      >
        <Icon name="back" small />
        Linx
      </Link>
      <div className={mastheadClass}>
        <div className={styles.head}>
          <span className={styles.picture}>
            <Avatar name={golfer?.name ?? ''} src={allowedPictureUrl(golfer?.picture)} size="xl" />
          </span>
          <div className={styles.text}>
            <h1 className={styles.name} tabIndex={-1}>
              <bdi>{golfer ? shownName(golfer.name) : 'Linx'}</bdi>
            </h1>
            <p className={styles.location}>{golfer && locationText(golfer)}</p>
            {handicap && (
              <p className={styles.handicap}>
                HDCP <b>{handicap}</b>
              </p>
            )}
          </div>
          {golfer && userId !== undefined && userId !== ownId && (
            <div className={styles.follow}>
              <RelationButton
                userId={userId}
                name={golfer.name}
                followed={golfer.isFollowed === true}
              />
            </div>
          )}
        </div>
      </div>
    </>
  )
}
