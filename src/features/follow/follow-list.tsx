import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { NavigationType, useNavigationType } from 'react-router-dom'
import { Link } from '~/ui/actions/link'
import type { FollowEntry } from '~/api/types'
import { matchesName, type FollowView } from '~/domain/people/list-view'
import { followMessages } from '~/domain/messages/follow'
import { followListName, StaleLine } from '~/offline/cached-list'
import { pluralize } from '~/lib/pluralize'
import { paths } from '~/routing/paths'
import { MissingGolfer } from '~/ui/art/missing-golfer'
import { buttonClass } from '~/ui/actions/button'
import { Card, Cards } from '~/ui/layout/card'
import { EmptyState } from '~/ui/feedback/empty-state'
import { LoadFailure } from '~/ui/feedback/load-failure'
import { LimitedRows, Rows, rowClass, ShowMore } from '~/ui/layout/rows'
import { TextField } from '~/ui/fields/text-field'
import { VisuallyHidden } from '~/ui/layout/visually-hidden'
import styles from './follow-list.module.css'
import { follow, followList, suggestedGolfers } from './queries'
import { RelationRow } from './relation-row'
import { sendDelayedFollows } from './mutations'
import { sendDelayedAnswers } from './request-mutations'
import { RequestRow, useArrivedRequests } from './request-row'
import { Skeleton } from '~/ui/feedback/skeleton'

const WIDTHS = ['42%', '54%', '38%', '48%', '44%']

/** Skeleton of a list of golfers. */
const FollowSkeleton = ({ label }: { label: string }) => (
  <Card aria-busy="true" aria-label={label}>
    <Rows>
      {WIDTHS.map((width) => (
        <li key={width} className={rowClass}>
          <Skeleton width="3rem" height="3rem" round />
          <span className="stack" style={{ flex: 1 }}>
            <Skeleton width={width} height="14px" />
            <Skeleton width="30%" height="11px" />
          </span>
        </li>
      ))}
    </Rows>
  </Card>
)

/**
 * A search of suggestions loads further pages until this many are found, or this many pages are read: the host has no search
 * for them.
 */
const MIN_FOUND = 5
const MAX_PAGES = 20
/** A list of at least this many rows has a search field. */
const MIN_ROWS_FOR_SEARCH = 5

type Props = { view: FollowView; ownId: number }

const TITLES = { following: 'Following', followers: 'Followers' }

/** One list of golfers; delayed changes are sent when it unmounts. */
export function FollowList({ view, ownId }: Props) {
  useEffect(
    () => () => {
      sendDelayedFollows()
      sendDelayedAnswers()
    },
    [],
  )
  return (
    <Cards>
      {view === 'suggestions' ? (
        <Suggestions ownId={ownId} />
      ) : (
        <WholeList view={view} ownId={ownId} />
      )}
    </Cards>
  )
}

function WholeList({ view, ownId }: { view: Exclude<FollowView, 'suggestions'>; ownId: number }) {
  const { data, error, isFetching, refetch } = useQuery(followList(view))
  const isLoaded = data !== undefined
  const arrived = useArrivedRequests(data, view === 'requests' ? refetch : undefined)
  return (
    <>
      {view !== 'requests' && (
        <StaleLine
          name={followListName(view)}
          title={TITLES[view]}
          isShown={isLoaded}
          onReconnected={refetch}
        />
      )}
      {isLoaded ? (
        <People view={view} entries={data} ownId={ownId} arrived={arrived} />
      ) : (
        <LoadState view={view} failure={error} busy={isFetching} onRetry={refetch} />
      )}
      {view === 'requests' && (
        <VisuallyHidden role="status">
          {arrived > 0 && pluralize(arrived, 'new request')}
        </VisuallyHidden>
      )}
    </>
  )
}

function Suggestions({ ownId }: { ownId: number }) {
  const query = useInfiniteQuery(follow.suggestions())
  const { data, error, isFetching, hasNextPage, fetchNextPage, refetch } = query
  if (!data)
    return <LoadState view="suggestions" failure={error} busy={isFetching} onRetry={refetch} />
  const more = () => void fetchNextPage()
  const canSearchOn = hasNextPage && !query.isFetchNextPageError && data.pages.length < MAX_PAGES
  return (
    <People
      view="suggestions"
      entries={suggestedGolfers(data.pages)}
      ownId={ownId}
      more={hasNextPage}
      onSearchMore={canSearchOn && !isFetching ? more : undefined}
      isSearching={canSearchOn}
    >
      {query.isFetchNextPageError && error ? (
        <LoadFailure message={error.message} busy={isFetching} onRetry={more} />
      ) : (
        hasNextPage && <ShowMore busy={isFetching} onMore={more} />
      )}
    </People>
  )
}

type LoadStateProps = {
  view: FollowView
  failure: Error | null
  busy: boolean
  onRetry: () => unknown
}

const LoadState = ({ view, failure, busy, onRetry }: LoadStateProps) =>
  failure ? (
    <LoadFailure message={failure.message} busy={busy} onRetry={() => void onRetry()} />
  ) : (
    <FollowSkeleton label={`Loading ${view}`} />
  )

type PeopleProps = Props & {
  entries: readonly FollowEntry[]
  /** How many requests came while the list was open; they do not add a search field, which would move the others. */
  arrived?: number
  /** The list has not loaded completely. */
  more?: boolean
  /** Loads further pages, while a search has found few. */
  onSearchMore?: (() => void) | undefined
  /** A search that has found few will load further pages. */
  isSearching?: boolean
  children?: ReactNode
}

/** The text of a list's search, restored after Back. It is in the query cache, which is cleared with the session. */
function useTyped(view: FollowView): [string, (text: string) => void] {
  const client = useQueryClient()
  const isBack = useNavigationType() === NavigationType.Pop
  const [typed, setTyped] = useState(
    () => (isBack && client.getQueryData<string>(['follow', 'typed', view])) || '',
  )
  useEffect(() => {
    client.setQueryDefaults(['follow', 'typed'], { gcTime: Infinity })
    client.setQueryData(['follow', 'typed', view], typed) // even an empty text, so that no earlier one is restored
  }, [client, view, typed])
  return [typed, setTyped]
}

function People({
  view,
  entries,
  ownId,
  more,
  arrived = 0,
  onSearchMore,
  isSearching,
  children,
}: PeopleProps) {
  const [latest, setTyped] = useTyped(view)
  const typed = useDeferredValue(latest) // so that a letter is shown before sixty other rows are rendered
  // A list that shrinks below the limit keeps its search field, which may have the focus.
  const [isSearchable, setIsSearchable] = useState(false)
  if (!isSearchable && entries.length - arrived >= MIN_ROWS_FOR_SEARCH) setIsSearchable(true)
  const found = entries.filter((entry) => matchesName(entry.fullName, typed))
  const hasSearch = typed.trim() !== ''
  const isLoadingFurther = hasSearch && isSearching === true && found.length < MIN_FOUND
  const readOn = useEffectEvent(() => onSearchMore?.())
  const isDue = isLoadingFurther && onSearchMore !== undefined
  useEffect(() => {
    if (isDue) readOn()
  }, [isDue, entries.length])
  if (entries.length === 0 && !more) return <EmptyList view={view} />
  return (
    <>
      {isSearchable && (
        <div className={styles.search}>
          <TextField
            label="Search by name"
            hideLabel
            type="search"
            icon="search"
            placeholder="Search by name"
            autoComplete="off"
            value={latest}
            onChange={(event) => setTyped(event.target.value)}
          />
          <VisuallyHidden role="status">
            {hasSearch && !isLoadingFurther && `${pluralize(found.length, 'golfer')} found`}
          </VisuallyHidden>
          {more && hasSearch && (
            <p className={styles.searched}>
              {isLoadingFurther
                ? followMessages.searching
                : followMessages.searched(entries.length)}
            </p>
          )}
        </div>
      )}
      {found.length === 0 ? (
        <>
          {!isLoadingFurther && <NoneFound view={view} />}
          {children}
        </>
      ) : (
        <LimitedRows rows={found} end={children}>
          {(drawn) => (
            <Card>
              <Rows aria-label={view}>
                {drawn.map((entry) =>
                  view === 'requests' ? (
                    <RequestRow key={entry.userId} entry={entry} />
                  ) : (
                    <RelationRow key={entry.userId} entry={entry} view={view} ownId={ownId} />
                  ),
                )}
              </Rows>
            </Card>
          )}
        </LimitedRows>
      )}
    </>
  )
}

/** The list has no such name; links to where else to look. */
const NoneFound = ({ view }: { view: FollowView }) => (
  <div className={styles.none}>
    <p>{followMessages.noneMatching}</p>
    {view === 'suggestions' ? (
      <>
        <p>{followMessages.alreadyFollowed}</p>
        <Link to={paths.invite()}>Invite a player</Link>
      </>
    ) : (
      view !== 'requests' && <Link to={paths.following('suggestions')}>Look in Suggestions</Link>
    )}
  </div>
)

const HELP: Record<FollowView, string> = {
  following: 'Follow golfers you know, and their rounds will show up in your Linx.',
  followers: 'Your followers see what you post. Invite the golfers you play with.',
  suggestions: 'Invite the golfers you play with and follow them here.',
  requests: 'Requests to follow you will show up here.',
}

const EmptyList = ({ view }: { view: FollowView }) => (
  <EmptyState art={<MissingGolfer />} title={followMessages.empty(view)}>
    <p>{HELP[view]}</p>
    {view === 'following' ? (
      <Link className={buttonClass('primary')} to={paths.following('suggestions')}>
        Find golfers
      </Link>
    ) : (
      <Link className={buttonClass('primary')} to={paths.invite()}>
        Invite a player
      </Link>
    )}
  </EmptyState>
)
