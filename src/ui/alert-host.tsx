import { useSyncExternalStore } from 'react'
import { AlertDialog } from './alert-dialog'
import { alerts as appAlerts, type Alerts } from './alerts'

/** Shows what `alerts` has to say, one at a time. Once in the app. */
export function AlertHost({ alerts = appAlerts }: { alerts?: Alerts }) {
  const message = useSyncExternalStore(alerts.subscribe, alerts.current)
  // Keyed: the next message is a new dialog, heard anew, with the focus on its OK.
  return (
    <AlertDialog
      key={message}
      open={message !== undefined}
      message={message}
      onClose={alerts.close}
    />
  )
}
