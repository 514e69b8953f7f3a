import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { allowedPictureUrl } from '~/api/host'
import { userLinx } from '~/domain/feed/linx-view'
import { serverTime } from '~/domain/dates/server-time'
import { shownName } from '~/domain/people/names'
import { classNames } from '~/lib/class-names'
import { paths } from '~/routing/paths'
import { Avatar } from '~/ui/display/avatar'
import styles from './person.module.css'
import { RelativeTime } from './relative-time'

/** A golfer's name, leading to their Linx where they have an account. Isolated, so that its direction does not leak into what follows (TXT-06). */
export const PersonName = ({
  userId,
  name,
  small,
}: {
  userId: number
  name: string
  small?: boolean
}) => {
  const className = classNames(styles.name, small && styles.small)
  const text = shownName(name)
  if (userId < 1) return <bdi className={className}>{text}</bdi>
  return (
    <Link className={className} dir="auto" to={paths.linx(userLinx(userId))}>
      {text}
    </Link>
  )
}

/** Facts about a golfer or an event on one line that may wrap, a dot between them. */
export const MetaLine = ({
  children,
  time,
}: {
  children: readonly ReactNode[]
  /** When it was, as the last fact. */
  time?: unknown
}) => {
  const facts = children.filter(Boolean)
  const when = serverTime(time)
  if (facts.length === 0 && when === undefined) return null
  return (
    <div className={styles.meta}>
      {facts.map((fact, at) => (
        <span key={at} className={styles.fact}>
          {fact}
        </span>
      ))}
      {when !== undefined && <RelativeTime at={when} className={styles.fact} />}
    </div>
  )
}

type Props = {
  name: string
  /** The picture's address on the server. */
  picture?: string | null | undefined
  size?: 's' | 'm' | undefined
  /** The name's line and the lines under it. */
  children: ReactNode
  /** What stands at the end of the line. */
  end?: ReactNode
  className?: string | undefined
}

/** A golfer: the picture, the name and facts. */
export const Person = ({ name, picture, size, children, end, className }: Props) => (
  <div className={classNames(styles.person, className)}>
    <Avatar name={name} src={allowedPictureUrl(picture)} size={size} />
    <div className={styles.text}>{children}</div>
    {end}
  </div>
)
