import { useSyncExternalStore } from 'react'
import { browserConnection } from '~/platform/connection'
import { Banner } from '~/ui/banner'

const online = () => browserConnection.online()

/** Says that there is no network, for as long as there is none. */
export function OfflineBanner() {
  const connected = useSyncExternalStore(browserConnection.listen, online, () => true)
  if (connected) return null
  return (
    <Banner kind="offline">
      <b>You’re offline.</b> What you see was loaded before.
    </Banner>
  )
}
