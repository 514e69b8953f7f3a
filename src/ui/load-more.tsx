import { Button } from './button'
import { LoadFailure } from './load-failure'
import styles from './load-more.module.css'
import { Status } from './status'

type Props = {
  /** `end`: there is no more. `failed`: the last try did not work. */
  state: 'more' | 'busy' | 'failed' | 'end'
  onMore: () => void
  /** The button's words. */
  label?: string | undefined
  /** Why it failed. */
  error?: string | undefined
  /** What is said below the last row. */
  end?: string | undefined
}

/** The foot of a list that comes page by page: a button, a failure with another try, or the end. */
export function LoadMore({ state, onMore, label = 'Load More', error, end }: Props) {
  if (state === 'failed') return <LoadFailure message={error ?? ''} busy={false} onRetry={onMore} />
  return (
    <div className={styles.foot}>
      <Status>{state === 'end' && end && <p className={styles.end}>{end}</p>}</Status>
      {state !== 'end' && (
        <Button variant="line" busy={state === 'busy'} onClick={onMore}>
          {state === 'busy' ? 'Loading...' : label}
        </Button>
      )}
    </div>
  )
}
