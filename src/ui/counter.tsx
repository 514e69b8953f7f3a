import { VisuallyHidden } from './visually-hidden'

/** From here on the rest is said aloud: at each of these, not at every key. */
const ANNOUNCED_AT = [0, 10, 20, 50]

type Props = {
  /** UTF-16 units typed (R9). */
  used: number
  max: number
}

/** Characters used of the most, for a field's `aside`. Near the limit the rest is also heard, in a few steps. */
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
