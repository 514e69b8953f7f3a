import { VisuallyHidden } from './visually-hidden'

/** From here on the rest is said aloud: at each of these, not at every key. */
const SAID = [0, 10, 20, 50]

type Props = {
  /** UTF-16 units typed (R9). */
  used: number
  most: number
}

/** Characters used of the most, for a field's `aside`. Near the limit the rest is also heard, in a few steps. */
export function Counter({ used, most }: Props) {
  const left = Math.max(most - used, 0)
  const step = SAID.find((bound) => left <= bound)
  return (
    <>
      <span aria-hidden="true">
        {used}/{most}
      </span>
      <VisuallyHidden role="status">
        {step === undefined ? '' : step === 0 ? 'No characters left' : `${step} characters left`}
      </VisuallyHidden>
    </>
  )
}
