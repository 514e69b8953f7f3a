import { useSyncExternalStore } from 'react'
import { useStore } from 'zustand/react'
import { linxMessages } from '~/domain/messages/linx'
import { clockText } from '~/domain/dates/moment-text'
import { cachedAges, feedAge } from '~/offline/ages'
import { now } from '~/lib/clock'
import { browserConnection } from '~/platform/connection'
import { Banner } from '~/ui/feedback/banner'

const online = () => browserConnection.isOnline()

/** Shows that there is no network while there is none, and how old a cached feed is. */
export function OfflineBanner() {
  const connected = useSyncExternalStore(browserConnection.listen, online, () => true)
  const since = useStore(cachedAges, feedAge)
  if (connected && since === undefined) return null
  return (
    <Banner kind="offline">
      {!connected && <b>You’re offline. </b>}
      {since === undefined
        ? 'What you see was loaded earlier.'
        : linxMessages.from(clockText(since, now()))}
    </Banner>
  )
}
