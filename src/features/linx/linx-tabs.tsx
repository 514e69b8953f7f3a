import { Link } from 'react-router-dom'
import { MY_BETS, type LinxView } from '~/domain/linx-view'
import { paths } from '~/routing/paths'
import { routerState } from '~/routing/router-state'
import { Tabs } from '~/ui/tabs'

const VIEWS = ['Following', 'My Linx', MY_BETS] as const

/** The views of one's own feed. Each goes on where it was left; the one being shown goes to its top. */
export const LinxTabs = ({ view }: { view: LinxView | typeof MY_BETS }) => (
  <Tabs label="Linx views">
    {VIEWS.map((name) => (
      <Link
        key={name}
        to={paths.linx(name)}
        aria-current={name === view ? 'page' : undefined}
        {...(name !== view && {
          state: routerState({ keepPlace: true }),
          preventScrollReset: true,
        })}
      >
        {name}
      </Link>
    ))}
  </Tabs>
)
