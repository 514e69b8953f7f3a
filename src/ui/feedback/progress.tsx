import styles from './progress.module.css'

type Props = {
  /** The label: 'Uploading photo 1 of 3'. */
  label: string
  /** Percent; undefined for indeterminate progress. */
  value?: number | undefined
}

/** A progress bar. */
export const Progress = ({ label, value }: Props) => (
  <div
    className={styles.bar}
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={value}
    data-sweeping={value === undefined || undefined}
  >
    <i style={value === undefined ? undefined : { inlineSize: `${value}%` }} />
  </div>
)
