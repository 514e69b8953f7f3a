import { useHasRail } from '~/platform/use-media'
import { createLazyPart, ShowLazyPart } from '~/ui/layout/lazy-part'
import { RailSkeleton, RailSlot } from '~/ui/layout/slots'

type Props = { userId: number }

const part = createLazyPart<Props>(() => import('./last-five').then(({ LastFive }) => LastFive))

/**
 * The golfer's last five rounds, if the rail is shown; code and data are loaded after the page. It belongs below modules with
 * links, so that none of them moves when it disappears because there are too few rounds.
 */
export function LastFiveSlot(props: Props) {
  if (!useHasRail()) return null
  return (
    <RailSlot rows="chart">
      <ShowLazyPart part={part} props={props} fallback={<RailSkeleton />} isDeferred isSilent />
    </RailSlot>
  )
}
