import { useState, type ComponentProps } from 'react'
import { IconButton } from '../actions/icon-button'
import { Field, type FieldText } from './field'
import styles from './field.module.css'

type Props = Omit<ComponentProps<'input'>, 'type'> & FieldText & { label: string }

/**
 * A password field with a show/hide button that is named after the field, since there may be two. The input is passed
 * on byte for byte.
 */
export function PasswordField({ label, hideLabel, aside, hint, error, ...input }: Props) {
  const [isShown, setIsShown] = useState(false)
  const text = { label, hideLabel, aside, hint, error }
  return (
    <Field {...text} id={input.id} describedBy={input['aria-describedby']}>
      {(control) => (
        <div className={styles.wrap}>
          <input
            className={styles.input}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
          />
          <IconButton
            label={`${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            icon={isShown ? 'eye-off' : 'eye'}
            disabled={input.disabled}
            onClick={() => setIsShown(!isShown)}
          />
        </div>
      )}
    </Field>
  )
}
