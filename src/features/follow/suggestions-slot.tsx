import { useHasRail } from '~/platform/use-media'
import { createPart, ShowPart } from '~/ui/lazy-part'
import { RailBones, RailPlace } from '~/ui/rail-slot'

const part = createPart(() =>
  import('./rail-suggestions').then(({ RailSuggestions }) => RailSuggestions),
)

type Props = {
  ownId: number
  /** The page's own content is there. */
  ready: boolean
}

/** Where the rail is: golfers one may know, their code and their list asked for after the page is there. */
export function SuggestionsPlace({ ownId, ready }: Props) {
  if (!useHasRail()) return null
  return (
    <RailPlace rows={3}>
      {ready ? (
        <ShowPart part={part} props={{ ownId }} fallback={<RailBones />} quiet />
      ) : (
        <RailBones />
      )}
    </RailPlace>
  )
}
