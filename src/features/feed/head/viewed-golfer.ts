import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { decodeFollowEntries } from '~/api/decode/follow-lists'
import { isGone } from '~/api/errors'
import type { FollowEntry } from '~/api/types'
import { viewedUser, type LinxView } from '~/domain/feed/linx-view'
import { locationText } from '~/domain/people/location-text'
import { handicapText } from '~/domain/scores/handicap'
import { followList, listedGolfer } from '~/features/follow/queries'
import type { FollowState } from '~/features/follow/relation-button'
import { openedGolfer } from '~/routing/router-state'
import { feedItems } from '../query/feed-pages'
import { linx, loadedItems } from '../query/queries'

/** The golfer whose Linx is shown. */
export type ViewedGolfer = {
  userId: number
  name: string
  picture: string | null | undefined
  handicap: unknown
  location: string | null | undefined
  /** Whether the signed-in golfer follows them, according to the server. */
  followState: FollowState
  /** The account no longer exists. */
  isGone: boolean
}

const ofEntry = (entry: FollowEntry, followState: FollowState) => ({
  name: entry.fullName,
  picture: entry.pictureUrl,
  handicap: entry.handicap,
  location: entry.location,
  followState,
})

const stateOf = ({ isFollowedByCurrentUser }: FollowEntry): FollowState =>
  isFollowedByCurrentUser ? 'following' : 'none'

/**
 * The viewed golfer, from what is loaded: their own rounds, the list they were opened from, and group rounds. Private golfers
 * and those without rounds have no entries; for them the list of followed golfers is requested, which includes pending
 * requests, and if they are in no loaded list, the list of followers. Undefined while nothing is known.
 */
export function useViewedGolfer(view: LinxView): ViewedGolfer | undefined {
  const userId = viewedUser(view) ?? 0
  const client = useQueryClient()
  const { state } = useLocation()
  const { data, error } = useInfiniteQuery({ ...linx.feed(view), enabled: false }) // the feed loads it
  const items = [...(data ? feedItems(data.pages) : []), ...loadedItems(client, 'Following')]
  const own = items.filter((item) => item.userId === userId)
  const [newest] = own
  const row = items
    .flatMap(({ playerScores = [] }) => playerScores)
    .find((player) => player.userId === userId)
  const isOf = (entry: FollowEntry) => entry.userId === userId
  const needsLists = data !== undefined && !newest && !row
  const following = useQuery({ ...followList('following'), enabled: needsLists })
  const followed = following.data?.find(isOf)
  const listed =
    listedGolfer(client, userId) ?? decodeFollowEntries([openedGolfer(state)]).find(isOf)
  const followers = useQuery({
    ...followList('followers'),
    enabled: needsLists && following.isFetched && !followed && !listed,
  })
  const rest = { userId, isGone: isGone(error) }
  const followedState = followed && (followed.status === 'Pending' ? 'requested' : 'following')
  const entry = followed ?? listed ?? followers.data?.find(isOf)
  if (newest) {
    // The player of a group round may lack what an earlier entry has.
    const withIndex = [...own, entry].find((one) => handicapText(one?.handicap) !== undefined)
    const isFollowed = own.find((item) => item.isFollowed !== undefined)?.isFollowed
    return {
      ...rest,
      name: newest.name,
      picture: own.find(({ picture }) => picture)?.picture,
      handicap: withIndex?.handicap ?? row?.newHandicap,
      location: locationText(own.find(locationText) ?? newest),
      followState: isFollowed ? 'following' : (followedState ?? 'none'),
    }
  }
  if (entry) return { ...ofEntry(entry, followedState ?? stateOf(entry)), ...rest }
  return (
    row && {
      ...rest,
      name: row.userName,
      picture: row.userPicture,
      handicap: row.newHandicap,
      location: locationText(row),
      followState: row.isFollowed ? 'following' : 'none',
    }
  )
}
