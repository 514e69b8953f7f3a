import { classNames } from '~/lib/class-names'
import { Brand, brandClass } from '~/ui/layout/brand'
import styles from './hero.module.css'
import { Scene } from './scene'

const PARS = [4, 5, 3, 4, 4, 4, 3, 5, 4]
const SCORES = [4, 4, 3, 5, 4, 6, 3, 5, 4]
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The mark of a score on this card; score entry has the complete rule. */
const markOf = (toPar: number) =>
  toPar < 0 ? 'birdie' : toPar > 1 ? 'double' : toPar > 0 ? 'bogey' : undefined

/** A front nine. Decorative, so hidden from screen readers. */
const SampleCard = () => (
  <table className={styles.card} role="presentation">
    <colgroup>
      <col className={styles.names} />
      <col span={PARS.length} />
      <col className={styles.sums} />
    </colgroup>
    <thead>
      <tr>
        <th>HOLE</th>
        {PARS.map((_, hole) => (
          <th key={hole}>{hole + 1}</th>
        ))}
        <th className={styles.sum}>OUT</th>
      </tr>
    </thead>
    <tbody>
      <tr className={styles.par}>
        <th>PAR</th>
        {PARS.map((par, hole) => (
          <td key={hole}>{par}</td>
        ))}
        <td className={styles.sum}>{sum(PARS)}</td>
      </tr>
      <tr className={styles.score}>
        <th>SCORE</th>
        {SCORES.map((score, hole) => (
          <td key={hole}>
            <span className={styles.mark} data-mark={markOf(score - (PARS[hole] ?? score))}>
              {score}
            </span>
          </td>
        ))}
        <td className={styles.sum}>{sum(SCORES)}</td>
      </tr>
    </tbody>
  </table>
)

/** The picture of the sign-in page: a fairway at sunrise, and a scorecard. */
export const Hero = ({ className }: { className?: string | undefined }) => (
  <div className={classNames(styles.hero, className)}>
    <Scene className={styles.scene} />
    <span className={classNames(brandClass, styles.brand)}>
      <Brand markClassName={styles.brandMark} />
    </span>
    <div className={styles.cardSlot} aria-hidden="true">
      <SampleCard />
    </div>
  </div>
)
