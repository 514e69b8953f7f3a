import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { Link } from '~/ui/actions/link'
import { allowedPictureUrl } from '~/api/host'
import { userLinx } from '~/domain/feed/linx-view'
import { serverTime } from '~/domain/dates/server-time'
import { shownName } from '~/domain/people/names'
import { classNames } from '~/lib/class-names'
import { paths } from '~/routing/paths'
import { Avatar } from '~/ui/display/avatar'
import styles from './person.module.css'
import { fullMomentText, relativeTime } from '~/domain/dates/time-text'
import { now } from '~/lib/clock'
import { onTick } from '~/platform/visibility'

/**
 * A relative time, kept up to date; a tap shows the exact local time. The touch target is larger than the line.
 */
function RelativeTime({ at, className }: { at: number; className: string | undefined }) {
  const [isExact, setExact] = useState(false)
  const relative = useSyncExternalStore(onTick, () => relativeTime(at, now()))
  const exact = fullMomentText(at)
  return (
    <button
      type="button"
      className={classNames(styles.time, className)}
      title={exact}
      data-moment
      aria-pressed={isExact}
      onClick={() => setExact(!isExact)}
    >
      {isExact ? exact : relative}
    </button>
  )
}

/** A golfer's name, leading to their Linx where they have an account. Isolated, so that its direction does not leak into what follows (TXT-06). */
export const PersonName = ({
  userId,
  name,
  small,
  state,
}: {
  userId: number
  name: string
  small?: boolean
  /** Router state for the golfer's page. */
  state?: unknown
}) => {
  const className = classNames(styles.name, small && styles.small)
  const text = shownName(name)
  if (userId < 1) return <bdi className={className}>{text}</bdi>
  return (
    <Link className={className} dir="auto" to={paths.linx(userLinx(userId))} state={state}>
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
      {facts.map((fact, at) =>
        at === 0 && typeof fact === 'string' ? (
          fact // plain text is a flex item without an element
        ) : (
          <span key={at} className={styles.fact}>
            {fact}
          </span>
        ),
      )}
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
  className?: string | undefined
}

/** A golfer: the picture, the name and facts. */
export const Person = ({ name, picture, size, children, className }: Props) => (
  <div className={classNames(styles.person, className)}>
    <Avatar name={name} src={allowedPictureUrl(picture)} size={size} />
    <div className={styles.text}>{children}</div>
  </div>
)
