import { useId, useRef, type ReactNode, type RefObject } from 'react'
import { useStore } from 'zustand/react'
import { Button } from '../actions/button'
import { Dialog, dialogMessageClass } from './dialog'
import { alerts as appAlerts, type Alerts } from './alerts'

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

/** Shows the messages of `alerts`, one at a time. Rendered once in the app. */
export function AlertHost({ alerts = appAlerts }: { alerts?: Alerts }) {
  const message = useStore(alerts)
  // Keyed, so that the next message is a new dialog, announced again, with the focus on its OK.
  return (
    <AlertDialog
      key={message}
      open={message !== undefined}
      message={message}
      onClose={alerts.close}
    />
  )
}
