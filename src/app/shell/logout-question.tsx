import { sessionMessages } from '~/domain/messages/session'
import { ConfirmDialog } from '~/ui/overlay/confirm-dialog'

type Props = { unsent: number; onLogout: () => void; onClose: () => void }

/** Asks for confirmation before a logout that would lose scores. */
export const LogoutQuestion = ({ unsent, onLogout, onClose }: Props) => (
  <ConfirmDialog
    open
    danger
    title={sessionMessages.unsentTitle(unsent)}
    message={sessionMessages.unsentText(unsent)}
    confirmLabel="Log out"
    cancelLabel="Stay"
    onConfirm={onLogout}
    onClose={onClose}
  />
)
