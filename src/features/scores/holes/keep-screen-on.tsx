import { useEffect, useState } from 'react'
import { screenWakeLock } from '~/platform/screen-lock'
import { Checkbox } from '~/ui/fields/checkbox'
import styles from './hole-entry.module.css'

/** The golfer's choice, since it costs battery: the screen stays on while holes are entered. */
export function KeepScreenOn() {
  const [on, setOn] = useState(false)
  useEffect(() => (on ? screenWakeLock.acquire() : undefined), [on])
  if (!screenWakeLock.isSupported) return null
  return (
    <Checkbox
      className={styles.screen}
      label="Keep the screen on"
      checked={on}
      onChange={({ target }) => setOn(target.checked)}
    />
  )
}
