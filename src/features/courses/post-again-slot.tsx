import { Suspense } from 'react'
import { useHasRail } from '~/platform/use-media'
import { lazyWithFallback } from '~/ui/layout/lazy-with-fallback'
import { RailSkeleton, RailSlot } from '~/ui/layout/slots'

// Secondary content that phones do not show, so it is loaded late and left out if it cannot be loaded.
const PostAgain = lazyWithFallback(() => import('./post-again').then((module) => module.PostAgain))

/** 'Post again' in the rail, loaded once the page's own content is shown (`ready`). Renders nothing without a rail. */
export function PostAgainSlot({ ready = true }: { ready?: boolean }) {
  if (!useHasRail()) return null
  return (
    <RailSlot rows={2}>
      {ready ? (
        <Suspense fallback={<RailSkeleton />}>
          <PostAgain />
        </Suspense>
      ) : (
        <RailSkeleton />
      )}
    </RailSlot>
  )
}
