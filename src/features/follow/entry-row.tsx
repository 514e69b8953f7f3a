import { type ReactNode, type RefObject, useId, type MouseEventHandler } from 'react'
import { useLocation } from 'react-router-dom'
import type { FollowEntry } from '~/api/types'
import { visibleText } from '~/domain/people/names'
import { handicapText } from '~/domain/scores/handicap'
import { PersonRow } from '~/features/people/person-row'
import { Notice } from '~/ui/feedback/notice'
import { classNames } from '~/lib/class-names'
import { routerState } from '~/routing/router-state'
import { Button } from '~/ui/actions/button'
import { rowClass } from '~/ui/layout/rows'
import styles from './entry-row.module.css'

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
  /** Shows the index beside the location, so that the row has room for two buttons. */
  isOneLine?: boolean
  /** The row's buttons. */
  children: ReactNode
  ref: RefObject<HTMLLIElement | null>
}

/** Router state for the page of a golfer in a list: it shows them at once, and Back leads to the list. */
export function useOpenedFromHere(): (golfer: FollowEntry) => object {
  const { pathname } = useLocation()
  return (golfer) => routerState({ from: pathname, golfer })
}

/** A golfer in one of the lists of /following, as the server sent them. */
export function EntryRow({ entry, failure, isOneLine, children, ref }: Props) {
  const openedFromHere = useOpenedFromHere()
  const location = visibleText(entry.location)
  const index = handicapText(entry.handicap)
  return (
    <PersonRow
      ref={ref}
      userId={entry.userId}
      name={entry.fullName}
      picture={entry.pictureUrl}
      facts={[
        location && <bdi key="location">{location}</bdi>,
        isOneLine && index && `HDCP ${index}`,
      ]}
      handicap={isOneLine ? undefined : entry.handicap}
      state={openedFromHere(entry)}
      note={<RowFailure>{failure}</RowFailure>}
    >
      {children}
    </PersonRow>
  )
}

type DoneRowProps = {
  /** The result, in one sentence. */
  children: string
  name: string
  /** Undoes it; undefined once that is no longer possible. */
  onUndo: MouseEventHandler | undefined
  /** Set when the change was made elsewhere: it cannot be undone, and the row can only be dismissed. */
  onDismiss: (() => void) | undefined
  /** Why it could not be undone. */
  failure?: string | undefined
  /** What the golfer may want to do next. */
  next?: ReactNode
  ref: RefObject<HTMLLIElement | null>
}

/**
 * Replaces a golfer's row for a moment after an action, so that no other row moves under the finger. Its button takes
 * the focus of the pressed one, so that the sentence is read.
 */
export function DoneRow({ children, name, onUndo, onDismiss, failure, next, ref }: DoneRowProps) {
  const sentence = useId()
  const onPress = onDismiss ?? onUndo
  return (
    <li ref={ref}>
      <div className={classNames(rowClass, styles.done)}>
        <p id={sentence}>{children}</p>
        {next}
        <Button
          variant="quiet"
          small
          autoFocus
          aria-label={onDismiss ? 'OK' : `Undo, ${name}`}
          aria-describedby={sentence}
          aria-disabled={!onPress}
          onClick={onPress}
        >
          {onDismiss ? 'OK' : 'Undo'}
        </Button>
      </div>
      <RowFailure>{failure}</RowFailure>
    </li>
  )
}
