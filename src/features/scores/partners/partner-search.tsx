import { useQuery, queryOptions, skipToken } from '@tanstack/react-query'
import { useId, type Ref } from 'react'
import type { FollowEntry, SearchResult } from '~/api/types'
import { handicapText } from '~/domain/scores/handicap'
import { scoreEntryMessages } from '~/domain/messages/score-entry'
import { matchesName } from '~/domain/people/list-view'
import { shownName, visibleText } from '~/domain/people/names'
import { locationText } from '~/domain/people/location-text'
import { pluralize } from '~/lib/pluralize'
import { followListName } from '~/offline/cached-list'
import { cachedResponses } from '~/offline/database'
import { wellFormed } from '~/lib/url'
import { LoadFailure } from '~/ui/feedback/load-failure'
import { Status } from '~/ui/feedback/status'
import { TextField } from '~/ui/fields/text-field'
import { VisuallyHidden } from '~/ui/layout/visually-hidden'
import { useDebounced } from '~/features/courses/use-debounced'
import { Person } from '~/features/people/person'
import { api } from '~/api/client'
import { decodeFollowEntries } from '~/api/decode/follow-lists'
import { decodeSearch } from '~/api/decode/search'
import { isHostMissing } from '~/api/errors'
import { unwrapList } from '~/api/unwrap-list'
import { uniqueBy } from '~/lib/unique'
import { MAX_SEARCH_LENGTH, type Partner } from '../draft/score-draft'
import { keepFieldFocus } from '../form/use-field-focus'
import styles from './partners-field.module.css'

/** The search's debounce and page size. */
const DEBOUNCE_MS = 300
const MAX_RESULTS = 10

/** Golfers with this name in the Following list stored on the device, without those who have not approved the request. */
async function storedGolfersNamed(name: string, userId: number): Promise<SearchResult[]> {
  const stored = await cachedResponses.get(userId, followListName('following'))
  return decodeFollowEntries(stored?.json)
    .filter(({ fullName, status }) => visibleText(fullName) && status !== 'Pending')
    .filter(({ fullName }) => matchesName(fullName, name))
    .map(asFound)
}

const asFound = ({ userId, fullName, ...entry }: FollowEntry): SearchResult => ({
  id: userId,
  displayName: fullName,
  data: { pictureUrl: entry.pictureUrl, handicap: entry.handicap, city: entry.location },
})

/**
 * Followed golfers by a part of their name; no request for an empty text. Without a network, those in the stored list, which may
 * be incomplete; rejects if it has none with this name.
 */
const golfersNamed = (name: string, ownId: number) =>
  queryOptions({
    queryKey: ['golfers', 'named', name],
    queryFn:
      name === ''
        ? skipToken
        : async ({ signal }) => {
            const query = {
              q: name,
              entity: 'users',
              scope: 'following',
              limit: MAX_RESULTS,
            } as const
            try {
              const json = unwrapList(await api.GET('/api/search', { params: { query }, signal }))
              return uniqueBy(decodeSearch(json), ({ id }) => id).slice(0, MAX_RESULTS)
            } catch (error) {
              const stored = isHostMissing(error) ? await storedGolfersNamed(name, ownId) : []
              if (stored.length === 0) throw error
              return stored.slice(0, MAX_RESULTS)
            }
          },
  })

/** A golfer as a partner needs them. */
export type Golfer = Omit<Partner, 'dollars'>

/**
 * Scrolls the result into view, which may be behind the post bar if the field is at the bottom of the screen. Does nothing if the
 * golfer has moved on to another field before the host answers.
 */
function bringIntoSight(row: HTMLElement | null): void {
  if (document.activeElement?.matches('[type="search"]')) row?.scrollIntoView({ block: 'nearest' })
}

type Props = {
  /** The field to type in. */
  ref: Ref<HTMLInputElement>
  userId: number
  /** Golfers who are not offered again. */
  taken: ReadonlySet<number>
  typed: string
  onType: (name: string) => void
  error: string | undefined
  onAdd: (golfer: Golfer) => void
}

/** Finds followed golfers by name; pressing a row adds one. */
export function PartnerSearch({ ref, userId, taken, typed, onType, error, onAdd }: Props) {
  const factsId = useId()
  const wanted = wellFormed(typed.trim())
  const name = useDebounced(wanted, DEBOUNCE_MS)
  // Only results for the field's current text are shown.
  const search = useQuery(golfersNamed(name === wanted ? name : '', userId))
  const all = wanted === '' ? undefined : search.data?.filter(({ id }) => id !== userId)
  const found = all?.filter(({ id }) => !taken.has(id))
  const noneMessage = all?.length
    ? scoreEntryMessages.alreadyAdded(all.map(({ displayName }) => shownName(displayName)))
    : scoreEntryMessages.noResults

  function add(golfer: SearchResult): void {
    const picture = golfer.data?.pictureUrl
    const place = placeOf(golfer)
    onAdd({
      userId: golfer.id,
      name: golfer.displayName,
      ...(picture && { picture }),
      ...(place && { place }),
    })
  }

  return (
    <>
      <TextField
        ref={ref}
        label="Add a partner"
        hideLabel
        type="search"
        name="partner"
        icon="search"
        placeholder="Add a partner you follow"
        autoComplete="off"
        maxLength={MAX_SEARCH_LENGTH}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        error={error}
        onKeyDown={(event) => {
          const { isComposing, keyCode } = event.nativeEvent
          // In an input method Enter picks a word; Safari reports the last one only as keyCode 229.
          if (event.key !== 'Enter' || isComposing || keyCode === 229) return
          event.preventDefault() // Enter adds the golfer and does not post the score
          const [first] = found ?? []
          if (first) add(first)
        }}
      />
      <Status>
        {found && found.length > 0 && (
          <VisuallyHidden>{pluralize(found.length, 'golfer')} found</VisuallyHidden>
        )}
        {found?.length === 0 && <p className={styles.sum}>{noneMessage}</p>}
      </Status>
      {wanted !== '' && search.error && !search.data && (
        <div ref={bringIntoSight}>
          <LoadFailure
            message={search.error.message}
            busy={search.isFetching}
            onRetry={() => void search.refetch()}
          />
        </div>
      )}
      {found && found.length > 0 && (
        <ul role="list" className={styles.found}>
          {found.map((golfer, at) => (
            <li key={golfer.id} ref={at === 0 ? bringIntoSight : undefined}>
              <button
                type="button"
                aria-label={`Add ${shownName(golfer.displayName)}`}
                aria-describedby={`${factsId}-${golfer.id}`}
                onMouseDown={keepFieldFocus}
                onClick={() => add(golfer)}
              >
                <Person name={golfer.displayName} picture={golfer.data?.pictureUrl} size="s">
                  <bdi className={styles.name}>{shownName(golfer.displayName)}</bdi>
                  <span className={styles.facts} id={`${factsId}-${golfer.id}`}>
                    {factsOf(golfer)}
                  </span>
                </Person>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const placeOf = ({ data }: SearchResult): string | undefined =>
  locationText({ city: data?.city, state: data?.state })

function factsOf(golfer: SearchResult): string {
  const index = handicapText(golfer.data?.handicap)
  return [index && `HDCP ${index}`, placeOf(golfer)].filter(Boolean).join(' · ')
}
