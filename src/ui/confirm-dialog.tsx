import { useId, type ReactNode } from 'react'
import { Button } from './button'
import { Dialog, DialogActions, dialogMessageClass } from './dialog'
import { Notice } from './notice'

type Props = {
  open: boolean
  title: ReactNode
  /** What will happen, in a sentence. */
  message: ReactNode
  /** Names the act: 'Make my posts public', not 'OK'. */
  confirmLabel: string
  cancelLabel?: string | undefined
  /** It cannot be taken back: the button is red, and the focus starts on Cancel, or on what is to be filled in. */
  danger?: boolean | undefined
  /** What is shown to others cannot be unseen: nothing is red, but the focus starts on Cancel. */
  careful?: boolean | undefined
  /** The act is running: the dialog stays, its button busy with these words. */
  busy?: string | false | undefined
  /** Why it did not work; the dialog stays open. */
  error?: string | undefined
  onConfirm: () => void
  /** Cancel and Escape. */
  onClose: () => void
  /** More to fill in, such as a word to type; Enter in a field confirms. */
  children?: ReactNode
}

/** Asks before something is done. */
export function ConfirmDialog(props: Props) {
  const { open, title, message, confirmLabel, cancelLabel = 'Cancel', danger, careful } = props
  const { busy, error, onConfirm, onClose, children } = props
  const messageId = useId()
  const first = children ? undefined : danger || careful ? 'cancel' : 'confirm' // a field to fill in comes first by itself
  return (
    <Dialog open={open} kind="alert" title={title} describedBy={messageId} onClose={onClose}>
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
            data-first-focus={first === 'cancel' || undefined}
            onClick={onClose}
          >
            {cancelLabel}
          </Button>
          <Button
            variant={danger ? 'danger-solid' : 'primary'}
            data-first-focus={first === 'confirm' || undefined}
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
