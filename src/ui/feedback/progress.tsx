import styles from './progress.module.css'

type Props = {
  /** The label: 'Uploading photo 1 of 3'. */
  label: string
  /** The current value; undefined for indeterminate progress. */
  value?: number | undefined
  /** The maximum. */
  max?: number | undefined
}

/** A progress bar. */
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
