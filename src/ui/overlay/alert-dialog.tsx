import { useId, useRef, type ReactNode, type RefObject } from 'react'
import { Button } from '../actions/button'
import { Dialog, dialogMessageClass } from './dialog'

/** The alert's text for a failure without a message. */
const DEFAULT_ALERT = 'An error occurred'

type Props = {
  open: boolean
  message: string | undefined
  /** The button, Escape and Enter. */
  onClose: () => void
  /** The button, for content that moves the focus to it. */
  okRef?: RefObject<HTMLButtonElement | null>
  /** Content instead of a message: a score's result, a link. */
  children?: ReactNode
}

/** The app's alert: 'Please note:', the message, OK. Closes on Escape; Enter confirms. */
export function AlertDialog({ open, message, onClose, okRef, children }: Props) {
  const messageId = useId()
  const ownRef = useRef<HTMLButtonElement>(null)
  const ok = okRef ?? ownRef
  return (
    <Dialog
      open={open}
      kind="alert"
      title="Please note:"
      describedBy={messageId}
      firstFocus={ok}
      onClose={onClose}
      onEnter={onClose}
    >
      <p className={dialogMessageClass} id={messageId}>
        {message || DEFAULT_ALERT}
      </p>
      {children}
      <Button variant="primary" ref={ok} onClick={onClose}>
        OK
      </Button>
    </Dialog>
  )
}
