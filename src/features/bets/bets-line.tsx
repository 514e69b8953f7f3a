import type { GroupBet } from '~/api/types'
import { shortNames } from '~/domain/people/names'
import { moneySign, moneyText } from '~/domain/scores/money'
import { classNames } from '~/lib/class-names'
import { uniqueBy } from '~/lib/unique'
import styles from './bets-line.module.css'

type Props = { bets: readonly GroupBet[] | undefined; className?: string | undefined }

/** Who won and who lost in the bets of a round, in signed dollars; nothing without bets. */
export function BetsLine({ bets = [], className }: Props) {
  if (bets.length === 0) return null
  const golfers = uniqueBy(bets, ({ userId }) => userId)
  const names = shortNames(golfers)
  return (
    <div className={classNames(styles.bets, className)}>
      <h3 className={styles.title}>BETS</h3>
      <dl className={styles.list}>
        {golfers.map(({ userId, dollars }, at) => (
          <div key={userId}>
            <dt>
              <bdi>{names[at]}</bdi>
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
