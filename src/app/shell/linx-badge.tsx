import { useLinxBadge } from '~/features/linx/use-linx-badge'
import { Badge } from '~/ui/badge'

/** How many linx are new, on the Linx link. */
export const LinxBadge = ({ className }: { className?: string | undefined }) => (
  <Badge count={useLinxBadge()} label="new" className={className} />
)
