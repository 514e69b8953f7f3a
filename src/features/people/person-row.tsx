import type { ReactNode, RefObject } from 'react'
import { allowedPictureUrl } from '~/api/host'
import { handicapText } from '~/domain/scores/handicap'
import { classNames } from '~/lib/class-names'
import { Avatar } from '~/ui/display/avatar'
import { rowClass } from '~/ui/layout/rows'
import { MetaLine, PersonName } from './person'
import styles from './person-row.module.css'

type Props = {
  userId: number
  name: string
  /** The picture's address on the server. */
  picture?: string | null | undefined
  /** Shown below the name. */
  facts: readonly ReactNode[]
  handicap?: unknown
  /** Router state for the golfer's page. */
  state?: unknown
  /** The row's actions: one or two small buttons. */
  children?: ReactNode
  /** Below the row: an error message. */
  note?: ReactNode
  ref?: RefObject<HTMLLIElement | null>
}

/** A golfer in a list: picture, name, home, Handicap Index, and actions. */
export const PersonRow = ({
  userId,
  name,
  picture,
  facts,
  handicap,
  state,
  children,
  note,
  ref,
}: Props) => (
  <li ref={ref}>
    <div className={classNames(rowClass, styles.row)}>
      <Avatar name={name} src={allowedPictureUrl(picture)} size="l" />
      <div className={styles.text}>
        <PersonName userId={userId} name={name} state={state} />
        <MetaLine>{facts}</MetaLine>
      </div>
      <HandicapCell value={handicap} />
      {children && <div className={styles.actions}>{children}</div>}
    </div>
    {note}
  </li>
)

/** A Handicap Index below its caption. Renders nothing when none is known. */
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
