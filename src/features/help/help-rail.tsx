import { Link } from 'react-router-dom'
import { paths } from '~/routing/paths'
import { RailModule, railListClass } from '~/ui/layout/rail-module'
import { helpTopics } from './topics'

/** The topics of help. */
export const HelpRail = () => (
  <RailModule title="Help">
    <ul className={railListClass}>
      {helpTopics.map(({ topic, name }) => (
        <li key={topic}>
          <Link to={paths.help(topic)}>{name}</Link>
        </li>
      ))}
    </ul>
  </RailModule>
)
