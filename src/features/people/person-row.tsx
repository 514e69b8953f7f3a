import type { ReactNode, RefObject } from 'react'
import { onHost } from '~/api/host'
import { handicapText } from '~/domain/handicap'
import { classNames } from '~/lib/class-names'
import { Avatar } from '~/ui/avatar'
import { rowClass } from '~/ui/rows'
import { PersonName } from './person'
import styles from './person-row.module.css'

type Props = {
  userId: number
  name: string
  /** Where the server says the picture is. */
  picture?: string | null | undefined
  /** Where the golfer is from, ready to show. */
  location?: string | null | undefined
  handicap?: unknown
  /** What can be done with them: one or two small buttons. */
  children?: ReactNode
  /** Under the row: why something failed. */
  note?: ReactNode
  ref?: RefObject<HTMLLIElement | null>
}

/** A golfer in a list of golfers: picture, name, place, Handicap Index, and what can be done. */
export const PersonRow = ({
  userId,
  name,
  picture,
  location,
  handicap,
  children,
  note,
  ref,
}: Props) => (
  <li ref={ref}>
    <div className={classNames(rowClass, styles.row)}>
      <Avatar name={name} src={onHost(picture)} size="l" />
      <div className={styles.words}>
        <PersonName userId={userId} name={name} />
        {location && (
          <p className={styles.place}>
            <bdi>{location}</bdi>
          </p>
        )}
      </div>
      <HandicapCell value={handicap} />
      {children && <div className={styles.actions}>{children}</div>}
    </div>
    {note}
  </li>
)

/** A Handicap Index under its small caption. Nothing when none is known. */
export function HandicapCell({ value }: { value: unknown }) {
  const shown = handicapText(value)
  if (!shown) return null
  return (
    <div className={styles.handicap}>
      <span className={styles.label}>HDCP</span>
      <span className={styles.value}>{shown}</span>
    </div>
  )
}
