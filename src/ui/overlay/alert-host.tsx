import { useStore } from 'zustand/react'
import { AlertDialog } from './alert-dialog'
import { alerts as appAlerts, type Alerts } from './alerts'

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
