import { AlertHost } from '~/ui/overlay/alert-dialog'
import { ToastHost } from '~/ui/feedback/toast-host'

/** Renders the app's alerts and its undo bar. */
export const MessageHosts = () => (
  <>
    <ToastHost />
    <AlertHost />
  </>
)
