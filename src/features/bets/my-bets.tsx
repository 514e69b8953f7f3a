import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import type { BetRow } from '~/api/types'
import { betMessages } from '~/domain/messages/bets'
import { totalDollars } from '~/domain/scores/settle-up'
import { pluralize } from '~/lib/pluralize'
import { paths } from '~/routing/paths'
import { BetsCard } from '~/ui/art/bets-card'
import { Button, buttonClass } from '~/ui/actions/button'
import { Card, Cards } from '~/ui/layout/card'
import { EmptyState } from '~/ui/feedback/empty-state'
import { LoadFailure } from '~/ui/feedback/load-failure'
import { BalancesCard } from './balances-card'
import { BetsSkeleton } from './bets-skeleton'
import { BetsTable } from './bets-table'
import { Money } from './money'
import styles from './my-bets.module.css'
import { myBets } from './queries'

/** Names the bets that the sums cover. */
const sourceText = (count: number, more: boolean): string => {
  if (more) return `From the last ${count} bets.`
  return count === 1 ? 'From 1 bet.' : `From all ${count} bets.`
}

/** The golfer's bets, their results, and how to settle with everyone. */
export function MyBets() {
  const bets = useInfiniteQuery(myBets())
  const { data, error, isFetching, refetch } = bets
  if (!data) {
    if (!error) return <BetsSkeleton />
    return <LoadFailure message={error.message} busy={isFetching} onRetry={() => void refetch()} />
  }
  const rows = data.pages.flatMap((page) => page.rows)
  if (rows.length === 0 && !bets.hasNextPage) return <NoBets />
  return (
    <Cards>
      <Card>
        <BetsTable rows={rows} />
      </Card>
      <Tally rows={rows} bets={bets} />
      <BalancesCard rows={rows} source={sourceText(rows.length, bets.hasNextPage)} />
    </Cards>
  )
}

type TallyProps = {
  rows: readonly BetRow[]
  bets: {
    hasNextPage: boolean
    isFetching: boolean
    isFetchNextPageError: boolean
    error: Error | null
    fetchNextPage: (options: { cancelRefetch: boolean }) => unknown
  }
}

/** The net of the loaded bets, and the button that loads more. */
function Tally({ rows, bets }: TallyProps) {
  const more = () => void bets.fetchNextPage({ cancelRefetch: false })
  return (
    <>
      <Card className={styles.tally}>
        <div role="status">
          <p className={styles.caption}>Net across {pluralize(rows.length, 'bet')}</p>
          <p className={styles.net}>
            <Money dollars={totalDollars(rows)} />
          </p>
        </div>
        {bets.hasNextPage && !bets.isFetchNextPageError && (
          <Button variant="line" busy={bets.isFetching} onClick={more}>
            {betMessages.loadMore}
          </Button>
        )}
      </Card>
      {bets.isFetchNextPageError && (
        <LoadFailure message={bets.error?.message ?? ''} busy={bets.isFetching} onRetry={more} />
      )}
    </>
  )
}

const NoBets = () => (
  <EmptyState art={<BetsCard />} title={betMessages.none}>
    <p>Add a partner and a dollar amount when you post a score, and the tally will start here.</p>
    <Link className={buttonClass('primary')} to={paths.postScore()}>
      Post a score
    </Link>
  </EmptyState>
)
