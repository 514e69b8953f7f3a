import { useHasRail } from '~/platform/use-media'
import { createLazyPart, ShowLazyPart } from '~/ui/layout/lazy-part'
import { RailSkeleton, RailSlot } from '~/ui/layout/slots'

type Props = { userId: number }

const part = createLazyPart<Props>(() => import('./last-five').then(({ LastFive }) => LastFive))

/**
 * The golfer's last five rounds, where the rail is shown; code and data are loaded after the page. Below modules with
 * links: if it disappears for too few rounds, no link moves.
 */
export function LastFiveSlot(props: Props) {
  if (!useHasRail()) return null
  return (
    <RailSlot rows="chart">
      <ShowLazyPart part={part} props={props} fallback={<RailSkeleton />} isDeferred isSilent />
    </RailSlot>
  )
}
