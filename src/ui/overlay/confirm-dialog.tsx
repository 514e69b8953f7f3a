import { useId, useRef, type ReactNode } from 'react'
import { Button } from '../actions/button'
import { Dialog, DialogActions, dialogMessageClass } from './dialog'
import { Notice } from '../feedback/notice'

type Props = {
  open: boolean
  title: ReactNode
  /** What will happen, in a sentence. */
  message: ReactNode
  /** Names the action: 'Make my posts public', not 'OK'. */
  confirmLabel: string
  cancelLabel?: string | undefined
  /** For an irreversible action: the button is red, and the focus starts on Cancel or on the first field. */
  danger?: boolean | undefined
  /** For an action visible to others: the button is not red, but the focus starts on Cancel. */
  careful?: boolean | undefined
  /**
   * Set while the action runs, which cannot be canceled: the dialog stays open, its button shows this text, Cancel is
   * disabled.
   */
  busy?: string | false | undefined
  /** Why it failed; the dialog stays open. */
  error?: string | undefined
  onConfirm: () => void
  /** Cancel and Escape. */
  onClose: () => void
  /** Further fields, such as a word to type; Enter in a field confirms. */
  children?: ReactNode
}

/** Asks for confirmation. */
export function ConfirmDialog(props: Props) {
  const { open, title, message, confirmLabel, cancelLabel = 'Cancel', danger, careful } = props
  const { busy, error, onConfirm, onClose, children } = props
  const messageId = useId()
  const first = useRef<HTMLButtonElement>(null)
  const startsOnCancel = danger || careful
  return (
    <Dialog
      open={open}
      kind="alert"
      title={title}
      describedBy={messageId}
      firstFocus={children ? undefined : first} // a field takes the focus by itself
      onClose={onClose}
    >
      <form
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!busy) onConfirm()
        }}
      >
        <p className={dialogMessageClass} id={messageId}>
          {message}
        </p>
        {children}
        {error && <Notice kind="error">{error}</Notice>}
        <DialogActions pair>
          <Button
            variant="line"
            ref={startsOnCancel ? first : undefined}
            disabled={Boolean(busy)}
            onClick={onClose}
          >
            {cancelLabel}
          </Button>
          <Button
            variant={danger ? 'danger-solid' : 'primary'}
            ref={startsOnCancel ? undefined : first}
            type="submit"
            busy={Boolean(busy)}
          >
            {busy || confirmLabel}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
