import { browserVisibility } from './visibility'
import { createWakeLock } from './wake-lock'

/** The screen of this device. */
export const screenWakeLock = createWakeLock({
  request: 'wakeLock' in navigator ? () => navigator.wakeLock.request('screen') : undefined,
  visibility: browserVisibility,
})
