import styles from './progress.module.css'

type Props = {
  /** What is on its way: 'Uploading photo 1 of 3'. */
  label: string
  /** How much is done; without it nobody knows, and the bar sweeps. */
  value?: number | undefined
  /** How much there is in all. */
  max?: number | undefined
}

/** How far something has come. */
export function Progress({ label, value, max = 100 }: Props) {
  const part = value === undefined ? undefined : Math.min(Math.max(value / (max || 1), 0), 1)
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      data-sweeping={part === undefined || undefined}
    >
      <i style={part === undefined ? undefined : { inlineSize: `${part * 100}%` }} />
    </div>
  )
}
