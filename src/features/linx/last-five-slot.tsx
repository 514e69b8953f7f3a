import { useHasRail } from '~/platform/use-media'
import { createLazyPart, ShowLazyPart } from '~/ui/lazy-part'
import { RailSkeleton, RailSlot } from '~/ui/rail-slot'

type Props = { userId: number }

const part = createLazyPart<Props>(() =>
  import('./last-five/last-five').then(({ LastFive }) => LastFive),
)

/**
 * Where the rail is: the golfer's last five rounds, their code and their feed asked for after the page is there. It stands below
 * what has links: for a golfer without enough rounds it goes, and nothing one may be about to press moves up.
 */
export function LastFiveSlot(props: Props) {
  if (!useHasRail()) return null
  return (
    <RailSlot rows="chart">
      <ShowLazyPart part={part} props={props} fallback={<RailSkeleton />} isDeferred isSilent />
    </RailSlot>
  )
}
