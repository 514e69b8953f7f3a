import { Suspense } from 'react'
import { useStore } from 'zustand/react'
import { updateNotice } from '~/features/updates/update-notice'
import { lazyWithFallback } from '~/ui/layout/lazy-with-fallback'

const UpdateBanner = lazyWithFallback(() =>
  import('~/features/updates/update-banner').then((module) => module.UpdateBanner),
)

/** Shows that a new version is ready; its code is loaded on demand. */
export function UpdateLine() {
  const update = useStore(updateNotice)
  if (!update) return null
  return (
    <Suspense fallback={null}>
      <UpdateBanner {...update} />
    </Suspense>
  )
}
