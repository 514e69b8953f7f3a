import { useEffect, useSyncExternalStore } from 'react'
import { fromBeforeText } from '~/domain/messages/from-before'
import { clockText } from '~/domain/moment-text'
import { classNames } from '~/lib/class-names'
import { now } from '~/lib/clock'
import { browserConnection } from '~/platform/connection'
import { hub } from '~/realtime/hub'
import { keptAges } from '~/session/kept-lists'
import text from '~/ui/text.module.css'

type Props = {
  /** The list's, as `keptList` knows it. */
  name: string
  title: string
  onFresh: () => unknown
}

/**
 * Above a list from an earlier start: when it was loaded. It is asked for again as soon as there is a network; the browser
 * says so, or the hub does by connecting.
 */
export function FromBefore({ name, title, onFresh }: Props) {
  const since = useSyncExternalStore(keptAges.subscribe, () => keptAges.of(name))
  const old = since !== undefined
  useEffect(() => {
    if (!old) return undefined
    const forget = [
      browserConnection.listen((online) => online && onFresh()),
      hub.subscribe(() => hub.state() === 'Connected' && onFresh()),
    ]
    return () => forget.forEach((stop) => stop())
  }, [old, onFresh])
  if (!old) return null
  return (
    <p role="status" className={classNames('gutter', text.small, text.soft)}>
      {fromBeforeText(title, clockText(since, now()))}
    </p>
  )
}
