import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { onHost } from '~/api/host'
import { handicapText } from '~/domain/handicap'
import { viewedUser, type LinxView } from '~/domain/linx-view'
import { shownName } from '~/domain/names'
import { placeText } from '~/domain/place'
import { paths } from '~/routing/paths'
import { Avatar } from '~/ui/avatar'
import { backLinkClass } from '~/ui/back-link'
import { Icon } from '~/ui/icon'
import { mastheadClass } from '~/ui/masthead'
import { feedItems } from './feed-pages'
import { linx } from './queries'
import styles from './user-head.module.css'

type Golfer = {
  name: string
  picture?: string | null | undefined
  handicap?: unknown
  city?: unknown
  state?: unknown
}

/** Whose Linx these are, as far as the entries tell. */
function useViewedGolfer(view: LinxView): Golfer | undefined {
  const userId = viewedUser(view)
  const { data } = useInfiniteQuery(linx.feed(view))
  const items = data ? feedItems(data.pages) : []
  const own = items.find((item) => item.userId === userId)
  if (own) return own
  const row = items
    .flatMap(({ playerScores = [] }) => playerScores)
    .find((player) => player.userId === userId)
  return row && { ...row, name: row.userName, picture: row.userPicture, handicap: row.newHandicap }
}

/** The head of another golfer's Linx, and the way back to one's own. */
export function UserHead({ view }: { view: LinxView }) {
  const golfer = useViewedGolfer(view)
  const handicap = handicapText(golfer?.handicap)
  return (
    <>
      <Link className={backLinkClass} to={paths.linx()}>
        <Icon name="back" small />
        Linx
      </Link>
      <div className={mastheadClass}>
        <div className={styles.head}>
          <span className={styles.picture}>
            <Avatar name={golfer?.name ?? ''} src={onHost(golfer?.picture)} size="xl" />
          </span>
          <div className={styles.words}>
            <h1 className={styles.name} tabIndex={-1}>
              <bdi>{golfer ? shownName(golfer.name) : 'Linx'}</bdi>
            </h1>
            <p className={styles.place}>{golfer && placeText(golfer)}</p>
            {handicap && (
              <p className={styles.handicap}>
                HDCP <b>{handicap}</b>
              </p>
            )}
          </div>
        </div>
      </div>
    </>
  )
}
