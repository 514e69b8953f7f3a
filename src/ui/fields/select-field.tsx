import type { ComponentProps } from 'react'
import { classNames } from '~/lib/class-names'
import { Field, type FieldText } from './field'
import fieldStyles from './field.module.css'
import { Icon } from '../icons/icon'
import styles from './select-field.module.css'

type Props = ComponentProps<'select'> & FieldText

/** A native select. The children are its `<option>`s. */
export function SelectField({ label, hideLabel, aside, hint, error, className, ...select }: Props) {
  const text = { label, hideLabel, aside, hint, error }
  return (
    <Field {...text} id={select.id} describedBy={select['aria-describedby']}>
      {(control) => (
        <div className={styles.wrap}>
          <select
            className={classNames(fieldStyles.input, styles.select, className)}
            {...select}
            {...control}
          />
          <Icon name="down" small />
        </div>
      )}
    </Field>
  )
}
