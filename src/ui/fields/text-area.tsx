import type { ComponentProps } from 'react'
import { classNames } from '~/lib/class-names'
import { Field, type FieldText } from './field'
import styles from './field.module.css'

type Props = ComponentProps<'textarea'> & FieldText

/** A text area; `aside` is the slot of the counter. */
export function TextArea({ label, hideLabel, aside, hint, error, className, ...textarea }: Props) {
  const text = { label, hideLabel, aside, hint, error }
  return (
    <Field {...text} id={textarea.id} describedBy={textarea['aria-describedby']}>
      {(control) => (
        <textarea className={classNames(styles.input, className)} {...textarea} {...control} />
      )}
    </Field>
  )
}
