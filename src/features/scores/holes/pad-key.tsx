import type { ReactNode, RefObject } from 'react'
import styles from './score-pad.module.css'

type Props = {
  /** The hole has this score. */
  pressed?: boolean
  atPar?: boolean
  /** What it is called when what is drawn on it does not say so. */
  label?: string
  ref?: RefObject<HTMLButtonElement | null>
  onPress: () => void
  children: ReactNode
}

/** A key of the pad. */
export const PadKey = ({ pressed, atPar, label, ref, onPress, children }: Props) => (
  <button
    ref={ref}
    type="button"
    className={styles.key}
    data-par={atPar || undefined}
    aria-pressed={pressed}
    aria-label={label}
    onClick={onPress}
  >
    {children}
  </button>
)
