import { Button } from './button'
import { LoadFailure } from '../feedback/load-failure'
import styles from './load-more.module.css'
import { Status } from '../feedback/status'

type Props = {
  /** `end`: there is no more. `failed`: the last attempt failed. */
  state: 'more' | 'busy' | 'failed' | 'end'
  onMore: () => void
  /** The button's text. */
  label?: string | undefined
  /** Why it failed. */
  error?: string | undefined
  /** The text below the last row. */
  end?: string | undefined
}

/** The end of a paged list: a button, a failure with a retry, or the end. */
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
