import { Link } from '~/ui/actions/link'
import { paths } from '~/routing/paths'
import { RailModule, railListClass } from '~/ui/layout/rail-module'
import { sectionNames, type HelpTopic } from '~/routing/page-info'

/** In the order of the navigation; the app as a whole comes last. */
const ORDER: readonly HelpTopic[] = [
  'linx',
  'postscore',
  'following',
  'groups',
  'invite',
  'profile',
  'about',
]

/** The help topics, each named like its section. */
const helpTopics: readonly { topic: HelpTopic; name: string }[] = ORDER.map((topic) => ({
  topic,
  name: sectionNames[topic],
}))

/** The topic in an address; undefined if it is unknown. */
export const helpTopicNamed = (text: string | null) =>
  helpTopics.find(({ topic }) => topic === text)

/** The topics of help. */
export const HelpRail = () => (
  <RailModule title="Help">
    <ul className={railListClass} role="list">
      {helpTopics.map(({ topic, name }) => (
        <li key={topic}>
          <Link to={paths.help(topic)}>{name}</Link>
        </li>
      ))}
    </ul>
  </RailModule>
)
