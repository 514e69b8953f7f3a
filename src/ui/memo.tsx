import { useState, type ComponentProps } from 'react'
import { cutText } from '~/lib/text'
import type { FieldWords } from './field'
import { TextArea } from './text-area'

/** The most UTF-16 units of a memo, unless its caller sets another limit. */
const MOST_MEMO = 20_000
/** The counter shows from here on. */
const NEAR = 0.8

type Props = Omit<ComponentProps<'textarea'>, 'onChange' | 'value'> &
  Omit<FieldWords, 'aside' | 'error'> & {
    value: string
    most?: number
    onChange: (text: string) => void
  }

/** Several lines up to a limit. What is typed or pasted beyond is left out, no character is split, and words say so (R9). */
export function Memo({ value, most = MOST_MEMO, onChange, ...area }: Props) {
  const [cut, setCut] = useState(false)
  const count = `${value.length.toLocaleString('en-US')} / ${most.toLocaleString('en-US')}`
  return (
    <TextArea
      {...area}
      value={value}
      aside={value.length >= most * NEAR ? count : undefined}
      onChange={({ target }) => {
        setCut(target.value.length > most)
        onChange(cutText(target.value, most))
      }}
      onBlur={() => setCut(false)}
      error={
        cut
          ? `The maximum character limit (${most.toLocaleString('en-US')}) has been reached.`
          : undefined
      }
    />
  )
}
