import type { BetRow } from '~/api/types'
import { shownName, visibleText } from '~/domain/people/names'
import { isCalendarDay, shortDayText } from '~/domain/scores/played-date'
import { today } from '~/lib/clock'
import { classNames } from '~/lib/class-names'
import { DataTable, dataTextClass } from '~/ui/layout/data-table'
import { Money } from './money'
import styles from './my-bets.module.css'

const Day = ({ date }: { date: string }) => {
  const day = date.slice(0, 10)
  if (!isCalendarDay(day)) return '–'
  return <time dateTime={day}>{shortDayText(day, today())}</time>
}

const TEXT = classNames(dataTextClass, styles.text)

const HEADS = [
  ['DATE', undefined],
  ['COURSE', TEXT],
  ['PARTNER', classNames(TEXT, styles.partner)],
  ['SCORE', undefined],
  ['DOLLARS', undefined],
] as const

/** The bets as a table; on a phone the date and the partner are below the course. */
export const BetsTable = ({ rows }: { rows: readonly BetRow[] }) => (
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
    <tbody>
      {rows.map((row, at) => (
        <Row key={at} row={row} />
      ))}
    </tbody>
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
