import type { BetRow } from '~/api/types'
import { shownName } from '~/domain/people/names'
import { partnerBalances, partnerPayments, paymentText } from '~/domain/scores/settle-up'
import { PRODUCT_NAME } from '~/lib/product-name'
import { Card } from '~/ui/layout/card'
import { Money } from './money'
import styles from './my-bets.module.css'
import { SettleText } from './settle-text'

type Props = { rows: readonly BetRow[]; source: string }

/** The golfer's balance with each partner, and how to settle it. */
export function BalancesCard({ rows, source }: Props) {
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
        <p>All even.</p>
      )}
    </Card>
  )
}
