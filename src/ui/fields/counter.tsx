import { VisuallyHidden } from '../layout/visually-hidden'

/** The remaining numbers that are announced: these, not every key. */
const ANNOUNCED_AT = [0, 10, 20, 50]

type Props = {
  /** UTF-16 units typed (R9). */
  used: number
  max: number
}

/**
 * The number of characters used of the maximum, for a field's `aside`. Near the limit the rest is also announced, in a
 * few steps.
 */
export function Counter({ used, max }: Props) {
  const left = Math.max(max - used, 0)
  const step = ANNOUNCED_AT.find((bound) => left <= bound)
  return (
    <>
      <span aria-hidden="true">
        {used}/{max}
      </span>
      <VisuallyHidden role="status">
        {step === undefined ? '' : step === 0 ? 'No characters left' : `${step} characters left`}
      </VisuallyHidden>
    </>
  )
}
