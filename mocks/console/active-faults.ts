import { isOn, type FlagTarget } from '../link/flags'
import { FLAGS } from '../link/link'

const percent = (share: number): string => `${Math.round(share * 100)}%`

/** Short texts for the simulated faults and conditions that are on; empty when there are none. */
export function activeFaults(target: FlagTarget): string[] {
  const { isOffline, latencyMs, skewMinutes } = target.conditions.current()
  const faults = target.backend.faults.list()
  const every = faults.find(({ operationId }) => operationId === '*')?.fault.share
  const named = faults.filter(({ operationId }) => operationId !== '*').length
  return [
    ...(isOffline ? ['offline'] : []),
    ...(latencyMs > 0 ? [`latency ${latencyMs} ms`] : []),
    ...(every === undefined ? [] : [`faults ${percent(every)}`]),
    ...(named > 0 ? [named === 1 ? '1 fault' : `${named} faults`] : []),
    ...(skewMinutes === 0 ? [] : ['clock skew']),
    ...FLAGS.filter((flag) => isOn(flag, target)).map((flag) => flag.replaceAll('-', ' ')),
  ]
}
