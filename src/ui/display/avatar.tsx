import { useState } from 'react'
import { initials } from '~/lib/initials'
import styles from './avatar.module.css'

type Props = {
  name: string
  src?: string | null | undefined
  size?: 's' | 'm' | 'l' | 'xl' | undefined
}

const TINTS = ['accent', 'dawn', 'sky'] as const

/** One of three background colors, always the same for a name. */
const tintOf = (name: string) =>
  TINTS[
    Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TINTS.length
  ]

/**
 * A golfer's picture: the photo; initials when there is none; a blank golfer when it fails to load or the name has no letter
 * (R9). Hidden from screen readers, since the name is always printed beside it.
 */
export function Avatar({ name, src, size = 'm' }: Props) {
  const [failed, setFailed] = useState<string>()
  const photo = src && src !== failed ? src : undefined
  const plain = src ? undefined : initials(name)
  const shared = {
    className: styles.avatar,
    'data-size': size,
    'aria-hidden': true,
  }
  return photo ? (
    <img
      {...shared}
      src={photo}
      alt=""
      decoding="async"
      draggable={false}
      onError={() => setFailed(photo)}
    />
  ) : (
    <span {...shared} data-tint={plain ? tintOf(name) : undefined}>
      {plain || <BlankGolfer />}
    </span>
  )
}

const BlankGolfer = () => (
  <svg viewBox="0 0 96 96">
    <rect className={styles.ground} width="96" height="96" />
    <g className={styles.body}>
      <path d="M12 98c1-18 14-27 36-27s35 9 36 27z" />
      <ellipse cx="48" cy="47" rx="17" ry="20" />
    </g>
    <path
      className={styles.cap}
      d="M28 40c-1-15 8-24 20-24s21 9 20 24c5 .5 11 2.5 14 6-10-4-22-5.5-34-5.5S27 42 25 43c.5-1.5 1.5-2.5 3-3z"
    />
  </svg>
)
