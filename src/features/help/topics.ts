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
export const helpTopics: readonly { topic: HelpTopic; name: string }[] = ORDER.map((topic) => ({
  topic,
  name: sectionNames[topic],
}))

/** The topic in an address; undefined if it is unknown. */
export const helpTopicNamed = (text: string | null) =>
  helpTopics.find(({ topic }) => topic === text)
