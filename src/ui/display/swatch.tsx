import styles from './swatch.module.css'

/** Tee colors, equal in both themes; `combo` is blue and white, split diagonally. */
export type Tone = 'black' | 'blue' | 'white' | 'gold' | 'green' | 'red' | 'silver' | 'combo'

type Props = {
  /** Undefined for a name without a color: pass `initial` then. */
  tone?: Tone | undefined
  /** A name with two colors splits the square. */
  second?: Tone | undefined
  name: string
  initial?: string | undefined
  large?: boolean | undefined
}

/** A tee marker: a colored square, always beside its name. */
export const Swatch = ({ tone, second, name, initial, large }: Props) => (
  <bdi
    className={styles.swatch}
    data-tone={tone}
    data-second={second}
    data-initial={tone ? undefined : initial}
    data-large={large || undefined}
  >
    {name}
  </bdi>
)
