import type { GroupBet } from '~/api/types'
import { moneySign, moneyText } from '~/domain/scores/money'
import { firstName } from '~/domain/people/names'
import { uniqueBy } from '~/lib/unique'
import styles from './bets-line.module.css'

/** Who won and who lost, in signed dollars. */
export function BetsLine({ bets }: { bets: readonly GroupBet[] }) {
  if (bets.length === 0) return null
  return (
    <div className={styles.bets}>
      <h3 className={styles.title}>BETS</h3>
      <dl className={styles.list}>
        {uniqueBy(bets, ({ userId }) => userId).map(({ userId, name, dollars }) => (
          <div key={userId}>
            <dt>
              <bdi>{firstName(name)}</bdi>
            </dt>
            <dd className={styles.money} data-sign={moneySign(dollars)}>
              {moneyText(dollars)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
