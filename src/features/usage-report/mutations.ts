import { mutationOptions } from '@tanstack/react-query'
import { unlock } from './access-key'

/** Unlocks the report with the operator's key. */
export const unlockReport = () =>
  mutationOptions({ mutationKey: ['usage-report', 'unlock'], mutationFn: unlock })
