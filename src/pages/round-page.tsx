import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffectEvent, useLayoutEffect } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { Link } from '~/ui/actions/link'
import type { LinxItem } from '~/api/types'
import { itemKey } from '~/domain/feed/item-key'
import { visibleText } from '~/domain/people/names'
import { roundMessages } from '~/domain/messages/share'
import { runningScore, tallyTexts, toParText } from '~/domain/scores/hole-result'
import { fullDayText, isCalendarDay } from '~/domain/scores/played-date'
import { cardOfRound, differentialText, ownRow, type PostedCard } from '~/domain/scores/posted-card'
import { emptyEntry, holesOfNine } from '~/domain/scores/score-entry'
import { changeReactions, reactionStore } from '~/features/comments/reactions'
import { LinxEntry } from '~/features/feed/cards/linx-item'
import { itemName } from '~/features/feed/cards/item-name'
import { LastFiveSlot } from '~/features/feed/last-five/last-five-slot'
import { postedCards, roundQuery } from '~/features/feed/round/round-query'
import { HoleCard } from '~/features/scores/holes/hole-card'
import { RailFooter } from '~/features/site/site-footers'
import { integer, maybe } from '~/lib/decode'
import { isOnline } from '~/lib/online'
import { paths, type RoundRef } from '~/routing/paths'
import { useUser } from '~/session/use-session'
import { backLinkClass, backOnPress, useBack, useWindowTitle } from '~/ui/actions/back-link'
import { buttonClass } from '~/ui/actions/button'
import { CourseMap } from '~/ui/art/course-map'
import { EmptyState } from '~/ui/feedback/empty-state'
import { LoadFailure } from '~/ui/feedback/load-failure'
import { Skeleton } from '~/ui/feedback/skeleton'
import { Icon } from '~/ui/icons/icon'
import { Card, Cards } from '~/ui/layout/card'
import { Masthead } from '~/ui/layout/masthead'
import { visuallyHidden, VisuallyHidden } from '~/ui/layout/visually-hidden'
import styles from './round-page.module.css'

/** The page of one round in the feed, with the holes if this device has stored them. */
export function Page() {
  const { userId, sourceTable = '', sourceId } = useParams()
  const [golfer, row] = [maybe(integer)(userId), maybe(integer)(sourceId)]
  return (
    <main className="page page--rail" id="main">
      <div className="page__main">
        {golfer === undefined || row === undefined ? (
          <>
            <Head title="Round" />
            <Gone />
          </>
        ) : (
          <Round
            key={`${sourceTable}/${row}`}
            at={{ userId: golfer, sourceTable, sourceId: row }}
          />
        )}
      </div>
      <aside className="page__rail" aria-label="More">
        <LastFiveSlot userId={useUser().us_id} />
        <RailFooter />
      </aside>
    </main>
  )
}

function Round({ at }: { at: RoundRef }) {
  const { us_id: userId } = useUser()
  const { state } = useLocation()
  const client = useQueryClient()
  const round = useQuery(roundQuery(client, at, { ownId: userId, at: state }))
  const { data: item, error, isFetching, refetch } = round
  useOpenComments(item)
  useWindowTitle(item ? itemName(item) : undefined)
  const cards = useQuery(postedCards(userId))
  const day = item?.postedDate?.slice(0, 10)
  const hasFailed = item === undefined && error !== null
  // The cards are stored on this device; rendering before they are read would make the rest of the page move.
  const isComing = item === undefined ? !hasFailed : item !== null && cards.isPending
  // One head for every state, since its title has the focus while the round loads.
  return (
    <>
      <Head
        title={item ? (visibleText(item.courseName) ?? 'A round of golf') : 'Round'}
        day={isCalendarDay(day) ? fullDayText(day) : undefined}
      />
      {item === null && <Gone />}
      {hasFailed && (
        <LoadFailure message={error.message} busy={isFetching} onRetry={() => void refetch()} />
      )}
      {isComing && <Loading />}
      {item && !isComing && (
        <>
          {/* In the feed the course is a heading between the page's and that of the bets. */}
          <h2 className={visuallyHidden}>Scores</h2>
          <Cards className={styles.round}>
            <LinxEntry
              item={item}
              isNew={false}
              userId={userId}
              article={{ 'aria-label': itemName(item) }}
              opened={<Holes item={item} userId={userId} cards={cards.data ?? []} />}
            />
          </Cards>
        </>
      )}
    </>
  )
}

/**
 * Opens the comments when the page of a round that has some opens. On return to the previous page they are as they were
 * there, unless a comment is being sent or has failed.
 */
function useOpenComments(item: LinxItem | null | undefined): void {
  const key = item ? itemKey(item) : undefined
  const canOpen = useEffectEvent(() => item && item.commentCount > 0 && isOnline())
  // Undone before the feed is painted, since it would move otherwise.
  useLayoutEffect(() => {
    if (key === undefined || !canOpen()) return undefined
    const panel = reactionStore.getState()[key]?.panel
    changeReactions(key, { panel: panel ?? 'comments' })
    return () => {
      const reactions = reactionStore.getState()[key] // absent after logging out
      if (reactions && reactions.sending === undefined && reactions.failure === undefined)
        changeReactions(key, { panel })
    }
  }, [key])
}

function Head({ title, day }: { title: string; day?: string | undefined }) {
  const back = useBack()
  return (
    <div className="gutter">
      <Link className={backLinkClass} to={paths.linx()} onClick={backOnPress(back)}>
        <Icon name="back" small />
        {back ? 'Back' : 'Linx'}
      </Link>
      <Masthead course title={<bdi>{title}</bdi>} aside={day} />
    </div>
  )
}

const Loading = () => (
  <div aria-busy="true">
    <VisuallyHidden role="status">Loading</VisuallyHidden>
    <Cards className={styles.round}>
      <Card inside="pad">
        <Skeleton height="18rem" />
      </Card>
    </Cards>
  </div>
)

const Gone = () => (
  <EmptyState art={<CourseMap />} title={roundMessages.gone}>
    <p>{roundMessages.goneWhy}</p>
    <Link className={buttonClass('primary')} to={paths.linx()}>
      Back to Linx
    </Link>
  </EmptyState>
)

type HolesProps = { item: LinxItem; userId: number; cards: readonly PostedCard[] }

/** The golfer's own holes, or why there are none. */
function Holes({ item, userId, cards }: HolesProps) {
  if (!ownRow(item, userId)) return <p className={styles.plain}>{roundMessages.totalsOnly}</p>
  const card = cardOfRound(cards, item, userId)
  if (!card) return <p className={styles.plain}>{roundMessages.ownElsewhere}</p>
  if (card.holes.length === 0) return <p className={styles.plain}>{roundMessages.ownTotals}</p>
  return <PlayedHoles card={card} />
}

function PlayedHoles({ card }: { card: PostedCard }) {
  const pars = card.pars.map((par) => par ?? undefined)
  const running = runningScore(card.holes, pars)
  const differential = differentialText(card)
  const facts = card.holes.map((_, at) => ({ par: pars[at], yards: card.yards[at] ?? undefined }))
  const nines = (['front', 'back'] as const).filter((nine) =>
    holesOfNine(nine).some((hole) => typeof card.holes[hole - 1] === 'number'),
  )
  return (
    <>
      {running && (
        <p className={styles.tally}>
          <b>
            {toParText(running.over)}
            <VisuallyHidden> to par</VisuallyHidden>
          </b>
          <span className={styles.kinds}>
            {tallyTexts(card.holes, pars).map((text) => (
              <span key={text}>{text}</span>
            ))}
          </span>
          {card.courseRating !== undefined && card.slopeRating !== undefined && (
            <span className={styles.rating}>
              {differential !== undefined && (
                <span>
                  {roundMessages.differential} <b>{differential}</b>
                </span>
              )}
              <span>
                <VisuallyHidden>Course Rating and Slope Rating </VisuallyHidden>
                {card.courseRating.toFixed(1)} / {card.slopeRating}
              </span>
            </span>
          )}
        </p>
      )}
      <div className={styles.holes}>
        <HoleCard
          entry={{ ...emptyEntry('hole-by-hole-10-18'), holes: card.holes }}
          facts={facts}
          nines={nines}
          round={nines.flatMap(holesOfNine)}
        />
      </div>
    </>
  )
}
