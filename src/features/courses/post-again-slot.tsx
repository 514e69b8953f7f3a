import { Suspense } from 'react'
import { useHasRail } from '~/platform/use-media'
import { lazyWithFallback } from '~/ui/layout/lazy-with-fallback'
import { RailSkeleton, RailSlot } from '~/ui/layout/slots'

// Secondary content that phones do not show, so it is loaded late and left out when it cannot be loaded.
const PostAgain = lazyWithFallback(() => import('./post-again').then((module) => module.PostAgain))

/** The rail's way to post at a course again, once the page's own content is there (`ready`). Nothing without a rail. */
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
