import { AlertHost } from '~/ui/alert-host'
import { ToastHost } from '~/ui/toast-host'

/** What shows the app's alerts and its undo bar. */
export const MessageHosts = () => (
  <>
    <ToastHost />
    <AlertHost />
  </>
)
