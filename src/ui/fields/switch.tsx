import { useId, type ReactNode } from 'react'
import styles from './switch.module.css'

type Props = {
  label: ReactNode
  /** The current meaning in one line, read with the switch. */
  hint?: ReactNode
  checked: boolean
  /** The requested value; the parent decides, and may ask for confirmation. */
  onChange: (checked: boolean) => void
  disabled?: boolean | undefined
}

/** A switch that takes effect at once. The whole row can be pressed; Space toggles it. */
export function Switch({ label, hint, checked, onChange, disabled }: Props) {
  const id = useId()
  return (
    <div className={styles.row}>
      <label className={styles.label}>
        <span>{label}</span>
        <input
          className={styles.switch}
          type="checkbox"
          role="switch"
          aria-describedby={hint ? id : undefined}
          checked={checked}
          aria-checked={checked}
          disabled={disabled}
          onChange={(event) => onChange(event.target.checked)}
        />
      </label>
      {hint && (
        <p className={styles.hint} id={id}>
          {hint}
        </p>
      )}
    </div>
  )
}
