import { useHasRail } from '~/platform/use-media'
import { createLazyPart, ShowLazyPart } from '~/ui/layout/lazy-part'
import { RailSkeleton, RailSlot } from '~/ui/layout/slots'

const part = createLazyPart(() =>
  import('./rail-suggestions').then(({ RailSuggestions }) => RailSuggestions),
)

type Props = {
  ownId: number
  /** The page's own content has loaded. */
  ready: boolean
}

/** Suggested golfers, where the rail is shown; their code and data are loaded after the page. */
export function SuggestionsSlot({ ownId, ready }: Props) {
  if (!useHasRail()) return null
  return (
    <RailSlot rows={3}>
      {ready ? (
        <ShowLazyPart part={part} props={{ ownId }} fallback={<RailSkeleton />} isSilent />
      ) : (
        <RailSkeleton />
      )}
    </RailSlot>
  )
}
