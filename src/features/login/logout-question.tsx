import { outboxMessages } from '~/domain/messages/outbox'
import { ConfirmDialog } from '~/ui/overlay/confirm-dialog'

type Props = { unsent: number; onLogout: () => void; onClose: () => void }

/** Asks for confirmation before a logout that would lose scores. */
export const LogoutQuestion = ({ unsent, onLogout, onClose }: Props) => (
  <ConfirmDialog
    open
    danger
    title={outboxMessages.unsentTitle(unsent)}
    message={outboxMessages.unsentText(unsent)}
    confirmLabel="Logout"
    cancelLabel="Stay signed in"
    onConfirm={onLogout}
    onClose={onClose}
  />
)
