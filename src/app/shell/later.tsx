import { useQueryClient } from '@tanstack/react-query'
import { raiseLastNotify, useLastNotify } from '~/features/feed/visit/last-notify'
import { InstallOffer } from '~/features/install/install-offer'
import { PushOffer } from '~/features/push-prompt/push-offer'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router-dom'
import { useStore } from 'zustand/react'
import { connectionMessages } from '~/domain/messages/connection'
import { cachedAges, feedAge } from '~/offline/cache'
import { realTimers } from '~/lib/timers'
import { useIsOnline } from '~/platform/connection'
import { browserTabs } from '~/platform/tabs'
import { hub } from '~/realtime/hub'
import { useUser } from '~/session/use-session'
import { Banner } from '~/ui/feedback/banner'
import { Button } from '~/ui/actions/button'

/** Milliseconds. A shorter interruption shows no line, since it would push the page down. */
const TROUBLE_DELAY_MS = 1000

/** Shows that live updates are interrupted although there is a network. Offline and stale data have their own lines. */
export function LiveLine() {
  const connected = useIsOnline()
  const since = useStore(cachedAges, feedAge)
  const trouble = useSyncExternalStore(hub.subscribe, hub.trouble)
  const isLasting = useIsLasting(connected && trouble !== undefined)
  const { pathname } = useLocation()
  useEffect(() => {
    if (hub.trouble()) hub.wake() // a navigation is a good moment to try again
  }, [pathname])
  if (!isLasting || !trouble || since !== undefined) return null
  if (trouble === 'trying') return <Banner kind="offline">{connectionMessages.reconnecting}</Banner>
  return (
    <Banner
      kind="offline"
      action={
        <Button variant="line" small onClick={hub.wake}>
          {connectionMessages.again}
        </Button>
      }
    >
      {connectionMessages.paused}
    </Banner>
  )
}

/** Whether the value has been true for a while; false at once when it ends. */
function useIsLasting(now: boolean): boolean {
  const [isLasting, setLasting] = useState(false)
  if (!now && isLasting) setLasting(false)
  useEffect(
    () => (now ? realTimers.after(TROUBLE_DELAY_MS, () => setLasting(true)) : undefined),
    [now],
  )
  return now && isLasting
}

/** Shares when the golfer last saw the news with the other tabs, so that all count the same. */
export function SharedNews() {
  const client = useQueryClient()
  const user = useUser()
  const seen = useLastNotify(user) ?? 0
  useEffect(() => {
    const tabs = browserTabs(`linx-seen-${user.us_id}`)
    if (seen > 0) tabs.announce(String(seen))
    return tabs.listen((what) => {
      const time = Number(what)
      if (time > seen) raiseLastNotify(client, user, time)
      if (time < seen) tabs.announce(String(seen)) // for a tab that started to listen later
    })
  }, [client, user, seen])
  return null
}

/** What follows the start: offers, and the news shared with other tabs. */
export const Offers = () => (
  <>
    <SharedNews />
    <InstallOffer />
    <PushOffer />
  </>
)
