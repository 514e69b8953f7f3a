import { Link } from 'react-router-dom'
import type { LinxView } from '~/domain/linx-view'
import { paths } from '~/routing/paths'
import { Tabs } from '~/ui/tabs'

const VIEWS = ['Following', 'My Linx'] as const

/** The views of one's own feed. */
export const LinxTabs = ({ view }: { view: LinxView }) => (
  <Tabs label="Linx views">
    {VIEWS.map((name) => (
      <Link key={name} to={paths.linx(name)} aria-current={name === view ? 'page' : undefined}>
        {name}
      </Link>
    ))}
  </Tabs>
)
