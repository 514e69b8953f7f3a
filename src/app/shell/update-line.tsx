import { lazy, Suspense, useSyncExternalStore, type ComponentType } from 'react'
import { updateNotice, type UpdateNotice } from '~/features/updates/update-notice'

const UpdateBanner = lazy(() =>
  import('~/features/updates/update-banner').then(
    (module): { default: ComponentType<UpdateNotice> } => ({ default: module.UpdateBanner }),
    (): { default: ComponentType<UpdateNotice> } => ({ default: () => null }),
  ),
)

const none = () => undefined

/** Says that a new version is ready, from then on; its code is not part of the start. */
export function UpdateLine() {
  const update = useSyncExternalStore(updateNotice.subscribe, updateNotice.current, none)
  if (!update) return null
  return (
    <Suspense fallback={null}>
      <UpdateBanner {...update} />
    </Suspense>
  )
}
