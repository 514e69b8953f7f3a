import { useHasRail } from '~/platform/use-media'
import { createLazyPart, ShowLazyPart } from '~/ui/lazy-part'
import { RailSkeleton, RailSlot } from '~/ui/rail-slot'

const part = createLazyPart(() =>
  import('./rail-suggestions').then(({ RailSuggestions }) => RailSuggestions),
)

type Props = {
  ownId: number
  /** The page's own content is there. */
  ready: boolean
}

/** Where the rail is: golfers one may know, their code and their list asked for after the page is there. */
export function SuggestionsSlot({ ownId, ready }: Props) {
  if (!useHasRail()) return null
  return (
    <RailSlot rows={3}>
      {ready ? (
        <ShowLazyPart part={part} props={{ ownId }} fallback={<RailSkeleton />} quiet />
      ) : (
        <RailSkeleton />
      )}
    </RailSlot>
  )
}
