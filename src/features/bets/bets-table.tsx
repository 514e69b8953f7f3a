import type { BetRow } from '~/api/types'
import { shownName, visibleText } from '~/domain/names'
import { isCalendarDay, shortDayText } from '~/domain/played-date'
import { today } from '~/lib/clock'
import { classNames } from '~/lib/class-names'
import { VisuallyHidden } from '~/ui/visually-hidden'
import { Money } from './money'
import styles from './my-bets.module.css'

const Day = ({ date }: { date: string }) => {
  const day = date.slice(0, 10)
  if (!isCalendarDay(day)) return '–'
  return <time dateTime={day}>{shortDayText(day, today())}</time>
}

const HEADS = [
  ['DATE', undefined],
  ['COURSE', styles.text],
  ['PARTNER', classNames(styles.text, styles.partner)],
  ['SCORE', undefined],
  ['DOLLARS', undefined],
] as const

/** The bets as a table: on a phone the date and the partner stand under the course. */
export const BetsTable = ({ rows }: { rows: readonly BetRow[] }) => (
  <table className={styles.table}>
    <caption>
      <VisuallyHidden>My bets, newest first</VisuallyHidden>
    </caption>
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
  </table>
)

function Row({ row: { date, course, partner, score, dollars } }: { row: BetRow }) {
  const name = <bdi>{shownName(partner)}</bdi>
  return (
    <tr>
      <td className={styles.date}>
        <Day date={date} />
      </td>
      <th scope="row" className={styles.text}>
        <bdi>{visibleText(course) ?? 'A round of golf'}</bdi>
        <span className={styles.under}>
          <Day date={date} /> · with {name}
        </span>
      </th>
      <td className={classNames(styles.text, styles.partner)}>{name}</td>
      <td className={styles.score}>{score ?? '–'}</td>
      <td className={styles.dollars}>
        <Money dollars={dollars} />
      </td>
    </tr>
  )
}
