import { useEffect, useState } from 'react'
import { screenWakeLock } from '~/platform/screen-lock'
import styles from './hole-entry.module.css'

/** The golfer's choice, since it costs battery: the screen stays on while holes are entered. */
export function KeepScreenOn() {
  const [on, setOn] = useState(false)
  useEffect(() => (on ? screenWakeLock.hold() : undefined), [on])
  if (!screenWakeLock.supported) return null
  return (
    <label className={styles.screen}>
      <input type="checkbox" checked={on} onChange={({ target }) => setOn(target.checked)} />
      Keep the screen on
    </label>
  )
}
