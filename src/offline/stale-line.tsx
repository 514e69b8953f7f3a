import { useEffect } from 'react'
import { useStore } from 'zustand/react'
import { cachedListText } from '~/domain/messages/cached-list'
import { clockText } from '~/domain/dates/moment-text'
import { classNames } from '~/lib/class-names'
import { now } from '~/lib/clock'
import { cachedListAges } from '~/offline/cached-lists'
import { Status } from '~/ui/feedback/status'
import text from '~/ui/layout/text.module.css'
import { onReconnect } from './on-reconnect'

type Props = {
  /** The list's name in the cache of `keptList`. */
  name: string
  title: string
  /** Whether the list is on the screen. The live region exists before its text, so that it is read aloud. */
  isShown: boolean
  onReconnected: () => unknown
}

/** Above a cached list: when it was loaded. The list reloads when the network is back. */
export function StaleLine({ name, title, isShown, onReconnected }: Props) {
  const since = useStore(cachedListAges, (ages) => (isShown ? ages[name] : undefined))
  const isStale = since !== undefined
  useEffect(() => (isStale ? onReconnect(onReconnected) : undefined), [isStale, onReconnected])
  return (
    <Status>
      {isStale && (
        <p className={classNames('gutter', text.small, text.soft)}>
          {cachedListText(title, clockText(since, now()))}
        </p>
      )}
    </Status>
  )
}
