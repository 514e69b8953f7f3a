import { Brand, brandClass } from '~/ui/layout/brand'
import { Button } from '~/ui/actions/button'
import { Icon } from '~/ui/icons/icon'
import { Pill } from '~/ui/display/pill'
import { lock } from './access-key'
import styles from './operator-bar.module.css'

/** The operator's bar: no sections, since an operator is no golfer, and a Logout that locks the report. */
export const OperatorBar = ({ open }: { open: boolean }) => (
  <header className={styles.bar}>
    <span className={brandClass}>
      <Brand />
    </span>
    <Pill>Operator</Pill>
    {open && (
      <div className={styles.tools}>
        <Button variant="line" small onClick={lock}>
          <Icon name="lock" small />
          Logout
        </Button>
      </div>
    )}
  </header>
)
