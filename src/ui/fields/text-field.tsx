import type { ComponentProps } from 'react'
import { classNames } from '~/lib/class-names'
import { Icon, type IconName } from '../icons/icon'
import { Field, type FieldText } from './field'
import styles from './field.module.css'

type Props = ComponentProps<'input'> & FieldText & { icon?: IconName | undefined }

/** A text field, controlled or not: all input attributes pass through, including `ref`. */
export function TextField({
  label,
  hideLabel,
  aside,
  hint,
  error,
  icon,
  className,
  ...input
}: Props) {
  const text = { label, hideLabel, aside, hint, error }
  return (
    <Field {...text} id={input.id} describedBy={input['aria-describedby']}>
      {(control) => (
        <div className={styles.wrap}>
          {icon && <Icon name={icon} />}
          <input className={classNames(styles.input, className)} {...input} {...control} />
        </div>
      )}
    </Field>
  )
}
