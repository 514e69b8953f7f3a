import { useLayoutEffect, type ComponentProps } from 'react'
import { classNames } from '~/lib/class-names'
import styles from './button.module.css'
import { focusHolder, restoreFocusAfter } from '../focus/focus'

/** The weight and color of a button. */
export type ButtonVariant = 'primary' | 'tint' | 'line' | 'quiet' | 'danger' | 'danger-solid'

type Look = { wide?: boolean | undefined; small?: boolean | undefined }

/** The style of a button, for a link: `<Link className={buttonClass('primary')}>`. */
export const buttonClass = (
  variant: ButtonVariant,
  { wide, small }: Look = {},
): string | undefined =>
  classNames(styles.button, styles[variant], wide && styles.wide, small && styles.small)

type Props = ComponentProps<'button'> &
  Look & { variant: ButtonVariant; busy?: boolean | undefined }

/**
 * A button. `busy` shows a spinner and disables it in the same tick, so that a write is sent once (R5); the focus,
 * which the browser then moves, is restored afterwards.
 */
export function Button({ variant, wide, small, busy, disabled, className, ...button }: Props) {
  useLayoutEffect(() => {
    const own = focusHolder()
    return busy && own?.ariaBusy ? () => restoreFocusAfter(own) : undefined
  }, [busy])
  return (
    <button
      type="button"
      className={classNames(buttonClass(variant, { wide, small }), className)}
      aria-busy={busy || undefined}
      disabled={busy || disabled}
      {...button}
    />
  )
}
