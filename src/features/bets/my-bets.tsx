import { useInfiniteQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { Link } from '~/ui/actions/link'
import type { BetRow } from '~/api/types'
import { betMessages } from '~/domain/messages/bets'
import {
  totalDollars,
  partnerBalances,
  partnerPayments,
  paymentText,
} from '~/domain/scores/settle-up'
import { pluralize } from '~/lib/pluralize'
import { paths } from '~/routing/paths'
import { BetsCard } from '~/ui/art/bets-card'
import { Button, buttonClass } from '~/ui/actions/button'
import { Card, Cards } from '~/ui/layout/card'
import { EmptyState } from '~/ui/feedback/empty-state'
import { LoadFailure } from '~/ui/feedback/load-failure'
import { shownName, visibleText } from '~/domain/people/names'
import { PRODUCT_NAME } from '~/lib/product-name'
import { Skeleton } from '~/ui/feedback/skeleton'
import { VisuallyHidden } from '~/ui/layout/visually-hidden'
import { isCalendarDay, shortDayText } from '~/domain/scores/played-date'
import { today } from '~/lib/clock'
import { focusHolder, moveFocus } from '~/ui/focus/focus'
import { classNames } from '~/lib/class-names'
import { DataTable, dataTextClass } from '~/ui/layout/data-table'
import { moneySign, moneyText } from '~/domain/scores/money'
import styles from './my-bets.module.css'
import { myBets } from './queries'
import { SettleText } from './settle-text'

/** Signed dollars; color repeats what the sign says. */
const Money = ({ dollars }: { dollars: number }) => (
  <span className={styles.money} data-sign={moneySign(dollars)}>
    {moneyText(dollars)}
  </span>
)

const Day = ({ date }: { date: string }) => {
  const day = date.slice(0, 10)
  if (!isCalendarDay(day)) return '–'
  return <time dateTime={day}>{shortDayText(day, today())}</time>
}

const TEXT = classNames(dataTextClass, styles.text)

/** As many as fill a phone. */
const ROWS_COMING = 9

const HEADS = [
  ['DATE', undefined],
  ['COURSE', TEXT],
  ['PARTNER', classNames(TEXT, styles.partner)],
  ['SCORE', undefined],
  ['DOLLARS', undefined],
] as const

/** The bets as a table; on a phone the date and the partner are below the course. */
const BetsTable = ({ children }: { children: ReactNode }) => (
  <DataTable caption="My bets, newest first" className={styles.table}>
    <thead>
      <tr>
        {HEADS.map(([head, className]) => (
          <th key={head} scope="col" className={className}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>{children}</tbody>
  </DataTable>
)

function Row({ row: { date, course, partner, score, dollars } }: { row: BetRow }) {
  const name = <bdi>{shownName(partner)}</bdi>
  return (
    <tr>
      <td className={styles.date}>
        <Day date={date} />
      </td>
      <th scope="row" className={TEXT}>
        <bdi>{visibleText(course) ?? 'A round of golf'}</bdi>
        <span className={styles.under}>
          <Day date={date} />
          <span className={styles.dot}> · </span>with {name}
        </span>
      </th>
      <td className={classNames(TEXT, styles.partner)}>{name}</td>
      <td className={styles.score}>{score ?? '–'}</td>
      <td className={styles.dollars}>
        <Money dollars={dollars} />
      </td>
    </tr>
  )
}

const Bar = ({ width, height = '14px' }: { width: string; height?: string }) => (
  <Skeleton className={styles.bar} width={width} height={height} />
)

/** The skeleton of the bets while they load: their table, with bars in its cells. */
const BetsSkeleton = () => (
  <Cards aria-busy="true">
    <VisuallyHidden role="status">Loading bets</VisuallyHidden>
    <Card aria-hidden="true">
      <BetsTable>
        {Array.from({ length: ROWS_COMING }, (_row, at) => (
          <tr key={at}>
            <td className={styles.date}>
              <Bar width="2.25rem" />
            </td>
            <th scope="row" className={TEXT}>
              <Bar width={at % 2 ? '9.5rem' : '9rem'} />
              <span className={styles.under}>
                <Bar width="10rem" height="11px" />
              </span>
            </th>
            <td className={classNames(TEXT, styles.partner)}>
              <Bar width="6.5rem" />
            </td>
            <td className={styles.score}>
              <Bar width="1.5rem" height="18px" />
            </td>
            <td className={styles.dollars}>
              <Bar width="2.25rem" />
            </td>
          </tr>
        ))}
      </BetsTable>
    </Card>
  </Cards>
)

type Props = { rows: readonly BetRow[]; source: string }

/** The golfer's balance with each partner, and how to settle it. */
function BalancesCard({ rows, source }: Props) {
  const balances = partnerBalances(
    rows.map(({ partner, dollars }) => ({ partner: shownName(partner), dollars })),
  )
  const lines = partnerPayments(balances, 'You').map(paymentText)
  return (
    <Card inside="section">
      <h2 className={styles.heading}>By partner</h2>
      <p className={styles.caption}>{source}</p>
      <dl className={styles.balances}>
        {balances.map(({ name, dollars }) => (
          <div key={name}>
            <dt>
              <bdi>{name}</bdi>
            </dt>
            <dd>
              <Money dollars={dollars} />
            </dd>
          </div>
        ))}
      </dl>
      <h2 className={styles.heading}>Settle up</h2>
      {lines.length > 0 ? (
        <SettleText title={`Settling our bets on ${PRODUCT_NAME}:`} lines={lines} source={source} />
      ) : (
        <p>All square.</p>
      )}
    </Card>
  )
}

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
        <BetsTable>
          {rows.map((row, at) => (
            <Row key={at} row={row} />
          ))}
        </BetsTable>
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

type LoadMoreProps = { net: RefObject<HTMLElement | null>; busy: boolean; onClick: () => void }

/** Loads more bets. When it is removed while it has the focus, the focus moves to the net, which has changed. */
function LoadMore({ net, ...button }: LoadMoreProps) {
  const own = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const [loader, target] = [own.current, net.current]
    return () => {
      if (loader && focusHolder() === loader) moveFocus(target)
    }
  }, [net])
  return (
    <Button ref={own} variant="line" {...button}>
      {betMessages.loadMore}
    </Button>
  )
}

/** The net of the loaded bets, and the button that loads more. */
function Tally({ rows, bets }: TallyProps) {
  const more = () => void bets.fetchNextPage({ cancelRefetch: false })
  const net = useRef<HTMLDivElement>(null)
  return (
    <>
      <Card className={styles.tally}>
        <div ref={net} role="status" tabIndex={-1}>
          <p className={styles.caption}>Net across {pluralize(rows.length, 'bet')}</p>
          <p className={styles.net}>
            <Money dollars={totalDollars(rows)} />
          </p>
        </div>
        {bets.hasNextPage && !bets.isFetchNextPageError && (
          <LoadMore net={net} busy={bets.isFetching} onClick={more} />
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
