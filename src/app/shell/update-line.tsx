import { Suspense, useSyncExternalStore } from 'react'
import { updateNotice } from '~/features/updates/update-notice'
import { lazyWithFallback } from '~/ui/layout/lazy-with-fallback'

const UpdateBanner = lazyWithFallback(() =>
  import('~/features/updates/update-banner').then((module) => module.UpdateBanner),
)

const none = () => undefined

/** Shows that a new version is ready; its code is loaded on demand. */
export function UpdateLine() {
  const update = useSyncExternalStore(updateNotice.subscribe, updateNotice.current, none)
  if (!update) return null
  return (
    <Suspense fallback={null}>
      <UpdateBanner {...update} />
    </Suspense>
  )
}
