import { Skeleton } from '~/ui/feedback/skeleton'
import { Card, Cards } from '~/ui/layout/card'
import { VisuallyHidden } from '~/ui/layout/visually-hidden'

/** Stands where the form will be, for the moment it takes to look for a draft. */
export const FormSkeleton = () => (
  <div className="page__main" aria-busy="true">
    <VisuallyHidden role="status">Loading</VisuallyHidden>
    <Cards>
      {['8rem', '16rem', '6rem'].map((height) => (
        <Card key={height} inside="section">
          <Skeleton height={height} />
        </Card>
      ))}
    </Cards>
  </div>
)
