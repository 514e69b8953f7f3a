import { useHasRail } from '~/platform/use-media'
import { createPart, ShowPart } from '~/ui/part'

const part = createPart(() =>
  import('./rail-suggestions').then(({ RailSuggestions }) => RailSuggestions),
)

/** Where the rail is: golfers one may know, their code and their list asked for after the page is there. */
export function SuggestionsPlace({ ownId }: { ownId: number }) {
  return useHasRail() ? <ShowPart part={part} props={{ ownId }} quiet /> : null
}
