import { moneySign, moneyText } from '~/domain/money'
import styles from './my-bets.module.css'

/** Signed dollars: the sign says it, colour only helps. */
export const Money = ({ dollars }: { dollars: number }) => (
  <span className={styles.money} data-sign={moneySign(dollars)}>
    {moneyText(dollars)}
  </span>
)
