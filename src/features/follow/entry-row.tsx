import type { ReactNode, RefObject } from 'react'
import type { FollowEntry } from '~/api/types'
import { PersonRow } from '~/features/people/person-row'
import { Notice } from '~/ui/feedback/notice'
import styles from './row-failure.module.css'

/** The reason, below a row that was reverted. Announced. */
const RowFailure = ({ children }: { children: string | undefined }) =>
  children === undefined ? null : (
    <div className={styles.failure}>
      <Notice kind="error">{children}</Notice>
    </div>
  )

type Props = {
  entry: FollowEntry
  /** Why the last action failed. */
  failure: string | undefined
  /** The row's buttons. */
  children: ReactNode
  ref: RefObject<HTMLLIElement | null>
}

/** A golfer in one of the lists of /following, as the server sent them. */
export const EntryRow = ({ entry, failure, children, ref }: Props) => (
  <PersonRow
    ref={ref}
    userId={entry.userId}
    name={entry.fullName}
    picture={entry.pictureUrl}
    location={entry.location}
    handicap={entry.handicap}
    note={<RowFailure>{failure}</RowFailure>}
  >
    {children}
  </PersonRow>
)
