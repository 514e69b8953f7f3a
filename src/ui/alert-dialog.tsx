import { useId, type ReactNode } from 'react'
import { Button } from './button'
import { Dialog, dialogMessageClass } from './dialog'

/** What an alert says when the failure brought no words. */
const DEFAULT_ALERT = 'An error occurred'

type Props = {
  open: boolean
  message: string | undefined
  /** The button, Escape and Enter. */
  onClose: () => void
  /** More than words: the figures of a posted score, a link. */
  children?: ReactNode
}

/** The app's alert: 'Please note:', the message, OK. Closes on Escape; Enter confirms. */
export function AlertDialog({ open, message, onClose, children }: Props) {
  const messageId = useId()
  return (
    <Dialog
      open={open}
      kind="alert"
      title="Please note:"
      describedBy={messageId}
      onClose={onClose}
      onEnter={onClose}
    >
      <p className={dialogMessageClass} id={messageId}>
        {message || DEFAULT_ALERT}
      </p>
      {children}
      <Button variant="primary" data-first-focus onClick={onClose}>
        OK
      </Button>
    </Dialog>
  )
}
