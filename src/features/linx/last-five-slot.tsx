import { useHasRail } from '~/platform/use-media'
import { createPart, ShowPart } from '~/ui/lazy-part'
import { RailBones, RailPlace } from '~/ui/rail-slot'

type Props = { userId: number }

const part = createPart<Props>(() =>
  import('./last-five/last-five').then(({ LastFive }) => LastFive),
)

/**
 * Where the rail is: the golfer's last five rounds, their code and their feed asked for after the page is there. It stands below
 * what has links: for a golfer without enough rounds it goes, and nothing one may be about to press moves up.
 */
export function LastFivePlace(props: Props) {
  if (!useHasRail()) return null
  return (
    <RailPlace rows="chart">
      <ShowPart part={part} props={props} fallback={<RailBones />} late quiet />
    </RailPlace>
  )
}
