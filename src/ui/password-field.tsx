import { useState, type ComponentProps } from 'react'
import { Field, type FieldText } from './field'
import styles from './field.module.css'
import { IconButton } from './icon-button'

type Props = Omit<ComponentProps<'input'>, 'type'> & FieldText & { label: string }

/** A password, with an eye that shows it, named for its field: there may be two of them. What is typed is passed on byte for byte. */
export function PasswordField({ label, hideLabel, aside, hint, error, ...input }: Props) {
  const [shown, setShown] = useState(false)
  const words = { label, hideLabel, aside, hint, error }
  return (
    <Field {...words} id={input.id} describedBy={input['aria-describedby']}>
      {(control) => (
        <div className={styles.wrap}>
          <input
            className={styles.input}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
          />
          <IconButton
            label={`${shown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            icon={shown ? 'eye-off' : 'eye'}
            disabled={input.disabled}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  )
}
