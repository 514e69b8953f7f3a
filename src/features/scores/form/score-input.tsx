import { useFocusWhen } from '~/ui/focus/use-focus'

type Props = {
  label: string
  value: string
  onChange: (text: string) => void
  onBlur: () => void
  disabled?: boolean
  readOnly?: boolean
  /** Takes the cursor when the form opens: the golfer has chosen the course, and only the score is left. */
  focused?: boolean | undefined
}

/** One cell to type a score in. No maxlength: the browser would cut '1234' to 123 where the rule refuses it. */
export function ScoreInput({ label, onChange, focused, ...input }: Props) {
  const cell = useFocusWhen<HTMLInputElement>(focused === true)
  return (
    <input
      ref={cell}
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      placeholder="–"
      onChange={(event) => onChange(event.target.value)}
      {...input}
    />
  )
}
