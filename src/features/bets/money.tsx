import { moneySign, moneyText } from '~/domain/scores/money'
import styles from './my-bets.module.css'

/** Signed dollars; color repeats what the sign says. */
export const Money = ({ dollars }: { dollars: number }) => (
  <span className={styles.money} data-sign={moneySign(dollars)}>
    {moneyText(dollars)}
  </span>
)
