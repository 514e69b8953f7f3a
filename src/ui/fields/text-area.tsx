import { type ComponentProps, useState } from 'react'
import { classNames } from '~/lib/class-names'
import { asSent, cutSent } from '~/lib/text'
import { Field, type FieldText } from './field'
import styles from './field.module.css'
import { countText } from '~/lib/pluralize'

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

/** The default limit, in UTF-16 units. */
const DEFAULT_MAX_LENGTH = 20_000
/** The counter is shown once the text has reached this fraction of the limit. */
const COUNTER_FROM = 0.8

type LimitedTextAreaProps = Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> &
  Omit<FieldText, 'aside' | 'error'> & {
    value: string
    max?: number
    onChange: (text: string) => void
  }

/**
 * A text area with a maximum length of what a form sends. Input beyond it is cut without splitting a character, and a
 * message says so (R9).
 */
export function LimitedTextArea({
  value,
  max = DEFAULT_MAX_LENGTH,
  onChange,
  ...area
}: LimitedTextAreaProps) {
  const [isCut, setCut] = useState(false)
  const { length } = asSent(value)
  const count = `${countText(length)} / ${countText(max)}`
  return (
    <TextArea
      {...area}
      value={value}
      aside={length >= max * COUNTER_FROM ? count : undefined}
      onChange={({ target }) => {
        setCut(asSent(target.value).length > max)
        onChange(cutSent(target.value, max))
      }}
      onBlur={() => setCut(false)}
      error={
        isCut ? `The maximum character limit (${countText(max)}) has been reached.` : undefined
      }
    />
  )
}
