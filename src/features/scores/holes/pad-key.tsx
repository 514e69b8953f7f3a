import type { ReactNode } from 'react'
import styles from './score-pad.module.css'

type Props = {
  /** The hole has this score. */
  pressed?: boolean
  atPar?: boolean
  /** What it is called when what is drawn on it does not say so. */
  label?: string
  /** Brings the other keys. */
  turns?: boolean
  onPress: () => void
  children: ReactNode
}

/** A key of the pad. */
export const PadKey = ({ pressed, atPar, label, turns, onPress, children }: Props) => (
  <button
    type="button"
    className={styles.key}
    data-par={atPar || undefined}
    data-turn={turns || undefined}
    aria-pressed={pressed}
    aria-label={label}
    onClick={onPress}
  >
    {children}
  </button>
)
