import { useId, type ReactNode } from 'react'
import styles from './switch.module.css'

type Props = {
  label: ReactNode
  /** What it means now, in one line: it is read with the switch. */
  hint?: ReactNode
  checked: boolean
  /** The wish; the parent decides, and may ask first. */
  onChange: (checked: boolean) => void
  disabled?: boolean | undefined
}

/** On or off, at once. The whole row can be pressed; Space turns it. */
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
