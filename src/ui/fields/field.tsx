import { useId, type ReactNode } from 'react'
import { addIcons, Icon } from '../icons/icon'
import { fieldIcons } from '../icons/field-icons'
import styles from './field.module.css'
import { visuallyHidden } from '../layout/visually-hidden'

addIcons(fieldIcons)

/** The texts around a field's control. */
export type FieldText = {
  label: ReactNode
  /** Hides the label visually, for a search box whose icon explains it. */
  hideLabel?: boolean | undefined
  /** At the label's far end: 'optional', a counter. */
  aside?: ReactNode
  hint?: ReactNode
  /** The error message. Its presence marks the control invalid. */
  error?: string | undefined
}

/** The attributes that tie a control to its label, hint and error. */
export type ControlProps = {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

type Props = FieldText & {
  id?: string | undefined
  describedBy?: string | undefined
  children: (control: ControlProps) => ReactNode
}

/** Label, control, hint and error. The error is announced when it appears and is part of the control's description. */
export function Field({ label, hideLabel, aside, hint, error, id, describedBy, children }: Props) {
  const own = useId()
  const control = id ?? own
  const hintId = hint ? `${control}-hint` : ''
  const errorId = error ? `${control}-error` : ''
  return (
    <div className={styles.field}>
      <label className={hideLabel ? visuallyHidden : styles.label} htmlFor={control}>
        {label}
        {aside !== undefined && <em>{aside}</em>}
      </label>
      {children({
        id: control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': [describedBy, hintId, errorId].filter(Boolean).join(' ') || undefined,
      })}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={errorId} role="alert">
          <Icon name="alert" />
          {error}
        </p>
      )}
    </div>
  )
}

/** The style of a field's control, for one without a visible label. */
export const fieldInputClass = styles.input
