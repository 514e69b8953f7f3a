import styles from './swatch.module.css'

/** Paint, equal in both themes; `combo` is blue and white, split diagonally. */
export type Tone = 'black' | 'blue' | 'white' | 'gold' | 'green' | 'red' | 'silver' | 'combo'

type Props = {
  /** Absent for a name without a colour: give `initial` then. */
  tone?: Tone | undefined
  /** A name with two colours splits the square. */
  second?: Tone | undefined
  name: string
  initial?: string | undefined
  large?: boolean | undefined
}

/** A tee marker: a painted square beside its printed name, never alone. */
export const Swatch = ({ tone, second, name, initial, large }: Props) => (
  <span
    className={styles.swatch}
    data-tone={tone}
    data-second={second}
    data-initial={tone ? undefined : initial}
    data-large={large || undefined}
  >
    <bdi>{name}</bdi>
  </span>
)
