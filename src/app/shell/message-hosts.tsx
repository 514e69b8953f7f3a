import { AlertHost } from '~/ui/alert-host'
import { ToastHost } from '~/ui/toast-host'

/** Renders the app's alerts and its undo bar. */
export const MessageHosts = () => (
  <>
    <ToastHost />
    <AlertHost />
  </>
)
