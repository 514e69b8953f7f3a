import { useLayoutEffect, useState } from 'react'
import { realTimers } from '~/lib/timers'
import { Button, type ButtonVariant } from './button'
import { VisuallyHidden } from '../layout/visually-hidden'

/** How long the button shows the result, in milliseconds. */
const FEEDBACK_MS = 3000

type Props = {
  label: string
  /** Called when the button is pressed. */
  text: () => string
  /** Opens the share sheet instead, if there is one. When sharing fails, the button stays and keeps the focus. */
  share?: (() => void) | undefined
  variant?: ButtonVariant
  small?: boolean
  wide?: boolean
}

type Outcome = 'copied' | 'refused'

const LABELS: Record<Outcome, string> = {
  copied: 'Copied',
  refused: 'Your browser doesn’t allow it',
}

/** Copies a text to the clipboard and shows the result; the message of a refusal by the browser does not blame the user. */
export function CopyButton({ label, text, share, variant = 'line', small, wide }: Props) {
  const [outcome, setOutcome] = useState<Outcome>()
  // Before the next task, in which the timer of the result before could remove this one.
  useLayoutEffect(
    () => outcome && realTimers.after(FEEDBACK_MS, () => setOutcome(undefined)),
    [outcome],
  )

  async function copy() {
    setOutcome(undefined)
    const clipboard: Clipboard | undefined = navigator.clipboard // absent on plain http
    const done = await clipboard?.writeText(text()).then(
      () => true,
      () => false,
    )
    setOutcome(done ? 'copied' : 'refused')
  }

  return (
    <>
      <Button variant={variant} small={small} wide={wide} onClick={share ?? (() => void copy())}>
        {outcome ? LABELS[outcome] : label}
      </Button>
      <VisuallyHidden role="status">{outcome && LABELS[outcome]}</VisuallyHidden>
    </>
  )
}
