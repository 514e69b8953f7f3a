import { classNames } from '~/lib/class-names'
import { Brand, brandClass } from '~/ui/layout/brand'
import styles from './hero.module.css'
import { SampleCard } from './sample-card'
import { Scene } from './scene'

/** The picture of the sign-in page: a fairway at sunrise, and a scorecard. */
export const Hero = ({ className }: { className?: string | undefined }) => (
  <div className={classNames(styles.hero, className)}>
    <Scene className={styles.scene} />
    <span className={classNames(brandClass, styles.brand)}>
      <Brand markClassName={styles.mark} />
    </span>
    <div className={styles.card} aria-hidden="true">
      <SampleCard />
    </div>
  </div>
)
