import { useEffect, useSyncExternalStore } from 'react'
import { fromBeforeText } from '~/domain/messages/from-before'
import { clockText } from '~/domain/moment-text'
import { classNames } from '~/lib/class-names'
import { now } from '~/lib/clock'
import { keptAges } from '~/session/kept-lists'
import text from '~/ui/text.module.css'
import { onNetworkBack } from './on-network-back'

type Props = {
  /** The list's, as `keptList` knows it. */
  name: string
  title: string
  onFresh: () => unknown
}

/**
 * Above a list from an earlier start: when it was loaded. It is asked for again as soon as there is a network.
 */
export function FromBefore({ name, title, onFresh }: Props) {
  const since = useSyncExternalStore(keptAges.subscribe, () => keptAges.of(name))
  const old = since !== undefined
  useEffect(() => (old ? onNetworkBack(onFresh) : undefined), [old, onFresh])
  if (!old) return null
  return (
    <p role="status" className={classNames('gutter', text.small, text.soft)}>
      {fromBeforeText(title, clockText(since, now()))}
    </p>
  )
}
